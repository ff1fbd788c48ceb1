import { cleanEnv, EnvMissingError, makeValidator, num, port, str, url } from 'envalid';
import type { CleanedEnv, ValidatorSpec } from 'envalid';

export { makeValidator, num, port, str, url } from 'envalid';

/** A whole number within bounds, both included. */
export function wholeNumber(min: number, max: number, options: { default: number; desc?: string }) {
  const parse = makeValidator<number>((input) => {
    const value = Number(input);
    if (!Number.isInteger(value) || value < min || value > max) {
      throw new Error(`must be a whole number from ${min} to ${max}`);
    }
    return value;
  });
  return parse(options);
}

/** An address, or empty for none: compose passes an unset variable as an empty string. */
const urlOrNone = makeValidator<string>((input) => {
  if (input !== '' && !URL.canParse(input)) throw new Error('must be an address or empty');
  return input;
});

/** Values of manuals and example files, and Google's published captcha test secret. */
const publiclyKnown =
  /change.?me|example|placeholder|fill.?ed?.?in|your[-_ ]|^(.)\1*$|^6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe$/i;

/** A secret of at least 16 characters that is not an example value. */
export const secret = makeValidator<string>(checkedSecret);

/** Secrets with commas between them, such as the present key and the one before it. */
export const secrets = makeValidator<readonly string[]>((input) =>
  input.split(',').map((each) => checkedSecret(each.trim())),
);

function checkedSecret(input: string): string {
  if (input.length < 16) throw new Error('must be a secret of 16 letters or more');
  if (publiclyKnown.test(input))
    throw new Error('must be a secret of your own: this one is known to everybody');
  return input;
}

/** A private Ed25519 key as a JWK in JSON. */
export const privateKey = makeValidator<string>((input) => {
  const jwk = parseJson(input);
  if (jwk?.['kty'] !== 'OKP' || jwk['crv'] !== 'Ed25519' || typeof jwk['d'] !== 'string')
    throw new Error('must be a private Ed25519 key, as a JWK');
  return input;
});

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** A ratio from 0 to 1. */
const share = makeValidator<number>((input) => {
  const value = Number(input);
  if (input === '' || !(value >= 0 && value <= 1)) throw new Error('must be a number from 0 to 1');
  return value;
});

/** Thrown at start; names every invalid variable, so that all can be fixed at once. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Marks values in example files that the operator must fill in. */
const placeholder = 'to-be-filled-in';

/** Parses the environment. Unknown variables are ignored; invalid and missing ones are all named in one error. */
export function readConfig<S extends Record<string, ValidatorSpec<unknown>>>(
  spec: S,
  env: NodeJS.ProcessEnv = process.env,
): CleanedEnv<S> {
  return cleanEnv(env, spec, {
    reporter: ({ errors }) => {
      const leftOpen = Object.keys(spec).filter((name) => env[name]?.startsWith(placeholder));
      const bad = [
        ...Object.entries(errors)
          .filter(([name]) => !leftOpen.includes(name))
          .map(([name, error]) => `${name}: ${problemOf(error)}`),
        ...leftOpen.map((name) => `${name}: has not been filled in`),
      ];
      if (bad.length > 0) throw new ConfigurationError(`Bad configuration.\n  ${bad.join('\n  ')}`);
    },
  }) as CleanedEnv<S>;
}

/** envalid's error of a missing variable is its description, or 'undefined' without one. */
function problemOf(error: Error | undefined): string {
  if (!(error instanceof EnvMissingError)) return error?.message ?? 'bad value';
  return error.message === 'undefined' ? 'is missing' : `is missing: ${error.message}`;
}

/** Settings of every service. */
export const serviceSpec = {
  HOST: str({ default: '127.0.0.1', desc: 'Address to listen on' }),
  RPC_PORT: port({ desc: 'gRPC port' }),
  HTTP_PORT: port({ desc: 'Port of /healthz, /readyz and /metrics' }),
  MONGODB_URL: url({ desc: 'MongoDB connection string' }),
  MONGODB_POOL_SIZE: num({ default: 24 }),
  NATS_URL: str({ desc: 'NATS servers, comma separated' }),
  NATS_PASSWORD: str({
    default: '',
    desc: 'Password of the broker’s user of this name; empty for a broker without passwords',
  }),
  NATS_REPLICAS: num({ default: 1, desc: 'Copies of each stream' }),
  LOG_LEVEL: str({ default: 'info' }),
  PUBLIC_ORIGIN: url({ desc: 'Origin of the pages, used in links' }),
  SERVICE_PRIVATE_KEY: privateKey({ desc: 'Ed25519 JWK of this process' }),
  SERVICE_PUBLIC_KEYS: str({ desc: 'JWKS of all processes, kid = name' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOrNone({
    default: '',
    desc: 'Collector of traces (OTLP by HTTP); empty: none',
  }),
  OTEL_TRACES_SAMPLER_ARG: share({ default: 1, desc: 'Share of traces that the gateway keeps' }),
};
