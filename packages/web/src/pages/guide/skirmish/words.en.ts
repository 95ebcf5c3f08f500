/** The guide to the skirmish. Figures are filled in. */
export const SKIRMISH_GUIDE = {
  figures: {
    title: 'Figures',
    text: 'A figure is one person. Might is its hit points and its attacks. Armour keeps blows off: a shield adds {shield}, against arrows {arrows}.',
    picture: 'Figures from above, with Might and armour: {list}',
    one: '{who} {might}, {armour}',
    might: 'Might {might}',
    armour: 'armour {armour}',
  },
  round: {
    title: 'The round',
    text: 'A d6 says who goes first: up to {priority} it is side A. A figure acts at most once in a phase, and a move is never traded for a blow.',
    picture: 'A round: {list}',
    phases: [
      { name: 'Priority', what: 'one d6' },
      { name: 'Opening', what: 'moves, shots, quick spells' },
      { name: 'Melee', what: 'blows and grapples' },
      { name: 'Ritual', what: 'slow spells' },
      { name: 'End', what: 'nerves and dying' },
    ],
  },
  move: {
    title: 'Moving',
    text: 'Speed {speed} is so many squares; out of reach of foes it is {far}. If the last {straight} run straight at a foe, that is a charge, and strikes first.',
    picture: 'A captain charges: the last {straight} squares run straight at the foe',
    charge: 'charge',
  },
  hit: {
    title: 'To hit',
    text: 'Every attack is a d12: {base} less the armour or lower is a hit, and costs a point. A 1 always hits and leaves a Wound; a 12 always misses.',
    picture: 'What a d12 must show: {list}',
    one: '{who}: {chance} or less',
  },
  place: {
    title: 'From where',
    text: 'From the flank the number is {flank} higher; from the rear there is {rear} die more. Both strike first: who falls to that does not strike back.',
    picture:
      'A figure that faces up: three squares before it are its front, two beside it its flanks, three behind it its rear',
    places: { front: 'front', flank: 'flank', rear: 'rear' },
  },
  nerve: {
    title: 'Nerve',
    text: 'When a third of a group is gone, or a leader, a d12 must show {weak}, {average} or {strong} at most, by its grade. If not, it retreats.',
    picture: 'What becomes of figures',
    fates: {
      slain: { who: '0 points', what: 'slain, when the phase is over' },
      hero: { who: 'A hero at 0', what: 'a d12 up to {death}: lives, and bleeds' },
      wound: { who: 'A Wound', what: 'one of {wounds}, for weeks or for good' },
      twelve: { who: 'A 12 there', what: 'they run, and are struck in the back' },
    },
  },
  trial: {
    title: 'One attack',
    mine: 'Captain, Might {might}, armour {armour}',
    theirs: 'Veteran, Might {might}, armour {armour}',
    from: 'Where the captain stands',
    froms: { front: 'In front', flank: 'Beside', rear: 'Behind' },
    how: 'What for',
    hows: { kill: 'To kill', subdue: 'To subdue' },
    needs: '{dice} dice, each at {chance} or less{first, given, yes {, before the veteran strikes}}',
    reasons: 'The veteran strikes back, unless felled by a first strike.',
    hits: '{n, plural, =0 {No hit} one {1 hit} other {# hits}}',
    ends: { slain: 'slain', subdued: 'subdued', stands: 'stands' },
  },
} as const;
