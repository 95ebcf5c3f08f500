/** What went wrong between the page and the table, and what to do. */
export const FAULTS = {
  missing: {
    title: 'There is no such page',
    text: 'The address may have been cut short on its way to you.',
    act: 'Go home',
  },
  away: {
    title: 'The table does not answer',
    text: 'The server or its store is away, or your connection is. Nothing is lost: what was told stays told. This page tries again by itself.',
    act: 'Try again',
  },
  gone: {
    title: 'This table is gone',
    text: 'It was closed, or it never was. Whoever started it can tell you.',
    act: 'Go home',
  },
  expired: {
    title: 'This link has run out',
    text: 'Links to a seat work once and for a while only; an invitation works until it is withdrawn. Ask for a new one at the table.',
    act: 'Join with a code',
  },
  old: {
    title: 'This page is older than the server',
    text: 'The table speaks a newer version than the page you have open. Nothing is lost by loading it anew.',
    act: 'Load the new version',
  },
  taken: {
    title: 'You have no seat at this table',
    text: 'You sit at it in another browser, you left it, or your seat was handed out anew. Open it in the other browser, or take a seat with a code; whoever started the table has one.',
    act: 'Join with a code',
  },
  putOut: {
    title: 'You were taken off this table',
    text: 'The host freed your seat. What was yours there stays yours and closed to others. You can come back when the host invites anew.',
    act: 'Go home',
  },
  shut: {
    title: 'This table cannot be shown now',
    text: 'Nothing of it is lost.',
    act: 'Try again',
  },
  broken: {
    title: 'Something of ours broke',
    text: 'The log is safe. If it happens again, send us what stands below.',
    act: 'Load the page again',
  },
} as const;
