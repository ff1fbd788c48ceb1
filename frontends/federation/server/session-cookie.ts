/** The gateway's two cookies (`cookieNames` there); over https with the prefix that binds them to the host. */
const ofSession = /(?:^|;\s*)(?:__Host-)?tablewell_(?:access|refresh)=[^;]/;

/**
 * Whether a request has a session cookie, valid or not: only the gateway can validate it. A request without one is a
 * visitor's.
 */
export const bringsSession = (cookies: string | undefined): boolean => ofSession.test(cookies ?? '');
