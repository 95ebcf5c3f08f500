import { saga } from '@warmoot/rules';
import { percentText } from '../../../design/chance/Chance.js';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import { type Book, type MarchView, placeOf } from '../model.js';
import { chanceOf, ownCheck, pastThrows } from '../odds.js';
import { useTelling } from '../telling.js';
import { MARCH } from '../words.js';
import { leadable, type Picked, watchersOn } from './planning.js';

interface OptionsProps {
  readonly view: MarchView;
  readonly book: Book;
  readonly picked: Picked;
  readonly plan: saga.march.Plan;
  readonly onPick: (picked: Picked) => void;
}

const NONE = 'none';

/** SAGA-MOVE-024: the approach that watchers mark, before they know of anybody. */
const Marks = ({ view, book, picked, onPick }: OptionsProps) => {
  const { t } = useSpoken(MARCH);
  const { approaches } = saga.march.partyIn(view, book.party.name);
  if (approaches.length === 0) return null;
  return (
    <RadioRows
      legend={t.marks}
      rows={approaches.map((approach, nth) => ({ key: `${nth}`, title: approach }))}
      picked={`${picked.marks ?? 0}`}
      onPick={(key) => onPick({ ...picked, marks: Number(key) })}
    />
  );
};

/** SAGA-MOVE-024: to pass watchers of whom one knows, by one of the approaches. */
const Past = ({ view, book, picked, plan, onPick }: OptionsProps) => {
  const { t, span } = useTelling(view);
  const { ui } = useWords();
  const { roads } = view.given;
  const today = saga.march.itinerary(roads, book, plan.route, plan.pace)[0]?.spans ?? [];
  return watchersOn(view, book, today).map((one) => {
    const throws = pastThrows(view, book, plan.pace, one);
    const { [one.name]: at, ...others } = picked.past;
    return (
      <div key={one.name} className="march-option">
        <RadioRows
          legend={t.watchers({ who: one.name, span: span(placeOf(one)) })}
          rows={[
            { key: NONE, title: t.asUsual },
            ...saga.march.partyIn(view, one.name).approaches.map((approach, nth) => ({
              key: `${nth}`,
              title: t.approach({ approach }),
              notes:
                throws === null
                  ? []
                  : [
                      t.approachOdds({
                        marked: percentText(ui, chanceOf(throws.marked)),
                        free: percentText(ui, chanceOf(throws.free)),
                      }),
                    ],
            })),
          ]}
          picked={at === undefined ? NONE : `${at}`}
          onPick={(key) => onPick({ ...picked, past: key === NONE ? others : { ...others, [one.name]: Number(key) } })}
        />
        <p className="small soft">{t.watchersNote}</p>
      </div>
    );
  });
};

/** SAGA-MOVE-012: on a day of Careful or Rest one may live off the land. */
const Forage = ({ view, book, picked, plan, onPick }: OptionsProps) => {
  const { t } = useSpoken(MARCH);
  const { ui } = useWords();
  if (plan.pace !== 'careful' && plan.pace !== 'rest') return null;
  const at = saga.march.itinerary(view.given.roads, book, plan.route, plan.pace)[0]?.at ?? book.at;
  const thrown = ownCheck(view, book, { ...plan, lead: null }, 'forage', at);
  return (
    <label className="march-check">
      <input
        type="checkbox"
        checked={picked.forage}
        onChange={({ target }) => onPick({ ...picked, forage: target.checked })}
      />
      {t.forageBox({ chance: percentText(ui, chanceOf(thrown)) })}
    </label>
  );
};

/** SAGA-MOVE-013: who goes by boat may look for a fair wind in the morning, and may find a foul one. */
const Sail = ({ view, book, picked, plan, onPick }: OptionsProps) => {
  const { t } = useSpoken(MARCH);
  const { ui } = useWords();
  if (plan.route.length === 0 || !saga.march.goesByBoat(view.given.roads, book, plan.route)) return null;
  const thrown = ownCheck(view, book, { ...plan, sail: true, lead: null }, 'sail');
  return (
    <label className="march-check">
      <input
        type="checkbox"
        checked={picked.sail}
        onChange={({ target }) => onPick({ ...picked, sail: target.checked })}
      />
      {t.sailBox({ chance: percentText(ui, chanceOf(thrown)) })}
    </label>
  );
};

/** SAGA-MOVE-005: the check for which Lead is tried. */
const Lead = ({ view, book, picked, plan, onPick }: OptionsProps) => {
  const { t } = useSpoken(MARCH);
  const { ui } = useWords();
  const open = leadable(view, book, { ...plan, lead: null });
  if (open.length === 0) return null;
  const thrown = ownCheck(view, book, { ...plan, lead: open[0] ?? null }, 'lead');
  return (
    <div className="march-option">
      <RadioRows
        legend={t.lead}
        rows={[NONE, ...open].map((key) => ({ key, title: t.leads[key as 'none'] }))}
        picked={plan.lead ?? NONE}
        onPick={(key) => onPick({ ...picked, lead: key === NONE ? null : (key as saga.march.LedCheck) })}
      />
      <p className="small soft">{t.leadNote({ chance: percentText(ui, chanceOf(thrown)) })}</p>
    </div>
  );
};

/** What a plan may say beside way and pace, where there is anything to say. */
export const Options = (props: OptionsProps) => (
  <div className="march-options">
    <Marks {...props} />
    <Past {...props} />
    <Forage {...props} />
    <Sail {...props} />
    <Lead {...props} />
  </div>
);
