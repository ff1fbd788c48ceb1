import { num, port, readConfig, secret, serviceSpec, str, url, wholeNumber } from '@tablewell/chassis/config';

/** The gateway's settings; every invalid one is reported at start. */
export function gatewayConfig(env: NodeJS.ProcessEnv) {
  const { RPC_PORT: _none, ...common } = serviceSpec;
  return readConfig(
    {
      ...common,
      PORT: port({ desc: 'The public port' }),
      AUTH_RPC_URL: url(),
      RESTAURANT_RPC_URL: url(),
      RESERVATION_RPC_URL: url(),
      GUEST_RPC_URL: url(),
      BILLING_RPC_URL: url(),
      NOTIFICATION_RPC_URL: url(),
      AUTH_JWKS_URL: url({ desc: 'Keys of the access tokens' }),
      RECAPTCHA_SECRET: secret({ desc: 'Of the captcha’s provider' }),
      RECAPTCHA_VERIFY_URL: url({ default: 'https://www.google.com/recaptcha/api/siteverify' }),
      PAGES_URL: str({ default: '', desc: 'Where pages come from when there is no edge in front' }),
      SANDBOX_URL: str({ default: '', desc: 'The sandbox of the outside providers; local runs only' }),
      MAIL_FROM: str({
        default: '',
        desc: 'Sender of mails, the organizer of calendar files; empty: reservations@ the host of the pages',
      }),
      TRUST_PROXY: str({ default: '', desc: 'Hops whose X-Forwarded-For is trusted, comma separated' }),
      SIGN_IN_TRIES: num({ default: 20, desc: 'Tries for one address and account in 5 minutes' }),
      SIGN_IN_TRIES_BY_NETWORK: num({
        default: 100,
        desc: 'Failed tries of one address, or IPv6 /64, at all accounts in 5 minutes',
      }),
      SIGN_IN_FREE_FAILURES: num({
        default: 50,
        desc: 'Failed tries at one account in an hour; the next ones from networks new to it wait',
      }),
      SIGN_UP_TRIES: num({ default: 600, desc: 'Accounts that one address can ask for in 10 minutes' }),
      SIGN_UPS_WITHOUT_CAPTCHA: wholeNumber(0, 1_000_000, {
        default: 0,
        desc: 'Sign-ups of one address in 10 minutes that need no captcha; 0: each needs one',
      }),
      MAIL_REQUESTS: num({
        default: 5,
        desc: 'Mails that one address can ask for to one account in 15 minutes; 4 times that from everywhere',
      }),
      UNKNOWN_IDS: num({
        default: 40,
        desc: 'Unknown reservation ids, and as many unknown API keys, one address can try in a minute',
      }),
      KEY_CALLS: wholeNumber(1, 1_000_000, {
        default: 600,
        desc: 'Calls of one API key in a minute, at all gateways together, and as many of one token of SCIM',
      }),
      PUBLIC_BOOKINGS: num({
        default: 20,
        desc: 'Reservations that one address can make at one restaurant in 10 minutes, without a membership',
      }),
      PUBLIC_HOLDS: num({
        default: 300,
        desc: 'Holds that one address can make or release in 10 minutes, of all restaurants',
      }),
      PUBLIC_KEYS_HOURLY: num({
        default: 600,
        desc: 'Answers that are kept in an hour for Idempotency-Keys of one address without a session',
      }),
      UPLOADS_HOURLY: num({
        default: 60,
        desc: 'Pictures that one member can send in an hour, and the members of one restaurant for it',
      }),
      PUBLIC_AT_ONCE: num({
        default: 1_000,
        desc: 'Reads without a session under way at once, and as many bookings; those that wait included',
      }),
      PUBLIC_RUNNING: num({
        default: 64,
        desc: 'How many of them run at once; the others wait, if they can be answered in time',
      }),
      ENTRANCE_AT_ONCE: num({ default: 96, desc: 'Requests to sign in or up under way at once' }),
      MEMBERS_AT_ONCE: num({
        default: 192,
        desc: 'How many requests of signed-in users run at once; the same number applies to API keys and to SCIM',
      }),
      PROVIDERS_AT_ONCE: num({
        default: 96,
        desc: 'How many checkouts, invoices and sign-ins by Google run at once; the same number applies to sign-ins by companies’ providers; more wait for some seconds',
      }),
      WEBHOOKS_AT_ONCE: num({ default: 48, desc: 'Webhooks of the providers under way at once' }),
      CAPTCHAS_AT_ONCE: num({
        default: 2_000,
        desc: 'Requests that wait for the captcha’s provider at once',
      }),
      BODIES_AT_ONCE: num({ default: 4_000, desc: 'Request bodies being received at once' }),
      SOCKETS_PER_USER: num({ default: 100, desc: 'Live sockets of one user at once' }),
      SOCKET_HANDSHAKES_AT_ONCE: num({ default: 1_000, desc: 'Live sockets without a session yet, at once' }),
      DRAIN_MS: num({ default: 1_000, desc: 'How long it serves on after SIGTERM, until all have noticed' }),
      BODY_LIMIT_BYTES: num({
        default: 64 * 1024,
        desc: 'The largest body of a route that has no larger bound of its own',
      }),
    },
    env,
  );
}

export type GatewayConfig = ReturnType<typeof gatewayConfig>;
