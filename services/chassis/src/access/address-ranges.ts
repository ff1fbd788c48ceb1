import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * A range of network addresses in its shortest form, such as `203.0.113.0/24`, `2001:db8::/32` or a single address; undefined
 * for other text. IPv4 is taken in its usual form only: other programs read `010.1` and `::ffff:1.2.3.4` in other ways.
 */
export function addressRange(text: string): string | undefined {
  const [address = '', bits, ...more] = text.trim().split('/');
  const kind = ipaddr.IPv4.isValidFourPartDecimal(address) ? ipaddr.IPv4 : ipv6(address);
  if (!kind || more.length > 0) return undefined;
  const most = kind === ipaddr.IPv4 ? 32 : 128;
  if (bits !== undefined && !/^(0|[1-9]\d{0,2})$/.test(bits)) return undefined;
  const length = Number(bits ?? most);
  if (length > most) return undefined;
  const first = kind.networkAddressFromCIDR(`${address}/${length}`).toString();
  return length === most ? first : `${first}/${length}`;
}

/** Mapped addresses are refused: requests from one count as IPv4, so the range would never match. */
function ipv6(address: string): typeof ipaddr.IPv6 | undefined {
  if (!address.includes(':') || address.includes('%') || !ipaddr.IPv6.isValid(address)) return undefined;
  return ipaddr.IPv6.parse(address).isIPv4MappedAddress() ? undefined : ipaddr.IPv6;
}

/** Whether an address is in one of these ranges, each as {@link addressRange} gives it. */
export function isInRanges(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const caller = ipaddr.process(address);
  return ranges.some((range) => {
    const [first = '', bits] = range.split('/');
    const start: Address = ipaddr.parse(first);
    if (start.kind() !== caller.kind()) return false;
    return caller.match(start, Number(bits ?? (start.kind() === 'ipv4' ? 32 : 128)));
  });
}
