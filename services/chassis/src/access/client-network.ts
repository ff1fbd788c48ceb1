import ipaddr from 'ipaddr.js';

/**
 * The network of a client address, for rate limits and comparisons: an IPv4 address itself, the /64 of an IPv6 address,
 * because a subscriber owns all of it. IPv4-mapped IPv6 addresses count as IPv4. Other text is returned unchanged.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return 'loopback';
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const firstHalf = (parsed as ipaddr.IPv6).parts.slice(0, 4);
  return `${new ipaddr.IPv6([...firstHalf, 0, 0, 0, 0]).toString()}/64`;
}
