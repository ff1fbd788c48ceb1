import { browserZone } from '@tablewell/api-client';
import { serveCalls } from '@tablewell/federation/testing';
import type { Answer } from '@tablewell/federation/testing';
import { restaurant } from './restaurant';

/** A call that the page made. */
export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  /** Of a shared tablet: the turn in which the step was taken. */
  turn?: string;
  /** How long ago, in milliseconds. */
  takenAgo?: string;
}
/** An answer for a call; undefined uses the default of a restaurant without data. */
type Reply = (call: Call) => Answer | Promise<Answer> | undefined;

const trial = {
  subscriptionType: 'premium',
  isSubscribed: true,
  isInTrial: false,
  daysLeft: 0,
  trialEndDate: null,
};
const user = { email: 'owner@olive.example', isVerified: true, authProvider: 'email' };

/** The preview of a change that affects no reservation and no start. */
export const noDifference = {
  reservations: [],
  truncated: false,
  partySizes: [2, 4, 6],
  days: [],
  complete: true,
};

function defaultAnswer({ path }: Call): Answer {
  if (path === '/api/auth/validate') return [200, { valid: true }];
  if (path === '/api/auth/user-info') return [200, user];
  if (path === '/api/auth/trial-status') return [200, trial];
  if (path === '/api/restaurant')
    return [200, [restaurant(), restaurant({ id: 'harbour', name: 'Harbour Grill' })]];
  if (path.endsWith('/info')) return [200, restaurant({ timezone: browserZone() })];
  if (path.endsWith('/PreviewChange')) return [200, noDifference];
  if (path.endsWith('/table-availability')) return [200, { tableAvailability: {} }];
  if (path.startsWith('/api/dashboard/reservation-sources/')) return [200, { sources: [] }];
  if (path.startsWith('/api/guests/')) return [200, { guests: [], total: 0 }];
  // Calls beyond the REST API get an empty message.
  if (path.startsWith('/rpc/')) return [200, {}];
  return [200, []];
}

/** Replaces the network: answers each call and records it. */
export const serve = (reply: Reply = () => undefined): Call[] =>
  serveCalls(
    ({ method, url, body, headers }): Call => ({
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body,
      ...(headers.has('X-Turn') ? { turn: headers.get('X-Turn') ?? '' } : {}),
      ...(headers.has('X-Taken-Ago') ? { takenAgo: headers.get('X-Taken-Ago') ?? '' } : {}),
    }),
    async (call) => (await reply(call)) ?? defaultAnswer(call),
  );
