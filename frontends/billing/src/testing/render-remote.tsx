import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from '@tablewell/federation/router';
import { MemoryRouter } from '@tablewell/federation/testing';
import { NotificationRegion } from '@tablewell/ui';
import { defaultPlans } from '../features/pricing/default-plans';

/** A call as the page made it. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
  /** The token that the call carried. */
  token: string | null;
}
type Answer = [status: number, body: unknown];
type Reply = (call: Call) => Answer | 'no network' | undefined;

/** The signed-in user, as the API returns it. */
export const asOwner =
  (subscriptionType: string, isSubscribed: boolean): Reply =>
  ({ path }) => {
    if (path === '/api/auth/user-info') return [200, { email: 'owner@olive.example', isVerified: true }];
    if (path === '/api/auth/trial-status') return [200, { subscriptionType, isSubscribed, isInTrial: false }];
    return undefined;
  };

/** Replaces the network: the first reply with an answer is used; otherwise there is no session. */
export function serve(...replies: Reply[]): Call[] {
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const text = await request.clone().text();
    const call: Call = {
      method: request.method,
      path: new URL(request.url).pathname,
      body: text ? JSON.parse(text) : undefined,
      token: request.headers.get('Authorization'),
    };
    calls.push(call);
    const answer = replies.map((reply) => reply(call)).find(Boolean) ?? quiet(call);
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer[1]), {
      status: answer[0],
      headers: { 'Content-Type': 'application/json' },
    });
  });
  return calls;
}

const quiet = ({ path }: Call): Answer =>
  path === '/api/payment/plans' ? [200, { plans: defaultPlans(1) }] : [401, { error: 'Please sign in.' }];

/** Renders a part of this remote at an address, and shows the current address as text. */
export const renderRemote = (children: ReactNode, address = '/somewhere') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <main>{children}</main>
      <Where />
      <NotificationRegion />
    </MemoryRouter>,
  );

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}
