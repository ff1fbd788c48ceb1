import ipaddr from 'ipaddr.js';

/** The bits of an IPv6 address that name a subscriber's network; the rest is theirs to choose. */
const subscriberBits = 64;

/**
 * The network that a client's address belongs to: an IPv4 address itself, the /64 of an IPv6 address. Limits count by
 * network, because one subscriber has 2^64 addresses of it.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${subscriberBits}`).toString()}/${subscriberBits}`;
}
