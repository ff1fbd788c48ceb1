import { privateKey, readConfig, runService, serviceSpec, str, url } from '@tablewell/chassis';
import { buildAuth } from './app';

const config = readConfig({
  ...serviceSpec,
  ACCESS_TOKEN_PRIVATE_KEY: privateKey({ desc: 'Ed25519 JWK that signs access tokens' }),
  GOOGLE_CLIENT_ID: str({ desc: 'Audience of Google ID tokens' }),
  GOOGLE_ISSUER: str({ default: 'https://accounts.google.com' }),
  GOOGLE_JWKS_URL: url({ default: 'https://www.googleapis.com/oauth2/v3/certs' }),
});

void runService(
  'auth',
  config,
  buildAuth({
    signingKey: JSON.parse(config.ACCESS_TOKEN_PRIVATE_KEY),
    google: {
      jwksUrl: config.GOOGLE_JWKS_URL,
      issuer: config.GOOGLE_ISSUER,
      clientId: config.GOOGLE_CLIENT_ID,
    },
  }),
);
