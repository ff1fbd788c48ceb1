const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostShape = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`);
/** The longest DNS name, less the record's prefix. */
const longestHost = 240;

/** A host name as people type or paste it, without scheme, path and the final dot. */
export const tidyHost = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
    .replace(/\.$/, '');

/** True for a host name that is possible in DNS, but not for an address, a port or a pattern. */
export const isHost = (host: string): boolean => host.length <= longestHost && hostShape.test(host);

/** The problem of a domain for the booking page (NAME-2); undefined if it has none. Expects a tidied domain. */
export function hostProblem(host: string): string | undefined {
  if (!isHost(host)) return 'Please enter a domain such as book.example.com';
  return undefined;
}

/** The name of the TXT record that proves a domain. */
export const proofRecordOf = (host: string): string => `_tablewell.${host}`;
