import { privateKey, readConfig, secrets, serviceSpec, str, url } from '@tablewell/chassis/config';

/** The settings. At start, every invalid one is reported. */
export const authConfig = (env: NodeJS.ProcessEnv) =>
  readConfig(
    {
      ...serviceSpec,
      ACCESS_TOKEN_PRIVATE_KEY: privateKey({ desc: 'Ed25519 JWK that signs access tokens' }),
      SECOND_FACTOR_KEY: secrets({
        desc: 'Encrypts the stored secrets of authenticator apps, and is part of the hashes of PINs; behind a comma, another key that is read',
      }),
      GOOGLE_CLIENT_ID: str({ desc: 'Audience of Google ID tokens' }),
      GOOGLE_ISSUER: str({ default: 'https://accounts.google.com' }),
      DNS_SERVERS: str({
        default: '',
        desc: 'Name servers for the proofs of domains, comma separated; empty: those of the machine',
      }),
      SSO_LOCAL: str({
        default: '',
        choices: ['', 'on'],
        desc: '`on`: identity providers on this machine, without TLS; for the sandbox and tests only',
      }),
      SANDBOX_URL: str({
        default: '',
        desc: 'The sandbox, as this service reaches it: its identity provider is asked there. Implies SSO_LOCAL; for trying the product only',
      }),
      GOOGLE_JWKS_URL: url({ default: 'https://www.googleapis.com/oauth2/v3/certs' }),
    },
    env,
  );
