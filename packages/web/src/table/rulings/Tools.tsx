import type { table } from '@warmoot/rules';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Choose } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { areNoticesWanted, wantNotices } from '../../net/notify.js';
import { staysSealed } from '../../net/sealed.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import { useSpoken } from '../../words/speech.js';
import { TABLE } from '../words.js';
import { isPlayer, proposeOptions, proposeTo } from './propose.js';

/** The times that are offered for each of the table's waits, in seconds. */
const TIMES = {
  deadline: { never: null, afterMinute: 60, afterDay: 86_400 },
  absence: { afterHour: 3600, afterDay: 86_400, afterWeek: 604_800, afterMonth: 2_592_000, never: null },
  standIn: { afterMinute: 60, afterTenMinutes: 600, afterHour: 3600, afterDay: 86_400, never: null },
} as const;
type Wait = keyof typeof TIMES;
type TimeKey = { [W in Wait]: keyof (typeof TIMES)[W] }[Wait];

interface TimesProps {
  readonly of: Wait;
  readonly options: table.TableOptions;
  readonly onGo: (seconds: number | null) => void;
}

/** One of the table's waits. A table that was opened elsewhere may have another time, which is said as it is. */
const Times = ({ of, options, onGo }: TimesProps) => {
  const { t } = useSpoken(TABLE);
  const times = Object.entries(TIMES[of]) as readonly (readonly [TimeKey, number | null])[];
  const at = options[of];
  const other = times.some(([, seconds]) => seconds === at)
    ? []
    : [{ key: String(at), label: t.afterSeconds({ n: at ?? 0 }) }];
  return (
    <Choose
      label={t[of]}
      options={[...times.map(([key, seconds]) => ({ key: String(seconds), label: t[key] })), ...other]}
      at={String(at)}
      onPick={(key) => onGo(key === 'null' ? null : Number(key))}
    />
  );
};

interface ToolsProps {
  readonly sitting: Sitting;
  readonly act: Do;
  /** Where the dice come from and whether it is shown who has sealed stand on the sheet beside it. */
  readonly hasSheet?: boolean;
}

/** How the table plays. It is the table's to change, so it is proposed. */
const Options = ({ sitting, act, hasSheet = false }: ToolsProps) => {
  const { t } = useSpoken(TABLE);
  const { seen } = sitting;
  const [changed, setChanged] = useState<Partial<table.TableOptions>>({});
  if (seen === null) return null;
  const options: table.TableOptions = { ...seen.options, ...changed };
  const isChanged = (Object.keys(changed) as (keyof table.TableOptions)[]).some(
    (key) => changed[key] !== seen.options[key],
  );
  const people = seen.seats.filter(({ role, holder, taken }) => role === 'player' && holder !== 'computer' && taken);
  return (
    <div className="options apart">
      {hasSheet ? null : (
        <Switch
          legend={t.dice}
          options={{ seed: t.seeded, shared: t.shared, typed: t.typed }}
          at={options.dice}
          onGo={(dice) => setChanged({ ...changed, dice })}
        />
      )}
      {options.dice === 'shared' ? <p className="small soft">{t.sharedNote}</p> : null}
      {hasSheet ? null : (
        <Switch
          legend={t.hideMade}
          options={{ shown: t.shown, hidden: t.hidden }}
          at={options.hideMade ? 'hidden' : 'shown'}
          onGo={(key) => setChanged({ ...changed, hideMade: key === 'hidden' })}
        />
      )}
      {(['deadline', 'absence', 'standIn'] as const).map((of) => (
        <Times key={of} of={of} options={options} onGo={(seconds) => setChanged({ ...changed, [of]: seconds })} />
      ))}
      <p className="small soft">{t.ownNote}</p>
      <Switch
        legend={t.referee}
        options={[{ key: '', label: t.nobody }, ...people.map(({ seat, name }) => ({ key: seat, label: name }))]}
        at={options.referee ?? ''}
        onGo={(key) => setChanged({ ...changed, referee: key === '' ? null : key })}
      />
      <p>
        <Button
          small
          off={isChanged ? null : t.asItStands}
          onClick={() => {
            proposeOptions(sitting, act, changed);
            setChanged({});
          }}
        >
          {t.propOptions}
        </Button>
      </p>
    </div>
  );
};

/** Notices of the browser: only where somebody switches them on. */
const NoticeSwitch = () => {
  const { t } = useSpoken(TABLE);
  const [isOn, setOn] = useState(areNoticesWanted);
  const [isDenied, setDenied] = useState(false);
  if (!('Notification' in window)) return null;
  const go = async (wanted: boolean): Promise<void> => {
    const granted = await wantNotices(wanted);
    setOn(wanted && granted);
    setDenied(wanted && !granted);
  };
  return (
    <section className="notices">
      <Switch
        legend={t.notices}
        options={{ on: t.noticesOn, off: t.noticesOff }}
        at={isOn ? 'on' : 'off'}
        onGo={(key) => void go(key === 'on')}
      />
      {isDenied ? <p className="small">{t.noticesDenied}</p> : null}
    </section>
  );
};

/** What the table can settle among itself, and the proof that its dice are honest. */
export const Tools = ({ sitting, act, hasSheet = false }: ToolsProps) => {
  const { t } = useSpoken(TABLE);
  const { seen, scene } = sitting;
  const head = seen?.scenes.find((one) => one.scene === scene?.scene);
  const isShared = scene?.dice !== undefined;
  const isSealed = head !== undefined && staysSealed(sitting, head.scene);
  const note = isSealed ? t.sealedDiceNote : isShared ? t.sharedDiceNote : t.commitmentNote;
  return (
    <div className="tools">
      {isPlayer(sitting) ? (
        <section>
          <h2>{t.propose}</h2>
          <p className="small soft">{t.proposeNote}</p>
          <p className="stack">
            {scene === null && !seen?.paused ? null : (
              <Button small onClick={() => proposeTo(sitting, act, seen?.paused ? 'goOn' : 'pause', {})}>
                {seen?.paused ? t.goOn : t.pause}
              </Button>
            )}
            {scene === null ? null : (
              <>
                <Button small onClick={() => proposeTo(sitting, act, 'openLog', {})}>
                  {t.openLog}
                </Button>
                <Button small onClick={() => proposeTo(sitting, act, 'abandon', {})}>
                  {t.abandon}
                </Button>
              </>
            )}
          </p>
          <details open={scene === null && !hasSheet}>
            <summary>{hasSheet ? t.finer : t.options}</summary>
            <Options sitting={sitting} act={act} hasSheet={hasSheet} />
          </details>
        </section>
      ) : null}
      {head?.commitment ? (
        <section>
          <h2>{t.commitment}</h2>
          <p className="hash">{head.commitment}</p>
          <p className="small soft">{note}</p>
        </section>
      ) : null}
      <NoticeSwitch />
    </div>
  );
};
