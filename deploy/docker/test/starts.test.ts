import { parseCompose, read } from './support/programs';
import { interpolate, madeEnv, start } from './support/settings';

// Each program gets exactly the environment that compose would give it, and reads it as at its start.

interface Service {
  readonly build?: unknown;
  readonly environment?: Record<string, string>;
}

const file = parseCompose<{ services: Record<string, Service> }>(read('docker-compose.yml'));
const built = Object.entries(file.services).flatMap(([name, { build }]) => (build ? [name] : []));

function environmentOf(name: string, env: Record<string, string>): Record<string, string> {
  const { environment = {} } = file.services[name] ?? {};
  // One value at a time, as compose does: a quote in a value is not part of the file's syntax.
  return Object.fromEntries(
    Object.entries(environment).map(([key, value]) => [key, interpolate(value, env)]),
  );
}

/** The values that an operator fills in. */
const filledIn = {
  PUBLIC_ORIGIN: 'https://tables.example',
  EDGE_ADDRESS: 'tables.example',
  GOOGLE_CLIENT_ID: '1234.apps.googleusercontent.com',
  RECAPTCHA_SITE_KEY: '6Lc0123456789',
  RECAPTCHA_SECRET: '6Lc0123456789abcdefgh',
  STRIPE_API_KEY: 'sk_live_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
  TWILIO_AUTH_TOKEN: '0123456789abcdef0123456789abcdef',
  TWILIO_FROM_NUMBER: '+15550100000',
  SMTP_URL: 'smtps://user:word@mail.example:465',
  MAIL_FROM: 'Tables <no-reply@tables.example>',
};

const sandbox = madeEnv('--sandbox');
const forOthers = { ...madeEnv(), ...filledIn };

test.each(built)('%s starts with the environment from compose with the sandbox', (name) => {
  expect(() => start(name, environmentOf(name, sandbox))).not.toThrow();
});

test.each(built.filter((name) => name !== 'sandbox'))(
  '%s starts with the values that an operator fills in',
  (name) => {
    expect(() => start(name, environmentOf(name, forOthers))).not.toThrow();
  },
);

test('the variables left to fill in are the only ones that prevent a start', () => {
  const left = Object.entries(madeEnv()).flatMap(([name, value]) => (value ? [] : [name]));
  const optional = ['COMPOSE_PROFILES', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
  expect(left.sort()).toEqual([...Object.keys(filledIn), ...optional].sort());
});

test('an unset list is an empty list', () => {
  expect(start('web', environmentOf('web', sandbox))).toMatchObject({ page: { testimonials: [] } });
});

test('variables are interpolated as by compose', () => {
  const env = { A: 'a', EMPTY: '' };
  expect(interpolate('${A}-${A:?}-${B:-b}-${EMPTY:-${A:?}/x}-$$A-${B}', env)).toBe('a-a-b-a/x-$A-');
  expect(() => interpolate('${EMPTY:?why it is needed}', env)).toThrow('EMPTY is missing: why it is needed');
});
