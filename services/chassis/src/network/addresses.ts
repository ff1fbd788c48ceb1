import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

const timeoutMs = 2_000;
const tries = 2;
/** If a name has more addresses, only the first ones are used. */
const maxAddresses = 8;
/** The only addresses of IPv6 that are given to anybody: the rest are tunnels, mappings and networks of one's own. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** An address that a name leads to. */
export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Why a name is not called. */
export class RefusedAddress extends Error {}

/**
 * Whether an address is one of the internet: not of this machine, of a private network, of a carrier, of a tunnel or an IPv4
 * address in another form (HOOK-4).
 */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast);
}

const isLoopback = (text: string): boolean => ipaddr.parse(text).range() === 'loopback';

/**
 * Looks up the addresses of names at the machine's name servers, or at these. It asks them itself: the operating system would
 * also find names of the cluster and of `/etc/hosts`, and a slow name server would occupy threads that everything else needs.
 */
export function createAddressLookUp(
  allowsLoopback: boolean,
  servers: readonly string[] = [],
): (name: string) => Promise<readonly Address[]> {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (servers.length > 0) resolver.setServers(servers);

  /** Rejects if any of them may not be called: such a name is not one of an honest partner. */
  return async (name) => {
    if (allowsLoopback && name === 'localhost') return [{ address: '127.0.0.1', family: 4 }];
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found: Address[] = [
      ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 as const })),
      ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 as const })),
    ];
    if (found.length === 0) throw new RefusedAddress('Its name is unknown');
    if (!found.every(({ address }) => isAllowed(address, allowsLoopback)))
      throw new RefusedAddress('Its name leads to an address that is not of the internet');
    return found.slice(0, maxAddresses);
  };
}

/** Whether an address may be called. */
export const isAllowed = (address: string, allowsLoopback: boolean): boolean =>
  isPublic(address) || (allowsLoopback && ipaddr.isValid(address) && isLoopback(address));

/** A look-up for `net.connect`, which connects to nothing but what it returns. */
export const pinned =
  (lookUp: (name: string) => Promise<readonly Address[]>): LookupFunction =>
  (name, { all }, callback) => {
    lookUp(name).then(
      (found) => {
        const [first] = found;
        if (all) callback(null, [...found]);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: Error) => callback(error, ''),
    );
  };
