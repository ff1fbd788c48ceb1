import ipaddr from 'ipaddr.js';

/**
 * The network that an address stands for where callers are counted or compared: an IPv4 address itself, and the /64 of
 * an IPv6 address, because one subscriber has all of it. An IPv4 address written in IPv6 is that IPv4 address. Text that
 * is no address stands for itself.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return 'loopback';
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const firstHalf = (parsed as ipaddr.IPv6).parts.slice(0, 4);
  return `${new ipaddr.IPv6([...firstHalf, 0, 0, 0, 0]).toString()}/64`;
}
