import cookie from '@fastify/cookie';

/** The cookies in a header, by name; for requests that do not pass the server's hooks. */
export function parseCookie(header: string): Record<string, string | undefined> {
  return cookie.parse(header);
}
