import { type Actor, Role } from '@tablewell/chassis/access';
import { as, NameServer } from '@tablewell/chassis/testing';
import { SsoState } from '@tablewell/proto/auth/v1/sso_pb';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { type CompanyBrowser, startTestCompany, type TestCompany } from '@tablewell/sandbox/testing';
import { type AuthHarness, startAuth } from './harness';

export const publicOrigin = 'https://tables.example';
export const redirectUri = `${publicOrigin}/api/auth/sso/callback`;
export const client = { clientId: 'tablewell', clientSecret: 'secret-of-the-client' };

const person = (id: string, email: string, isVerified = true) => ({
  ...{ id, email, isVerified, givenName: id, familyName: 'Lind' },
});
export const people = [
  person('mara', 'mara@one.test'),
  person('tom', 'tom@one.test'),
  person('recycled', 'mara@one.test'),
  person('unsure', 'unsure@one.test', false),
  person('foreign', 'foreign@elsewhere.test'),
  person('owner', 'owner@one.test'),
  person('invited', 'invited@one.test'),
  person('stranger', 'stranger@one.test'),
  person('both', 'both@one.test'),
  person('boss', 'boss@one.test'),
  { ...person('lead', 'lead@one.test'), groups: ['managers', 'everybody'] },
  { ...person('server', 'server@one.test'), groups: ['floor'] },
];

/** The service beside a provider and a name server. */
export interface SsoHarness extends AuthHarness {
  readonly company: TestCompany;
  readonly names: NameServer;
  /** An owner with the plan. */
  newPayingOwner(): Promise<Actor>;
  /** Connects an owner to a provider, whose domain is proven, and switches it on. */
  connect(owner: Actor, more?: { issuer?: string; domain?: string; state?: SsoState }): Promise<void>;
  /** Begins a sign-in, and returns what the browser has with the answer of the provider. */
  atProvider(email: string, personId: string, browser?: CompanyBrowser): Promise<Answer>;
  signInBySso(
    email: string,
    personId: string,
    browser?: CompanyBrowser,
  ): ReturnType<AuthHarness['ssoSignIn']['finishSsoSignIn']>;
}

/** What the gateway sends to finish a sign-in. */
export interface Answer {
  readonly browserSecret: string;
  readonly query: string;
}

export const placeOf = (owner: Actor): string => owner.memberships[0]?.restaurantId ?? '';

export async function startSso(given: Parameters<typeof startAuth>[0] = {}): Promise<SsoHarness> {
  const [company, names] = await Promise.all([
    startTestCompany({ ...client, redirectUri, logoutUri: 'http://127.0.0.1:1/', people }),
    new NameServer().open(),
  ]);
  const dnsServers = [names.address];
  const sso = { publicOrigin, isLocal: true, dnsServers, providerNameServers: dnsServers, ...given.sso };
  const auth = await startAuth({ ...given, sso });
  const harness: SsoHarness = {
    ...auth,
    company,
    names,
    async newPayingOwner() {
      const owner = await auth.newOwner();
      await auth.publishPlan(owner, PlanId.ENTERPRISE);
      return owner;
    },
    async connect(owner, { issuer = company.issuer, domain = 'one.test', state = SsoState.OPTIONAL } = {}) {
      const restaurantId = placeOf(owner);
      const draft = { restaurantId, issuer, ...client, defaultRole: Role.HOST };
      await auth.sso.putSsoConnection(draft, as(owner));
      const { sso: added } = await auth.sso.addSsoDomain({ restaurantId, domain }, as(owner));
      const proof = added?.connection?.domains.find(({ name }) => name === domain);
      names.records.set(proof?.recordName ?? '', [proof?.recordValue ?? '']);
      await auth.sso.checkSsoDomain({ restaurantId, domain }, as(owner));
      await auth.sso.testSsoConnection({ restaurantId }, as(owner));
      await auth.sso.setSsoState({ restaurantId, state }, as(owner));
    },
    async atProvider(email, personId, browser) {
      const { url, browserSecret } = await auth.ssoSignIn.startSsoSignIn({ email });
      const back = await company.signIn(url, personId, browser);
      return { browserSecret, query: back.search };
    },
    async signInBySso(email, personId, browser) {
      return auth.ssoSignIn.finishSsoSignIn(await harness.atProvider(email, personId, browser));
    },
    async stop() {
      await Promise.all([company.close(), names.close()]);
      await auth.stop();
    },
  };
  return harness;
}
