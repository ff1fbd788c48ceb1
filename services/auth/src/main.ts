import { runService } from '@tablewell/chassis/service';
import { buildAuth } from './app';
import { authConfig } from './config';

const config = authConfig(process.env);

void runService(
  'auth',
  config,
  buildAuth({
    origin: config.PUBLIC_ORIGIN,
    signingKey: JSON.parse(config.ACCESS_TOKEN_PRIVATE_KEY),
    secondFactorKeys: config.SECOND_FACTOR_KEY,
    google: {
      jwksUrl: config.GOOGLE_JWKS_URL,
      issuer: config.GOOGLE_ISSUER,
      clientId: config.GOOGLE_CLIENT_ID,
    },
    sso: {
      publicOrigin: new URL(config.PUBLIC_ORIGIN).origin,
      isLocal: config.SSO_LOCAL === 'on' || config.SANDBOX_URL !== '',
      sandboxUrl: config.SANDBOX_URL || undefined,
      dnsServers: config.DNS_SERVERS.split(',')
        .map((server) => server.trim())
        .filter((server) => server !== ''),
    },
  }),
);
