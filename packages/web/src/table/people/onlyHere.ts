/** Whether an address is that of whichever machine it is opened on, so that a link to it leads nobody else here. */
export const isOnlyHere = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
