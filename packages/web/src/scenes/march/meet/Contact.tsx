import type { saga } from '@warmoot/rules';
import { type ReactNode, useState } from 'react';
import { type ChoiceRow, RadioRows } from '../../../design/forms/RadioRows.js';
import { Foot } from '../../shared/Foot.js';
import { SceneHead } from '../../shared/SceneHead.js';
import type { AskedProps, Step } from '../model.js';
import { type Telling, useTelling } from '../telling.js';
import type { MarchWords } from '../words.js';
import { Carried } from './Carried.js';

type Choice = saga.march.MarchChoice;
type Contacts = Extract<
  Step,
  { step: 'pickSide' | 'handOver' | 'giveChase' | 'getAway' | 'holdThere' | 'attackThere' | 'askParley' | 'takeParley' }
>;

interface Ask {
  readonly head: string;
  readonly lead: string;
  readonly rows: (choice: Choice) => Omit<ChoiceRow, 'key'>;
  readonly act: string;
  readonly more?: ReactNode;
}

const otherIn = (pair: readonly string[], party: string): string => pair.find((one) => one !== party) ?? '';

const contactLead = (
  t: MarchWords,
  { kind, attacker, defender, at }: saga.march.Contact,
  span: (key: string) => string,
): string => t.contactSays[kind]({ attacker, defender, span: span(at) });

/** What two who have met may be asked: how it is put, and how each answer reads. */
const askOf = ({ t, span }: Telling, { asked }: AskedProps, step: Contacts): Ask => {
  switch (step.step) {
    case 'pickSide':
      return {
        head: t.sideHead,
        lead: t.sideNote,
        act: t.decide,
        rows: (choice) => ({
          title:
            choice.choose === 'attack'
              ? t.attackAt({ span: span(choice.at) })
              : choice.choose === 'stand'
                ? t.standAt({ span: span(choice.at) })
                : '',
          icon: choice.choose === 'attack' ? 'sc-battle' : 'ar-shield',
        }),
      };
    case 'handOver':
      return {
        head: t.contactHead[step.contact.kind],
        lead: `${contactLead(t, step.contact, span)} ${t.bothAgree}`,
        act: t.sealIt,
        rows: (choice) => {
          if (choice.choose !== 'now') return { title: t.later, notes: [t.laterNote], icon: 'sc-free' };
          if (choice.as === 'battle') return { title: t.asBattle, icon: 'sc-battle' };
          return {
            title: t.asDuel,
            icon: 'sc-duel',
            notes: [t.duelAt({ distance: t.distances[choice.distance] })],
          };
        },
      };
    case 'giveChase':
      return {
        head: t.chaseHead({ who: step.quarry }),
        lead: '',
        act: t.decide,
        rows: (choice) =>
          choice.choose === 'chase'
            ? { title: t.chaseIt, notes: [t.chaseNote({ gap: step.gap })], icon: 'wy-open' }
            : { title: t.letGo, notes: [t.letGoNote], icon: 'pc-rest' },
      };
    case 'getAway':
      return {
        head: t.awayHead,
        lead: t.awayNote({ who: step.from }),
        act: t.decide,
        rows: (choice) => {
          const to = choice.choose === 'go' ? choice.to : '';
          return { title: t.goTo({ span: span(to) }) };
        },
      };
    case 'holdThere':
      return {
        head: t.holdHead({ span: span(step.span), who: step.other }),
        lead: '',
        act: t.decide,
        rows: (choice) =>
          choice.choose === 'hold'
            ? { title: t.holdIt, notes: [t.holdItNote], icon: 'ar-shield' }
            : { title: t.letBe, icon: 'pc-rest' },
      };
    case 'attackThere':
      return {
        head: t.holdsHead({ span: span(step.span), who: step.first }),
        lead: '',
        act: t.decide,
        rows: (choice) =>
          choice.choose === 'close'
            ? { title: t.attackIt, notes: [t.attackItNote({ who: step.first })], icon: 'sc-battle' }
            : { title: t.letBe, icon: 'pc-rest' },
      };
    case 'askParley':
      return {
        head: t.parleyHead({ who: otherIn(step.pair, asked.as) }),
        lead: '',
        act: t.decide,
        rows: (choice) =>
          choice.choose === 'parley'
            ? { title: t.askParley, notes: [t.askParleyNote], icon: 'sc-talk' }
            : { title: t.noParley, icon: 'ar-shield' },
      };
    case 'takeParley':
      return {
        head: t.takeHead({ who: step.by }),
        lead: '',
        act: t.decide,
        rows: (choice) =>
          choice.choose === 'parley'
            ? { title: t.takeParley, icon: 'sc-talk' }
            : { title: t.refuseParley, icon: 'ar-shield' },
      };
  }
};

/** In Mass Combat the Fight Distance is of no account: one row is enough. */
const offered = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(
    (choice, at) =>
      choice.choose !== 'now' ||
      choice.as !== 'battle' ||
      choices.findIndex((one) => one.choose === 'now' && one.as === 'battle') === at,
  );

const keyOf = (choice: Choice): string => JSON.stringify(choice);

/** Two have met, or part: the few answers there are, each with what follows. */
export const Contact = (props: AskedProps & { readonly step: Contacts }) => {
  const { view, run, asking, asked, answer, busy, people, step } = props;
  const telling = useTelling(view);
  const { t } = telling;
  const [at, setAt] = useState<string | null>(null);
  const { head, lead, rows, act } = askOf(telling, props, step);
  const choices = offered((run.choices(asked) ?? []) as unknown as readonly Choice[]);
  const picked = choices.find((choice) => keyOf(choice) === at);
  const now = picked?.choose === 'now' ? picked : null;
  const isMade = asking.made.has(asked.as);
  const give = (): void => {
    if (picked !== undefined && !busy) answer(asked, picked);
  };
  return (
    <>
      <div className="scene-body march-contact" data-yours="">
        <SceneHead title={head} aside={asking.mine.length > 1 ? asked.as : null} />
        {lead === '' ? null : <p className="scene-lead">{lead}</p>}
        <div className="scene-rows">
          <RadioRows
            legend={head}
            quietLegend
            rows={choices.map((choice) => ({ key: keyOf(choice), ...rows(choice) }))}
            picked={at}
            onPick={setAt}
            onAgain={give}
          />
        </div>
        {step.step === 'handOver' ? (
          <Carried
            view={view}
            contact={step.contact}
            as={now?.as ?? step.ways[0] ?? 'duel'}
            distance={now?.distance ?? null}
          />
        ) : null}
      </div>
      <Foot
        of={{ asking, asked, people, busy }}
        title={picked === undefined ? t.chooseSecretNone : (rows(picked).title as string)}
        act={act}
        off={picked === undefined ? t.chooseSecretNone : null}
        onAct={give}
        made={isMade}
      />
    </>
  );
};
