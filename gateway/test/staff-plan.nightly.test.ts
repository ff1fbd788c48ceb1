import { Role } from '@tablewell/chassis/access';
import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeEach(async () => (gateway = await startGateway()));
afterEach(() => gateway?.stop());

const trialStatus = async () => {
  const mine = { cookie: '__Host-tablewell_access=access-s1', origin };
  return (await gateway.app.inject({ method: 'GET', url: '/api/auth/trial-status', headers: mine })).json();
};

test('an owner sees their trial', async () => {
  expect(await trialStatus()).toMatchObject({ isInTrial: true, daysLeft: 3 });
});

test('a manager without a restaurant of their own sees the owner’s plan, and no trial', async () => {
  gateway.role = Role.MANAGER;
  expect(await trialStatus()).toEqual({
    subscriptionType: 'premium',
    isSubscribed: true,
    isInTrial: false,
    daysLeft: 0,
    trialEndDate: null,
    trialType: '',
    subscriptionInterval: '',
    managedByOwner: true,
  });
  expect(gateway.rpcCalls).toContain('GetEntitlements of boss');
});

test.each(['create-checkout-session', 'create-portal-session'])(
  'a manager is refused by %s, with the reason',
  async (call) => {
    gateway.role = Role.MANAGER;
    const answer = await gateway.app.inject({
      method: 'POST',
      url: `/api/payment/${call}`,
      headers: { cookie: '__Host-tablewell_access=access-s1', origin },
      payload: call === 'create-checkout-session' ? { planType: 'premium' } : {},
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      error: 'Only the owner of a restaurant can change its plan.',
      requiresRole: true,
    });
  },
);
