import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../product/caller';
import { type Company, cookieIn, patchOf, userOf } from './company';
import { discoveryPath } from './lying-provider';
import { signed } from './tokens';

/** The answers to the calls of a storm, by status; 0 stands for no answer. */
export type Statuses = Record<number, number>;

type Call = (company: Company, index: number) => Promise<Answer>;

/** Nested as deep as a filter may be long. */
const deepFilter = `${'('.repeat(190)}userName pr${')'.repeat(190)}`;
/** Multiplied out, millions of filters. */
const wideFilter = `${'(a pr or b pr or c pr) and '.repeat(14)}d pr`;
const longFilter = `userName eq "${'\\\\'.repeat(180)}"`;
const many = Array.from({ length: 50 }, (_each, index) => ({
  op: 'replace',
  path: 'name.givenName',
  value: `N${index}`,
}));
let people = 0;

export const withToken = 'SCIM with a token that is alive';

/** Requests that the owner of a connection to a provider, with a token of SCIM, may send without end. */
const calls: Readonly<Record<string, Call>> = {
  'sign-ins at a provider that does not answer': async (company) => {
    const email = company.email('anybody');
    const started = await company.newCaller().call('POST', '/api/auth/sso/start', { email });
    if (started.status !== 200) return started;
    const { url } = started.body as { url: string };
    const query = company.provider.grant(url, company.person('anybody'));
    const headers = { cookie: `tablewell_sso=${cookieIn(started, 'tablewell_sso')}` };
    return company.newCaller().send('GET', `/api/auth/sso/callback${query}`, undefined, headers);
  },
  'logout tokens of that provider': (company, index) => {
    const claims = { ...company.provider.honest({ sub: 'x' }), jti: `${index}`, events: {} };
    const body = new URLSearchParams({ logout_token: signed(claims, company.provider.otherKey) }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return company.newCaller().send('POST', '/api/auth/sso/backchannel-logout', body, headers);
  },
  'callbacks of sign-ins that never began': (company, index) =>
    company.newCaller().send('GET', `/api/auth/sso/callback?code=a&state=${index}`, undefined, {
      cookie: `tablewell_sso=${index}`,
    }),
  [withToken]: (company, index) => {
    const kinds: readonly (() => Promise<Answer>)[] = [
      () => company.scim('GET', '/Users?count=200'),
      () => company.scim('POST', '/Users', userOf(company.email(`storm-${(people += 1)}`))),
      () => company.scim('GET', `/Users?filter=${encodeURIComponent(deepFilter)}`),
      () => company.scim('GET', `/Users?filter=${encodeURIComponent(longFilter)}`),
      () => company.scim('GET', `/Users?filter=${encodeURIComponent(wideFilter)}`),
      () => company.scim('PATCH', '/Users/unknown', patchOf(...many)),
    ];
    return (kinds[index % kinds.length] ?? kinds[0]!)();
  },
  'SCIM with guessed tokens': (company, index) =>
    company.newCaller().send('GET', '/scim/v2/Users', undefined, { authorization: `Bearer guess-${index}` }),
};

/** Calls that wait for the provider are slow themselves: who makes many of them at once needs no haste. */
const patient = ['sign-ins at a provider that does not answer', 'logout tokens of that provider'];

export const kinds = Object.keys(calls);
const pauseMs = { patient: 4_500, hasty: 0, unanswered: 20 };

/** From how many connections calls are sent that wait for the provider, and others. */
interface Connections {
  readonly patient: number;
  readonly hasty: number;
}

/** Sends one kind of call from so many connections until `isOver`. */
export async function rage(
  company: Company,
  { kind, connections, isOver }: { kind: string; connections: Connections; isOver: () => boolean },
): Promise<Statuses> {
  const statuses: Statuses = {};
  const call = calls[kind];
  if (!call) throw new Error(`no call is ${kind}`);
  const manner = patient.includes(kind) ? 'patient' : 'hasty';
  let count = 0;
  const send = async (_each: unknown, index: number): Promise<void> => {
    // One after the other, so that it is their waiting that takes places, and no burst.
    await sleep((pauseMs[manner] * index) / connections[manner]);
    while (!isOver()) {
      const status = await call(company, (count += 1)).then(
        (answer) => answer.status,
        () => 0,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
      await sleep(status === 0 ? pauseMs.unanswered : pauseMs[manner]);
    }
  };
  await Promise.all(Array.from({ length: connections[manner] }, send));
  return statuses;
}

/** From now on the provider takes requests, and answers byte by byte without an end. */
export function silence({ provider }: Company): void {
  for (const path of [discoveryPath, '/jwks', '/token'])
    provider.answers.set(path, (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 200);
      response.on('close', () => clearInterval(timer));
    });
}
