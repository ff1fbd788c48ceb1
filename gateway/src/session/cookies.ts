import cookie from '@fastify/cookie';

/** The cookies of a header, by name; for requests that do not come through the server's hooks. */
export function parseCookie(header: string): Record<string, string | undefined> {
  return cookie.parse(header);
}
