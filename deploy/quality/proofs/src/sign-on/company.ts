import { type Agent, type Answer, type Caller, need, newCaller } from '../product/caller';
import { makeOwner, type Owner } from '../product/owner';
import { buyEnterprise, eventually } from '../product/plan';
import { clientId, clientSecret, LyingProvider, type TokenMaker } from './lying-provider';
import type { Claims } from './tokens';

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
let companies = 0;

/** The end of a sign-in: where the browser was sent, and its session if it got one. */
export interface SignedIn {
  /** `done`, or why not. */
  readonly outcome: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** A sign-in that has begun, in the browser with this cookie. */
interface Begun {
  readonly url: string;
  readonly cookie: string;
}

/** An owner on Enterprise with a restaurant, a provider, a proven domain and a token of SCIM. */
export class Company {
  private constructor(
    readonly owner: Owner,
    readonly provider: LyingProvider,
    readonly domain: string,
    readonly scimToken: string,
    private readonly agent: Agent,
  ) {}

  static async found(origin: string, agent: Agent): Promise<Company> {
    const owner = await makeOwner(newCaller(origin, agent), {});
    const provider = await LyingProvider.start();
    await buyEnterprise(owner);
    const domain = `company-${(companies += 1)}-${process.pid}.example`;
    const { restaurantId } = owner;
    const connection = { restaurantId, issuer: provider.issuer, clientId, clientSecret };
    const put = { ...connection, defaultRole: 'ROLE_HOST' };
    await eventually(() => ssoCall(owner, 'PutSsoConnection', put), 200);
    need(await ssoCall(owner, 'AddSsoDomain', { restaurantId, domain }), 200);
    need(await ssoCall(owner, 'CheckSsoDomain', { restaurantId, domain }), 200);
    need(await ssoCall(owner, 'TestSsoConnection', { restaurantId }), 200);
    need(await ssoCall(owner, 'SetSsoState', { restaurantId, state: 'SSO_STATE_OPTIONAL' }), 200);
    const { token } = need(await ssoCall(owner, 'CreateScimToken', { restaurantId }), 200).body as {
      token: string;
    };
    return new Company(owner, provider, domain, token, agent);
  }

  get origin(): string {
    return this.owner.caller.origin;
  }

  /** A caller without a session, from another address. */
  newCaller(): Caller {
    return newCaller(this.origin, this.agent);
  }

  email(name: string): string {
    return `${name}@${this.domain}`;
  }

  /** What an honest provider says about somebody. */
  person(name: string): Claims {
    return { sub: `subject-of-${name}`, email: this.email(name), email_verified: true };
  }

  async begin(email: string): Promise<Begun> {
    const started = need(await this.newCaller().call('POST', '/api/auth/sso/start', { email }), 200);
    return { url: (started.body as { url: string }).url, cookie: cookieIn(started, 'tablewell_sso') };
  }

  async finish(cookie: string, query: string): Promise<SignedIn> {
    const back = await this.newCaller().send('GET', `/api/auth/sso/callback${query}`, undefined, {
      cookie: `tablewell_sso=${cookie}`,
    });
    const to = new URL(String(back.headers['location'] ?? ''), this.origin);
    return {
      outcome: to.searchParams.get('sso') ?? `${back.status}`,
      token: cookieIn(back, 'tablewell_access'),
      refreshToken: cookieIn(back, 'tablewell_refresh'),
    };
  }

  /** Signs somebody in as this company's provider says, by the domain of `at`, an address of the company by default. */
  async signIn(person: Claims, make?: TokenMaker): Promise<SignedIn> {
    const { url, cookie } = await this.begin(this.email('anybody'));
    return this.finish(cookie, this.provider.grant(url, person, make));
  }

  scim(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    caller: Caller = this.owner.caller,
  ): Promise<Answer> {
    const headers = { authorization: `Bearer ${this.scimToken}`, 'content-type': 'application/scim+json' };
    return caller.send(method, `/scim/v2${path}`, body && JSON.stringify(body), headers);
  }

  /** Adds somebody by SCIM; returns the id there. */
  async add(name: string): Promise<string> {
    const made = await this.scim('POST', '/Users', userOf(this.email(name)));
    return (need(made, 201).body as { id: string }).id;
  }

  close(): Promise<void> {
    return this.provider.close();
  }
}

export const ssoCall = ({ caller }: Owner, method: string, body: object): Promise<Answer> =>
  caller.call('POST', `/rpc/tablewell.auth.v1.SsoService/${method}`, body);

let secrets = 0;

/** Gives the connection another secret, so that nothing is remembered about the provider, and switches it on again. */
export async function forgetProvider({ owner, provider }: Company): Promise<void> {
  const { restaurantId } = owner;
  provider.answers.clear();
  const draft = { restaurantId, issuer: provider.issuer, clientId, defaultRole: 'ROLE_HOST' };
  const renew = () =>
    ssoCall(owner, 'PutSsoConnection', { ...draft, clientSecret: `another ${(secrets += 1)}` });
  need(await renew(), 200);
  // Requests of a storm that has ended may still wait for the provider.
  await eventually(() => ssoCall(owner, 'TestSsoConnection', { restaurantId }), 200);
  need(await ssoCall(owner, 'SetSsoState', { restaurantId, state: 'SSO_STATE_OPTIONAL' }), 200);
}

export const userOf = (userName: string, more: object = {}) => ({
  ...{ schemas: [userSchema], userName, active: true },
  ...more,
});

export const patchOf = (...operations: object[]) => ({ schemas: [patchSchema], Operations: operations });

/** The value of a cookie that an answer sets; empty if it sets none. */
export function cookieIn({ headers }: Answer, name: string): string {
  const set = [headers['set-cookie'] ?? []].flat();
  const found = set.find(
    (each) => each.startsWith(`${name}=`) && !/max-age=0|expires=thu, 01 jan 1970/i.test(each),
  );
  return found?.slice(name.length + 1).split(';')[0] ?? '';
}
