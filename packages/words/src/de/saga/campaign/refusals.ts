import type { Json } from '@warmoot/kernel';
import { plainData, spaced } from '../../../plain.js';
import type { BrokenWords } from '../../../sagaWords.js';
import type { FormWords } from '../../../words.js';
import { count, quoted } from '../../grammar.js';
import { TROOP_NAMES } from '../battle/names.js';
import { character } from '../character.js';

const text = (fact: Json | undefined): string => plainData(fact ?? null);
const titled = (fact: Json | undefined): string => (fact === undefined ? 'dieser Eintrag' : quoted(text(fact)));
const motive = (fact: Json | undefined): string =>
  Object.hasOwn(character.motives, String(fact)) ? character.motives[fact as 'proud'] : spaced(text(fact));
const troop = (fact: Json | undefined): string =>
  Object.hasOwn(TROOP_NAMES, String(fact)) ? TROOP_NAMES[fact as 'pikemen'] : 'Soldaten einer Art';
const days = (fact: Json | undefined): string => count(typeof fact === 'number' ? fact : 0, 'Tag', 'Tage');

export const campaignBroken: BrokenWords = {
  'campaign.castSize': ({ least, most, characters }) =>
    `Wer spielt, hat ${text(least)} bis ${text(most)} Hauptfiguren, nicht ${text(characters)}.`,
  'campaign.drafted': () => 'Die Hauptfiguren sind ausgewählt; eine zweite Auswahl gibt es nicht.',
  'campaign.noNumbers': () => 'Sagt zuerst, wer wie viele Hauptfiguren hat.',
  'campaign.byHand': () =>
    'Werte werden gewürfelt. Von Hand schreibt man sie nur, wo die Optionen es sagen oder der Tisch es entscheidet.',
  'campaign.pairOverTwelve': ({ left, right, sum }) =>
    `${motive(left)} und ${motive(right)} kommen zusammen auf höchstens 12, nicht auf ${text(sum)}.`,
  'campaign.terrainTooLate': ({ name }) =>
    `Ein Gelände benennt man, wenn die Figur entsteht; ${text(name)} war seither in einer Szene und kennt keines am besten.`,
  'campaign.terrainFixed': ({ terrain }) => `Das Gelände ist benannt und bleibt es: ${text(terrain)}.`,
  'campaign.noRatings': ({ name }) => `${text(name)} hat noch keine Werte. Lasst sie zuerst auswürfeln.`,
  'campaign.noMotives': ({ name }) => `${text(name)} hat noch keine Beweggründe. Lasst sie zuerst auswürfeln.`,
  'campaign.hasRatings': ({ name }) => `${text(name)} hat schon alle Werte; nichts wird neu gewürfelt.`,
  'campaign.neverEnds': () => 'In der früheren Ausgabe bleibt ein Leitmotiv, wenn die Optionen es nicht anders sagen.',
  'campaign.noGrowth': () => 'In der früheren Ausgabe ändern sich Beweggründe nicht.',
  'campaign.regretted': ({ scene }) => `Das ist hierfür schon bereut und zählt einmal: ${titled(scene)}.`,
  'campaign.notPlayed': ({ scene }) => `Daraus ist noch nichts geworden; nenne eine gespielte Szene: ${titled(scene)}.`,
  'campaign.lowest': ({ motive: which }) => `${motive(which)} steht auf 2 und sinkt nicht weiter.`,
  'campaign.fromTheDraft': ({ name }) =>
    `Hauptfiguren kommen aus der Wahl oder an die Stelle einer toten. Nehmt ${text(name)} als andere Figur auf.`,
  'campaign.mainOfNobody': ({ name }) => `${text(name)} braucht jemanden am Tisch: Hauptfiguren werden geführt.`,
  'campaign.isMain': ({ name }) => `${text(name)} ist schon eine Hauptfigur.`,
  'campaign.notLost': ({ name }) => `${text(name)} ist keine tote Hauptfigur; niemand tritt an diese Stelle.`,
  'campaign.replaced': ({ name, by }) => `${text(by)} steht schon anstelle von ${text(name)}.`,
  'campaign.mainCharacter': ({ name }) => `${text(name)} ist eine Hauptfigur und wird von niemand anderem geführt.`,
  'campaign.past': ({ day, today }) => `Tag ${text(day)} ist vorbei; heute ist Tag ${text(today)}.`,
  'campaign.notPlanned': ({ title }) => `Nur was noch geplant ist, wird geändert oder gestrichen: ${titled(title)}.`,
  'campaign.notRunning': ({ title }) => `Das wird gerade nicht gespielt: ${titled(title)}.`,
  'campaign.notPaused': ({ title }) => `Das ist nicht unterbrochen: ${titled(title)}.`,
  'campaign.playedAtTable': ({ title }) =>
    `Das wird am Tisch nach seinen Regeln gespielt und endet dort von selbst: ${titled(title)}.`,
  'campaign.notSetUp': ({ title }) =>
    `Bei ${titled(title)} hat noch niemand gesagt, wer kämpft. Ändert zuerst den Plan.`,
  'campaign.pauseTable': ({ title }) =>
    `${titled(title)} wird am Tisch gespielt. Schlag eine Pause des Tisches vor: Dort wartet es, wie es steht.`,
  'campaign.checkFirst': ({ title }) =>
    `Am Tisch läuft noch eine Probe von ${titled(title)}. Beendet sie zuerst, oder lasst den Tisch sie abbrechen.`,
  'campaign.playedByWord': ({ title }) =>
    `Das wird in Worten gespielt: ${titled(title)}. Beginnt es, und schließt es, wenn es zu Ende ist.`,
  'campaign.isScene': ({ title }) => `Eine Szene wird gespielt und geschieht nicht von selbst: ${titled(title)}.`,
  'campaign.over': ({ title }) => `Das ist zu Ende: ${titled(title)}.`,
  'campaign.tookLonger': ({ title, days: gone }) =>
    `Das dauert schon ${days(gone)} und kann nicht kürzer gewesen sein: ${titled(title)}.`,
  'campaign.notAsked': ({ title }) => `Was hierauf folgt, fragt niemand mehr: ${titled(title)}.`,
  'campaign.notDying': ({ name }) => `${text(name)} liegt nicht im Sterben.`,
  'campaign.aidFirst': ({ name }) => `Zuerst ist zu klären, ob für ${text(name)} rechtzeitig Hilfe kam.`,
  'campaign.aidByCheck': ({ name }) =>
    `An diesem Tisch braucht Hilfe eine Heilprobe: Spielt die Stunde von ${text(name)}.`,
  'campaign.healFirst': ({ name, days: due, from }) =>
    `Macht zuerst die Heilproben von ${text(name)}: ${days(due)}, ab Tag ${text(from)}.`,
  'campaign.notYetPassed': ({ name, asked, due }) =>
    `An Heilung für ${text(name)} lassen sich jetzt spielen: ${days(due)}, nicht ${text(asked)}.`,
  'campaign.playFirst': ({ title, day }) =>
    `An Tag ${text(day)} kommt zuerst: ${titled(title)}. Spielt, verschiebt oder streicht es.`,
  'campaign.scenesFirst': ({ title, day }) =>
    `Die Abrechnung kommt nach den Szenen ihres Jahres; an Tag ${text(day)} wartet noch: ${titled(title)}.`,
  'campaign.dayReckoned': ({ day }) =>
    `An Tag ${text(day)} ist nach seinen Szenen das Jahr abgerechnet worden. Die nächste Szene kann am Tag danach sein.`,
  'campaign.yearFixed': () =>
    'Wie lang Monate und Jahreszeiten sind, steht fest, sobald Tage vergangen sind; ihre Namen lassen sich ändern.',
  'campaign.reckonFirst': ({ year, day }) => `Rechnet zuerst Jahr ${text(year)} ab, an Tag ${text(day)}.`,
  'campaign.settleFirst': ({ unit, excess }) =>
    `Zuerst muss ${text(unit)} das Jahr ausgleichen: ${text(excess)} mehr, als sich unterhalten lässt.`,
  'campaign.onlyAtReckoning': ({ unit }) =>
    `Was ${text(unit)} hat, ändert sich bei der Abrechnung und durch Verluste, und sonst nicht.`,
  'campaign.whoseWealth': () => 'Eigener Reichtum gehört jemandem: Sag, wem.',
  'campaign.ownWealth': ({ name }) => `${text(name)} ist jemandes eigener Reichtum und geht auf niemanden über.`,
  'campaign.levelStands': ({ unit }) =>
    `Die Stufe von ${text(unit)} wurde mit der Welt festgelegt; jetzt bewegt sie sich nur noch durch Szenen.`,
  'campaign.dropFirst': ({ name }) =>
    `${text(name)} trägt mehr, als sich unterbringen lässt. Zuerst muss etwas abgelegt werden.`,
  'campaign.incapable': ({ name }) =>
    `${text(name)} hat eine schwere Wunde am Kopf und kann nichts tun, bis eine leichte daraus geworden ist.`,
  'campaign.noTroops': () => 'Bei einem Heer, das zu keinem Gemeinwesen gehört, müssen die Soldaten dabeistehen.',
  'campaign.nobodyMarches': ({ unit }) =>
    `Von ${text(unit)} würde niemand ausziehen. Ein Heer braucht wenigstens einen Soldaten.`,
  'campaign.moreThanTheyHave': ({ unit, troop: kind, asked, has }) =>
    `${text(unit)} hat ${text(has)} ${troop(kind)}, nicht ${text(asked)}.`,
  'campaign.notBorrowed': ({ scene }) =>
    `Die frühere Ausgabe hat dafür keine Regeln, und dieser Tisch leiht keine aus. ${
      scene === 'draft'
        ? 'Schreibt Hauptfiguren durch einen Beschluss des Tisches auf, oder schaltet saga.first.borrowMissing ein.'
        : 'Spielt es als freie Szene, oder schaltet saga.first.borrowMissing ein.'
    }`,
};

export const campaignForms: FormWords = {
  'campaign.castRange': () => 'eine kleinste Zahl, die nicht über der größten liegt',
  'campaign.eachOnce': () => 'eine Aufstellung, in der alle nur einmal stehen, und nur auf einer Seite',
};
