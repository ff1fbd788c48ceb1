import { num, port, readConfig, secret, serviceSpec, str, url } from '@tablewell/chassis';

/** The gateway's settings; every bad one is named at start. */
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
      TRUST_PROXY: str({ default: '', desc: 'Hops whose X-Forwarded-For is believed, comma separated' }),
      SIGN_IN_TRIES: num({ default: 20, desc: 'Tries for one address and account in 5 minutes' }),
      SIGN_UP_TRIES: num({ default: 600, desc: 'Accounts that one address can ask for in 10 minutes' }),
      MAIL_REQUESTS: num({ default: 5, desc: 'Mails one account can ask for in 15 minutes' }),
      UNKNOWN_IDS: num({ default: 40, desc: 'Unknown reservation ids one address can ask for in a minute' }),
      PUBLIC_BOOKINGS: num({
        default: 20,
        desc: 'Reservations that one address can make at one restaurant in 10 minutes, without a membership',
      }),
      DINERS_URL: str({ default: '', desc: 'Another gateway that serves diners; empty: this one does' }),
      PUBLIC_AT_ONCE: num({
        default: 200,
        desc: 'Requests of people without a session, those who wait included',
      }),
      PUBLIC_TARGET_MS: num({ default: 40, desc: 'What takes them longer lets fewer in at once; 0: never' }),
      ENTRANCE_AT_ONCE: num({ default: 96, desc: 'Requests to sign in, and news from providers, at once' }),
      MEMBERS_AT_ONCE: num({ default: 192, desc: 'Requests of people who are signed in under way at once' }),
      DRAIN_MS: num({ default: 1_000, desc: 'How long it serves on after SIGTERM, until all have noticed' }),
      BODY_LIMIT_BYTES: num({ default: 2 * 1024 * 1024 }),
    },
    env,
  );
}

export type GatewayConfig = ReturnType<typeof gatewayConfig>;
