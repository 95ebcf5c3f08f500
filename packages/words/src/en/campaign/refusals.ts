/** What cannot be done in a campaign, and what to do instead. */
export const CAMPAIGN_REFUSALS = {
  thisEntry: 'this entry',
  title: '{title, quoted}',
  someSoldiers: 'soldiers of a kind',
  broken: {
    'campaign.castSize': 'A player has {least} to {most} main characters, not {characters}.',
    'campaign.drafted': 'The cast has been drafted; there is no second draft.',
    'campaign.partTaken': 'This part of the world has been taken already.',
    'campaign.noSuchPart': 'This part of the world has not been taken.',
    'campaign.partStands':
      'The world stands once the cast is drawn up: strike out what you do not want, piece by piece.',
    'campaign.calledSo': 'Somebody is called {name} already; names tell people apart.',
    'campaign.noNumbers': 'Say first how many main characters each player has.',
    'campaign.pairOverTwelve': '{left} and {right} may come to 12 together, not {sum}.',
    'campaign.terrainTooLate':
      'A terrain is named when a character is made; {name} has been in a scene since, and knows none best.',
    'campaign.terrainFixed': 'The terrain has been named and stays: {terrain}.',
    'campaign.noRatings': '{name} has no ratings yet. Have them thrown first.',
    'campaign.noMotives': '{name} has no motivations yet. Have them thrown first.',
    'campaign.hasRatings': '{name} has every rating already; nothing is thrown again.',
    'campaign.neverEnds': 'In the earlier edition a Driving Motivation stays, unless the options say otherwise.',
    'campaign.noGrowth': 'In the earlier edition motivations do not change.',
    'campaign.regretted': 'This has been regretted already, for {scene}; it counts once.',
    'campaign.notPlayed': 'Nothing has come of {scene} yet: name a scene that has been played.',
    'campaign.lowest': '{motive} is at 2 and goes no lower.',
    'campaign.fromTheDraft':
      'Main characters come from the draft, or in place of one who died. Add {name} to the cast without being one.',
    'campaign.mainOfNobody': '{name} needs a player: a main character is run by one.',
    'campaign.isMain': '{name} is a main character already.',
    'campaign.notLost': '{name} is no dead main character; nobody comes in that place.',
    'campaign.replaced': '{by} has come in the place of {name} already.',
    'campaign.mainCharacter': '{name} is a main character and is run by the owner.',
    'campaign.past': 'Day {day} has passed; it is day {today}.',
    'campaign.notPlanned': '{title} is no longer only planned, so its plan stands.',
    'campaign.notRunning': '{title} is not being played.',
    'campaign.notPaused': '{title} is not paused.',
    'campaign.playedAtTable': '{title} is played at the table by its rules, and ends there by itself.',
    'campaign.notSetUp': 'Of {title} nobody has said yet who fights. Change its plan first.',
    'campaign.pauseTable': '{title} is played at the table. Propose a pause of the table: it waits there as it stands.',
    'campaign.notMorning':
      '{title, capital} waits only in the morning: before whoever asks for it has sealed route and pace.',
    'campaign.notDue': '{title, capital} is not due by day {day}; the road waits only for what is.',
    'campaign.nothingDue': 'Nothing else is due by day {day}; {title} goes on.',
    'campaign.resumeIt': '{title, capital} waits at the table as it stood. It goes on, and does not begin again.',
    'campaign.missedOnRoad':
      'Somebody in it waits in {title}, which goes on with day {day}. It cannot have lasted longer.',
    'campaign.fightsInOuter': '{name} already fights in {outer}, and takes no part in a second fight inside it.',
    'campaign.triedBefore':
      '{name} has tried this on day {day}, in {title}: {action, quoted}. It is not tried again before something has changed; say what.',
    'campaign.heardBefore':
      '{name} has heard of this on day {day}, in {title}: {topic, quoted}. No new Discussion begins on it before something has changed; say what.',
    'campaign.innerFirst': '{title, capital} is still being played inside it. That comes to its end first.',
    'campaign.checkFirst':
      'A check of {title} is still being made at the table. End it first, or have the table break it off.',
    'campaign.playedByWord': '{title} is played in words: start it, and close it when it is over.',
    'campaign.isScene': '{title} is a scene. It is played, and does not come about by itself.',
    'campaign.over': '{title} is over.',
    'campaign.tookLonger':
      '{title} has gone on for {days, plural, one {# day} other {# days}}; it cannot have taken less.',
    'campaign.leavesLater': 'Whoever arrives in {place} on day {day} cannot set out later.',
    'campaign.notAsked': 'Nobody asks any more what follows {title}.',
    'campaign.notDying': '{name} is not dying.',
    'campaign.oneOwner': 'Sheets are closed: throw ratings for the characters of one owner at a time.',
    'campaign.poolTells':
      'Sheets are closed, and by the first edition the number of dice tells the ratings: let the server throw them.',
    'campaign.showsSheets': 'Sheets are closed, and “{title}” is played by rules that would show them.',
    'campaign.aidFirst': 'First say whether aid reached {name} in time.',
    'campaign.aidByCheck': 'At this table aid takes a Heal check: play the hour of {name}.',
    'campaign.todayOnly': 'That is for day {day} alone: whoever flees is gone on the next.',
    'campaign.fightToday': 'They stand before each other on day {day}: they fight then, or not at all.',
    'campaign.healFirst':
      'First make the Heal checks of {name}: {days, plural, one {# day} other {# days}}, from day {from} on.',
    'campaign.notYetPassed':
      'For {name} {due, plural, one {# day} other {# days}} of healing can be played now, not {asked}.',
    'campaign.playFirst': '{title} comes first, on day {day}. Play it, put it off or drop it.',
    'campaign.scenesFirst': 'The reckoning comes after the scenes of its year: {title} is due on day {day}.',
    'campaign.dayReckoned':
      'The year was reckoned on day {day}, after its scenes. The next scene can be on the day after.',
    'campaign.yearFixed': 'The lengths of months and seasons stand once days have passed; their names can be changed.',
    'campaign.reckonFirst': 'First reckon year {year}, on day {day}.',
    'campaign.settleFirst': 'First {unit} has to settle its year: it has {excess} more than it can support.',
    'campaign.onlyAtReckoning': 'What {unit} has changes at the reckoning and by losses, and in no other way.',
    'campaign.whoseWealth': 'Somebody’s own wealth needs somebody: say whose it is.',
    'campaign.ownWealth': '{name} is somebody’s own wealth and passes to nobody else.',
    'campaign.levelStands': 'The level of {unit} was set with the world; now it moves by scenes alone.',
    'campaign.dropFirst': '{name} carries more than can be laid out. First something has to be dropped.',
    'campaign.incapable': '{name} has a Major Wound on the head and can do nothing until it has become Minor.',
    'campaign.noTroops': 'An army that belongs to no political unit needs its soldiers written down.',
    'campaign.nobodyMarches': 'Of {unit} no soldier would march. An army needs one at least.',
    'campaign.moreThanTheyHave': '{unit} has {has} {troop}, not {asked}.',
    'campaign.noUnitWithKey': 'The army will have no unit {unit}: people are placed with units that it musters.',
    'campaign.tooHurtToFight': '{name} has a Major Wound on head or body, and stays out of this fight.',
    'campaign.noBannerHere': 'Unit {unit} has {has} figures: a banner is for one of {full}.',
    'campaign.tooManyUnits':
      'With {scale, plural, one {# soldier} other {# soldiers}} to a figure the army has {units} units, and there is room for {most}. Let a figure stand for more.',
    'campaign.notDivided':
      'Of {has} {troop} no {heads} can be split off: a unit of {from} or more is divided into two, and somebody stays in each.',
    'campaign.notBorrowed':
      'The earlier edition has no rules for this, and this table borrows none. {scene, select, draft {Write main characters down by a decision of the table, or switch saga.first.borrowMissing on.} other {Play it free-form, or switch saga.first.borrowMissing on.}}',
  },
  forms: {
    'campaign.castRange': 'a least number that is not above the greatest',
    'campaign.eachOnce': 'a list in which everybody stands once, and on one side only',
    'campaign.inTheTalk': 'people and crowds who take part in it',
    'campaign.leads': 'somebody who goes with the party',
    'campaign.noUses': 'nothing: the first edition has no list of uses',
  },
} as const;
