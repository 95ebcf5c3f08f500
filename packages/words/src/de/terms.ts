import type { TERMS as ENGLISH_TERMS } from '../en/terms.js';
import type { SameKeys } from '../say/index.js';

/*
 * What the terms of the books are called in German, decided once. Whoever adds a term decides it here.
 *
 *   check, contest             Probe, Wettstreit
 *   rating, base, target       Wert, Grundwert, Zielwert
 *   success, failure           Erfolg, Fehlschlag
 *   strong, weak               stark, schwach
 *   Hand-to-Hand               Zweikampf: the rules of it, however many fight
 *   fight, combat              Kampf: the whole; Gefecht: one against one or several in it
 *   Footwork, Fight Distance   Fußarbeit, Distanz
 *   Dagger, Sword, Spear, Apart  Dolch-, Schwert-, Speerdistanz, fern
 *   square, wall, board        Feld, Wand, Spielfeld
 *   Attack, defence            Angriff, Verteidigung
 *   Defensive Weakening        Deckungsschwäche
 *   choice of calculation      Berechnungswahl
 *   Minor, Major Wound         leichte, schwere Wunde
 *   incapable                  kampfunfähig
 *   surrender                  Kapitulation, sich ergeben
 *   free character             freie Figur
 *   lot, ambush                Los, Hinterhalt
 *   battle, army, unit         Schlacht, Heer, Einheit
 *   cluster                    Gefecht
 *   proactive, quick, pinned   mit Initiative, schnell, gebunden
 *   open, closed, impassable   offen, eng, unpassierbar
 *   soft, hard barrier         leichtes, festes Hindernis
 *   fall back, step            weichen, rücken
 *   command points, grade      Punkte, Güte; Befehlspunkte nur im Namen der Regeln
 *   class, health, champion    Klasse, Gesundheit, Kämpe
 *   Support, Assault           Unterstützung, Stoßkraft
 *   turn, stage, volley        Zug, Phase, Salve
 *   Charge, Attack             Attacke, Angriff
 *   Disengage, Engage          sich lösen, am Feind bleiben
 *   Manoeuvre, Waiting Position  Manöver, Wartestellung
 *   Feint, Rout, Moral Check   Finte, Flucht, Moralprobe
 *   group rating, set, bank    Gruppenwert, Satz, Vorrat
 *   motivation                 Beweggrund
 *   Discussion, appeal         Unterredung, Appell
 *   Driving Motivation         Leitmotiv
 *   main character, draft      Hauptfigur, Auswahl der Hauptfiguren
 *   happening, external event  Begebenheit, äußeres Ereignis
 *   wealth, credit, reckoning  Reichtum, Gutschrift, Abrechnung
 *   political unit, ruler      Gemeinwesen, wer es regiert
 *
 * Of fights of figures:
 *
 *   skirmish, band, figure     Scharmützel, Schar, Figur
 *   Might, HP, attacks         Kampfkraft, TP, Angriffe
 *   Capture save, Death save   Fangwurf, Todeswurf; Rettungswürfe
 *   Agility, Vigor, Finesse    Gewandtheit, Zähigkeit, Geschick
 *   Opening, Melee, Ritual, End Eröffnung, Nahkampf, Ritual, Ende der Runde
 *   priority, surprise         Vorrang, Überraschung
 *   first strike, critical, Wound Erstschlag, kritischer Treffer, Wunde
 *   charge, retreat (of a figure) Ansturm, Rückzug
 *   front, flank, rear         vorn, Flanke, Rücken
 *   prone, death blow          am Boden, Todesstoß
 *   subdue, slain, dead        überwältigen, gefallen, tot
 *   guard, cover, rally        Abwehr, Deckung, sammeln
 *   gambit, odds, backlash     Wagnis, Aussicht, Preis
 *   grapple, hold, break out   ringen, Griff, sich losreißen
 *   formal duel                Zweikampf
 *   Parry, Assault, Feint      Parade, Ausfall, Finte
 *   in order, in disorder      geordnet, kopflos
 *   hireling, player character Söldner, Spielercharakter
 *   space, narrow, high ground Feld, Engstelle, höherer Boden
 *   referee                    Spielleitung
 *
 * Dice keep the notation that is typed: 2d8 + d10z.
 */

