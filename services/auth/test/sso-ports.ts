import type { Connection } from 'mongoose';
import { MongoFormerLimits } from '../src/adapters/mongo/former-limits';
import { MongoScimPeople } from '../src/adapters/mongo/scim-people';
import { MongoSsoAttempts } from '../src/adapters/mongo/sso-attempts';
import { MongoSsoConnections } from '../src/adapters/mongo/sso-connections';
import { MongoSsoDomains } from '../src/adapters/mongo/sso-domains';
import { MongoSsoIdentities } from '../src/adapters/mongo/sso-identities';
import { MongoSsoTrials } from '../src/adapters/mongo/sso-trials';
import { createIdentityProvider } from '../src/adapters/oidc/identity-provider';
import type { SsoPorts } from '../src/sso-ports';

/** What single sign-on needs, on a store, for tests without a provider. */
export const ssoPorts = (connection: Connection): SsoPorts => ({
  ssoConnections: new MongoSsoConnections(connection, () => undefined),
  ssoDomains: new MongoSsoDomains(connection),
  ssoAttempts: new MongoSsoAttempts(connection),
  ssoTrials: new MongoSsoTrials(connection),
  ssoIdentities: new MongoSsoIdentities(connection),
  scimPeople: new MongoScimPeople(connection),
  formerLimits: new MongoFormerLimits(connection),
  identityProvider: createIdentityProvider({
    fetch: () => Promise.reject(new Error('no provider')),
    allowsLoopback: false,
    redirectUri: 'https://tables.example/api/auth/sso/callback',
  }),
  lookUpTexts: () => Promise.resolve([]),
  isSsoLocal: false,
  ssoUris: { redirect: '', logout: '', scim: '' },
});
