import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from '@tablewell/federation/router';
import { MemoryRouter, serveCalls } from '@tablewell/federation/testing';
import type { Answer } from '@tablewell/federation/testing';
import { NotificationRegion } from '@tablewell/ui';
import { defaultPlans } from '../features/pricing/default-plans';
import { deployment } from './deployment';

/** A call as the page made it. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
  /** The token that the call carried. */
  token: string | null;
}
type Reply = (call: Call) => Answer | undefined;

/** The signed-in user, as the API returns it. */
export const asOwner =
  (subscriptionType: string, isSubscribed: boolean): Reply =>
  ({ path }) => {
    if (path === '/api/auth/user-info') return [200, { email: 'owner@olive.example', isVerified: true }];
    if (path === '/api/auth/trial-status') return [200, { subscriptionType, isSubscribed, isInTrial: false }];
    return undefined;
  };

/** Replaces the network: the first reply with an answer is used; otherwise there is no session. */
export const serve = (...replies: Reply[]): Call[] =>
  serveCalls(
    ({ method, url, headers, body }): Call => ({
      method,
      path: url.pathname,
      body,
      token: headers.get('Authorization'),
    }),
    (call) => replies.map((reply) => reply(call)).find(Boolean) ?? defaultAnswer(call),
  );

const defaultAnswer = ({ path }: Call): Answer =>
  path === '/api/payment/plans'
    ? [200, { plans: defaultPlans(deployment(1)) }]
    : [401, { error: 'Please sign in.' }];

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
