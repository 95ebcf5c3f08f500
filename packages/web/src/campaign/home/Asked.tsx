import type { Json } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../../design/forms/Button.js';
import '../../design/panels/leaf.css';
import { useCampaignIn } from '../useCampaign.js';
import { type AskedNow, askedIn } from './agenda.js';
import { HealForm } from './HealForm.js';
import { HOME } from './words.js';

const AidButtons = ({ character }: { readonly character: string }) => {
  const { t, act, play, seen, table } = useCampaignIn(HOME);
  const [, goTo] = useLocation();
  const byCheck = saga.campaign.everyOption(seen.open.options)['saga.duel.aid'] === 'heal7';
  const roll = async (): Promise<void> => {
    const helpers = Object.values(seen.open.characters)
      .filter((one) => one.id !== character && one.dead === null && 'skills' in one && one.skills !== null)
      .filter(({ wounds }) => !saga.healing.outsideCombat(wounds).incapable)
      .map(({ id }) => id)
      .slice(0, 20);
    if ((await play({ play: 'aid', character, helpers })) === null) goTo(`/t/${table}`);
  };
  return (
    <p className="asked-acts">
      {byCheck ? (
        <Button small kind="act" onClick={() => void roll()}>
          {t.aidCheck}
        </Button>
      ) : (
        <Button small kind="act" onClick={() => void act({ deed: 'aid', character, came: true })}>
          {t.aidCame}
        </Button>
      )}
      <Button small onClick={() => void act({ deed: 'aid', character, came: false })}>
        {t.aidLate}
      </Button>
    </p>
  );
};

const FollowButtons = ({ entry }: { readonly entry: saga.campaign.Entry }) => {
  const { t, act, table } = useCampaignIn(HOME);
  return (
    <p className="asked-acts">
      <ButtonLink small href={`/t/${table}/next/${entry.id}`}>
        {t.name}
      </ButtonLink>
      <Button small kind="quiet" onClick={() => void act({ deed: 'follow', entry: entry.id, next: null })}>
        {t.noneYet}
      </Button>
    </p>
  );
};

/** Whether something proposed says whose wealth a scene serves. */
const isCreditFor = (value: Json, entry: string): boolean => {
  const { deed } = (value ?? {}) as { readonly deed?: { readonly deed?: string; readonly entry?: string } };
  return deed?.deed === 'credit' && deed.entry === entry;
};

export const CreditButtons = ({ entry }: { readonly entry: saga.campaign.Entry }) => {
  const { t, act, table, sitting } = useCampaignIn(HOME);
  const isProposed = (sitting.seen?.proposals ?? []).some(
    ({ about, value }) => about === 'campaign' && isCreditFor(value, entry.id),
  );
  const none = { deed: 'credit', entry: entry.id, raise: null, lower: null } as const;
  return (
    <p className="asked-acts">
      <ButtonLink small href={`/t/${table}/setting#year`}>
        {t.toYear}
      </ButtonLink>
      <Button small kind="quiet" off={isProposed ? t.isProposed : null} onClick={() => void act(none)}>
        {t.creditNone}
      </Button>
    </p>
  );
};

/** One thing that is asked, in a sentence, and how it is answered. */
const useAsked = (): ((asked: AskedNow) => { readonly what: string; readonly how: ReactNode }) => {
  const { t, act, play, table } = useCampaignIn(HOME);
  const [, goTo] = useLocation();
  const toYear = (
    <p className="asked-acts">
      <ButtonLink small href={`/t/${table}/setting#year`}>
        {t.toYear}
      </ButtonLink>
    </p>
  );
  return (asked) => {
    switch (asked.ask) {
      case 'aid':
        return { what: t.aid({ name: asked.character.name }), how: <AidButtons character={asked.character.id} /> };
      case 'follow':
        return { what: t.follow({ title: asked.entry.title }), how: <FollowButtons entry={asked.entry} /> };
      case 'heal':
        return {
          what: t.heal({ name: asked.character.name, days: asked.days.length }),
          how: <HealForm key={asked.days.length} character={asked.character} days={asked.days.length} />,
        };
      case 'settle':
        return { what: t.settle({ name: asked.unit.name }), how: toYear };
      case 'reckon':
        return {
          what: t.reckon({ year: asked.year }),
          how: (
            <p className="asked-acts">
              <Button small onClick={() => void act({ deed: 'reckon' })}>
                {t.reckonAct}
              </Button>
            </p>
          ),
        };
      case 'ratings': {
        const characters = asked.characters.map(({ id }) => id).slice(0, 200);
        const roll = async (): Promise<void> => {
          if ((await play({ play: 'generation', characters })) === null) goTo(`/t/${table}`);
        };
        return {
          what: t.ratings({
            names: asked.characters
              .slice(0, 8)
              .map(({ name }) => name)
              .join(', '),
          }),
          how: (
            <p className="asked-acts">
              <Button small onClick={() => void roll()}>
                {t.ratingsAct}
              </Button>
            </p>
          ),
        };
      }
      case 'credit':
        return { what: t.credit({ title: asked.entry.title }), how: <CreditButtons entry={asked.entry} /> };
    }
  };
};

const keyOf = (asked: AskedNow): string => {
  if ('character' in asked) return `${asked.ask} ${asked.character.id}`;
  if ('entry' in asked) return `${asked.ask} ${asked.entry.id}`;
  return 'unit' in asked ? `${asked.ask} ${asked.unit.id}` : asked.ask;
};

/** What the campaign waits for. */
export const AskedList = () => {
  const { t, seen, plays } = useCampaignIn(HOME);
  const all = useMemo(() => askedIn(seen), [seen]);
  const say = useAsked();
  if (all.length === 0) return null;
  return (
    <section className="asked-now">
      <h2>{t.asked}</h2>
      <ul className="apart">
        {all.map((asked) => {
          const { what, how } = say(asked);
          return (
            <li key={keyOf(asked)} className="leaf">
              <p className="asked-what">{what}</p>
              {plays ? how : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
