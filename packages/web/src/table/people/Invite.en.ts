export const INVITE = {
  player: 'Invite a player',
  spectator: 'Invite somebody to watch',
  code: 'Code',
  copyLink: 'Copy the link',
  copyCode: 'Copy the code',
  copied: 'Copied',
  share: 'Send the link',
  shareText: 'A seat at our table',
  untilTime: 'Works once, until {time}.',
  onlyHere:
    'Only this machine can open the link. For devices in the same room: start the server with HOST=0.0.0.0 and open it by the machine’s address.',
  always: 'Works for everybody you send it to.',
} as const;
