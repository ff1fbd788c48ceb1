/** The gateway's two cookies (`cookieNames` there); over https with the prefix that binds them to the host. */
const ofSession = /(?:^|;\s*)(?:__Host-)?tablewell_(?:access|refresh)=[^;]/;

/** Whether a browser brought a session, good or not. Only the gateway can tell which, so a page without is a visitor's. */
export const bringsSession = (cookies: string | undefined): boolean => ofSession.test(cookies ?? '');