export const TERMS = {
  skills: {
    control: 'Kontrolle',
    fightingMind: 'Kampfsinn',
    speed: 'Schnelligkeit',
    strength: 'Stärke',
    endurance: 'Ausdauer',
    hide: 'Verbergen',
    jumpClimb: 'Springen/Klettern',
    ride: 'Reiten',
    run: 'Laufen',
    shootAim: 'Schießen/Zielen',
    swim: 'Schwimmen',
    craft: 'Handwerk',
    heal: 'Heilen',
    know: 'Wissen',
    notice: 'Bemerken',
    sail: 'Segeln',
    survive: 'Überleben',
    trade: 'Handeln',
    administer: 'Verwalten',
    convince: 'Überzeugen',
    lead: 'Führen',
    perform: 'Auftreten',
    tactics: 'Taktik',
  },
  /** What is done, as a noun. */
  acts: {
    terms: {
      quickAttack: { gender: 'm', adjective: 'Schnell', noun: 'Angriff' },
      viciousAttack: { gender: 'm', adjective: 'Brutal', noun: 'Angriff' },
      controlledAttack: { gender: 'm', adjective: 'Kontrolliert', noun: 'Angriff' },
      tackle: { gender: 'n', noun: 'Niederringen' },
      bash: { gender: 'm', noun: 'Wuchtschlag' },
      flurry: { gender: 'm', noun: 'Schlaghagel' },
      feint: { gender: 'f', noun: 'Finte' },
      hold: { gender: 'm', noun: 'Haltegriff' },
      push: { gender: 'm', noun: 'Stoß' },
      trip: { gender: 'n', noun: 'Beinstellen' },
      breakHold: { gender: 'n', noun: 'Losreißen' },
      breakTackle: { gender: 'n', noun: 'Freiringen' },
      kill: { gender: 'n', noun: 'Töten' },
      ready: { gender: 'n', noun: 'Bereitmachen' },
      standUp: { gender: 'n', noun: 'Aufstehen' },
      flee: { gender: 'n', noun: 'Fliehen' },
      pass: { gender: 'n', noun: 'Passen' },
    },
  },
  defences: {
    dodge: 'Ausweichen',
    parry: 'Parade',
    strength: 'Stärke',
    fightingMind: 'Kampfsinn',
    none: 'keine Verteidigung',
  },
  items: {
    terms: {
      dagger: { gender: 'm', noun: 'Dolch' },
      rock: { gender: 'm', noun: 'Stein' },
      sword: { gender: 'n', noun: 'Schwert' },
      club: { gender: 'f', noun: 'Keule' },
      hammer: { gender: 'm', noun: 'Hammer' },
      mace: { gender: 'm', noun: 'Streitkolben' },
      axe: { gender: 'f', noun: 'Axt' },
      fencingSword: { gender: 'm', noun: 'Degen' },
      bigSword: { gender: 'n', noun: 'Großschwert' },
      spear: { gender: 'm', noun: 'Speer' },
      staff: { gender: 'm', noun: 'Stab' },
      halberd: { gender: 'f', noun: 'Hellebarde' },
      shield: { gender: 'm', noun: 'Schild' },
    },
  },
  armours: {
    none: 'keine Rüstung',
    other: 'Polster oder Leder',
    otherMetal: 'anderes Metall',
    metalPlate: 'Metallplatten',
  },
  /** None of them is feminine: the form "am" relies on it. */
  parts: {
    terms: {
      leftArm: { gender: 'm', adjective: 'link', noun: 'Arm' },
      rightArm: { gender: 'm', adjective: 'recht', noun: 'Arm' },
      leftLeg: { gender: 'n', adjective: 'link', noun: 'Bein' },
      rightLeg: { gender: 'n', adjective: 'recht', noun: 'Bein' },
      body: { gender: 'm', noun: 'Rumpf' },
      head: { gender: 'm', noun: 'Kopf' },
    },
  },
  hands: {
    terms: {
      left: { gender: 'f', adjective: 'link', noun: 'Hand' },
      right: { gender: 'f', adjective: 'recht', noun: 'Hand' },
    },
  },
  distances: { same: 'dasselbe Feld', dagger: 'Dolch', sword: 'Schwert', spear: 'Speer', apart: 'fern' },
} as const satisfies SameKeys<typeof ENGLISH_TERMS>;
