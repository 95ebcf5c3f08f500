/** What went wrong between the page and the table, and what to do. */
export const FAULTS = {
  missing: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Adresse auf dem Weg zu dir abgeschnitten worden.',
    act: 'Zum Start',
  },
  away: {
    title: 'Der Tisch antwortet nicht',
    text: 'Der Server ist fort, oder sein Speicher, oder deine Verbindung. Nichts ist verloren: was erzählt ist, bleibt erzählt. Die Seite versucht es von selbst wieder.',
    act: 'Noch einmal versuchen',
  },
  gone: {
    title: 'Diesen Tisch gibt es nicht mehr',
    text: 'Er wurde geschlossen, oder es gab ihn nie. Wer ihn eröffnet hat, weiß es.',
    act: 'Zum Start',
  },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Links zu einem Platz gelten einmal und nur eine Weile; eine Einladung gilt, bis sie zurückgezogen wird. Lass dir am Tisch einen neuen geben.',
    act: 'Mit einem Code beitreten',
  },
  old: {
    title: 'Diese Seite ist älter als der Server',
    text: 'Der Tisch spricht eine neuere Fassung als deine offene Seite. Beim Neuladen geht nichts verloren.',
    act: 'Neue Fassung laden',
  },
  taken: {
    title: 'Du hast keinen Platz an diesem Tisch',
    text: 'Du sitzt dort in einem anderen Browser, bist gegangen, oder dein Platz wurde neu vergeben. Öffne den Tisch im anderen Browser, oder nimm mit einem Code Platz; den hat, wer den Tisch eröffnet hat.',
    act: 'Mit einem Code beitreten',
  },
  putOut: {
    title: 'Du wurdest vom Tisch genommen',
    text: 'Der Gastgeber hat deinen Platz geräumt. Was dort dein war, bleibt dein und für andere zu. Du kannst wiederkommen, wenn er neu einlädt.',
    act: 'Zum Start',
  },
  shut: {
    title: 'Dieser Tisch ist gerade nicht zu zeigen',
    text: 'Nichts davon ist verloren.',
    act: 'Noch einmal versuchen',
  },
  broken: {
    title: 'Bei uns ist etwas zerbrochen',
    text: 'Das Protokoll ist sicher. Geschieht es wieder, schick uns, was unten steht.',
    act: 'Seite neu laden',
  },
} as const;
