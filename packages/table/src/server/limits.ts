/** How much one client may ask for. */
export interface Limits {
  /** Bytes of one message over the socket, and of one request. */
  readonly messageBytes: number;
  readonly bodyBytes: number;
  /** Bytes of a file that is imported, and of one that comes from somebody without a seat, where these are let in. */
  readonly fileBytes: number;
  readonly strangersFileBytes: number;
  /** How long a file may take to be sent and to be checked, and how much memory for the latter. */
  readonly sendingSeconds: number;
  readonly checkingSeconds: number;
  readonly checkingMegabytes: number;
  /** Imports an hour from one address. */
  readonly importsPerHour: number;
  /** Exports a minute to one address. */
  readonly exportsPerMinute: number;
  /** Messages a second on one socket, and how many may come at once. */
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  /** Requests a minute from one address. */
  readonly requestsPerMinute: number;
  readonly socketsPerAddress: number;
  /** Sockets in all. */
  readonly sockets: number;
  /** Connections of whatever kind, from one address and in all. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
  readonly tablesPerHour: number;
  /** How often somebody may try to sit down, from one address. */
  readonly joinsPerHour: number;
  /** Codes an hour that open nothing, from one address; and from all, whatever server of the store they ask. */
  readonly wrongCodesPerHour: number;
  readonly wrongCodesInAll: number;
  readonly watchedPerSocket: number;
  /** Bytes that may wait for a reader before it is let go. */
  readonly waitingBytes: number;
  /** Refusals after which a socket is closed. */
  readonly mostRefusals: number;
}

/** The limits where nothing else is set. */
export const USUAL_LIMITS: Limits = {
  messageBytes: 64 * 1024,
  bodyBytes: 256 * 1024,
  fileBytes: 32 * 1024 * 1024,
  strangersFileBytes: 1024 * 1024,
  sendingSeconds: 60,
  checkingSeconds: 45,
  checkingMegabytes: 512,
  importsPerHour: 20,
  exportsPerMinute: 30,
  messagesPerSecond: 30,
  messagesAtOnce: 120,
  requestsPerMinute: 600,
  socketsPerAddress: 100,
  sockets: 5_000,
  connectionsPerAddress: 300,
  connections: 10_000,
  tablesPerHour: 60,
  joinsPerHour: 120,
  wrongCodesPerHour: 10,
  wrongCodesInAll: 60,
  watchedPerSocket: 50,
  waitingBytes: 4 * 1024 * 1024,
  mostRefusals: 200,
};

/** Lets so many through in a time, with some at once. */
export interface Bucket {
  readonly take: (now: number) => boolean;
}

export const bucket = (most: number, perMs: number): Bucket => {
  let left = most;
  let last = 0;
  return {
    take: (now) => {
      left = Math.min(most, left + (now - last) * perMs);
      last = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};

/** Buckets by address. Those that are full again are forgotten. */
export const buckets = (
  most: number,
  perMs: number,
): { readonly take: (who: string, now: number) => boolean; readonly give: (who: string) => void } => {
  const all = new Map<string, { left: number; last: number }>();
  return {
    take: (who, now) => {
      if (all.size > 10_000)
        for (const [key, { left, last }] of all) if (left + (now - last) * perMs >= most) all.delete(key);
      const one = all.get(who) ?? { left: most, last: now };
      const left = Math.min(most, one.left + (now - one.last) * perMs);
      all.set(who, { left: left < 1 ? left : left - 1, last: now });
      return left >= 1;
    },
    give: (who) => {
      const one = all.get(who);
      if (one !== undefined) all.set(who, { ...one, left: Math.min(most, one.left + 1) });
    },
  };
};
