/** Which addresses the operator allows. */
export interface UrlRules {
  /** Whether this machine may be an endpoint, without TLS: for the sandbox and tests. */
  readonly allowsLoopback: boolean;
}

const maxLength = 500;
const loopbackHosts = ['localhost', '127.0.0.1'];
/** A name of the public DNS: at least two labels, and the last one is no number, so that no form of an IP address is one. */
const publicName = /^(?!-)[a-z0-9-]{1,63}(\.(?!-)[a-z0-9-]{1,63})*\.(?!-)(?!\d+$)[a-z0-9-]{2,63}$/;

/**
 * The address of an endpoint in its usual form, or what is wrong with it (HOOK-4). Where its name leads to is checked when
 * something is sent: it may change at any time.
 */
export function readEndpointUrl(
  text: string,
  { allowsLoopback }: UrlRules,
): { readonly href: string } | { readonly problem: string } {
  if (!URL.canParse(text.trim()))
    return { problem: 'Please give an address, such as https://partner.example/tablewell' };
  const url = new URL(text.trim());
  const { protocol, hostname, href } = url;
  if (href.length > maxLength) return { problem: `An address has at most ${maxLength} characters` };
  if (url.username !== '' || url.password !== '')
    return { problem: 'The address must not contain a name or password' };
  if (url.hash !== '') return { problem: 'The address must not contain a #' };
  if (allowsLoopback && loopbackHosts.includes(hostname) && /^https?:$/.test(protocol)) return { href };
  if (protocol !== 'https:') return { problem: 'The address must begin with https://' };
  if (url.port !== '') return { problem: 'The address must not name a port: it is always 443' };
  if (!publicName.test(hostname)) return { problem: 'The address must name a host, such as partner.example' };
  return { href };
}
