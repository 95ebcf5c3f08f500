import type { NetworkInterfaceInfo } from 'node:os';

/** Whether a server that listens there is reached by every address of the machine. */
export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

type Address = Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>;

/** An address of the network that others can type in; one of a single link needs more than itself. */
const isReached = ({ address, family, internal }: Address, host: string): boolean =>
  !internal && (family === 'IPv4' ? !address.startsWith('169.254.') : host === '::' && !/^fe[89ab]/i.test(address));

/** Where others in the network reach a server that listens at all addresses; nowhere, if it listens at one. */
export const networkUrls = (
  host: string,
  port: number,
  interfaces: Readonly<Partial<Record<string, readonly Address[]>>>,
): readonly string[] => {
  if (!isEverywhere(host)) return [];
  const reached = Object.values(interfaces).flatMap((all) => (all ?? []).filter((one) => isReached(one, host)));
  // The short ones first: they are read from a screen.
  const [four, six] = (['IPv4', 'IPv6'] as const).map((family) => reached.filter((one) => one.family === family));
  return [
    ...(four ?? []).map(({ address }) => `http://${address}:${port}`),
    ...(six ?? []).map(({ address }) => `http://[${address}]:${port}`),
  ];
};
