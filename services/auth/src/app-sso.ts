import { createOutsideFetch, createTextLookUp } from '@tablewell/chassis/network';
import type { ServiceKit, ServiceParts } from '@tablewell/chassis/service';
import { MongoFormerLimits } from './adapters/mongo/former-limits';
import { MongoScimPeople } from './adapters/mongo/scim-people';
import { MongoSsoAttempts } from './adapters/mongo/sso-attempts';
import { MongoSsoConnections } from './adapters/mongo/sso-connections';
import { MongoSsoDomains } from './adapters/mongo/sso-domains';
import { MongoSsoIdentities } from './adapters/mongo/sso-identities';
import { MongoSsoTrials } from './adapters/mongo/sso-trials';
import { createIdentityProvider } from './adapters/oidc/identity-provider';
import { throughSandbox } from './adapters/oidc/sandbox-fetch';
import { scimService } from './adapters/rpc/scim-service';
import { ssoService } from './adapters/rpc/sso-service';
import { ssoSignInService } from './adapters/rpc/sso-sign-in-service';
import type { Ports } from './ports';
import type { SsoPorts } from './sso-ports';

/** The settings of single sign-on. */
export interface SsoSettings {
  /** The product's own origin. */
  readonly publicOrigin: string;
  /** Whether providers on this machine are allowed, without TLS: for the sandbox and tests. */
  readonly isLocal: boolean;
  /** Where this service reaches the sandbox, if that is not where browsers do. */
  readonly sandboxUrl?: string | undefined;
  /** Name servers for the proofs of domains; none: those of the machine. */
  readonly dnsServers: readonly string[];
  /** For tests: name servers for providers, and how long one may take. */
  readonly providerNameServers?: readonly string[];
  readonly providerWithinMs?: number;
}

/** A provider answers within a moment; a sign-in needs up to four of its answers. */
const withinMs = 4_000;
/** The keys of large providers are some ten kilobytes. */
const maxBytes = 256 * 1_024;

/** What single sign-on adds to the service (decision 0140). */
export function buildSso(
  { connection, enqueueEvents, logger }: ServiceKit,
  settings: SsoSettings,
): {
  ports: SsoPorts;
  implementations(ports: Ports): ServiceParts['implementations'];
  close(): Promise<void>;
} {
  const {
    publicOrigin,
    isLocal,
    sandboxUrl,
    dnsServers,
    providerNameServers = [],
    providerWithinMs = withinMs,
  } = settings;
  const outside = createOutsideFetch({
    ...{ allowsLoopback: isLocal, maxBytes, withinMs: providerWithinMs },
    nameServers: providerNameServers,
  });
  const fetch = sandboxUrl
    ? throughSandbox(outside.fetch, { publicOrigin, sandboxUrl, maxBytes, withinMs: providerWithinMs })
    : outside.fetch;
  if (isLocal)
    logger.warn('Identity providers may be on this machine, without TLS: SSO_LOCAL or SANDBOX_URL is set');
  const redirectUri = `${publicOrigin}/api/auth/sso/callback`;
  return {
    ports: {
      ssoConnections: new MongoSsoConnections(connection, enqueueEvents),
      ssoDomains: new MongoSsoDomains(connection),
      ssoAttempts: new MongoSsoAttempts(connection),
      ssoTrials: new MongoSsoTrials(connection),
      ssoIdentities: new MongoSsoIdentities(connection),
      scimPeople: new MongoScimPeople(connection),
      formerLimits: new MongoFormerLimits(connection),
      identityProvider: createIdentityProvider({
        fetch,
        allowsLoopback: isLocal,
        redirectUri,
      }),
      lookUpTexts: createTextLookUp(dnsServers),
      isSsoLocal: isLocal,
      ssoUris: {
        redirect: redirectUri,
        logout: `${publicOrigin}/api/auth/sso/backchannel-logout`,
        scim: `${publicOrigin}/scim/v2`,
      },
    },
    implementations: (ports) => [ssoService(ports), ssoSignInService(ports), scimService(ports)],
    close: () => outside.close(),
  };
}
