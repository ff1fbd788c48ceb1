import { Role } from '@tablewell/chassis';
import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeEach(async () => (gateway = await startGateway()));
afterEach(() => gateway?.stop());

const trialStatus = async () => {
  const mine = { cookie: '__Host-tablewell_access=access-s1', origin };
  return (await gateway.app.inject({ method: 'GET', url: '/api/auth/trial-status', headers: mine })).json();
};

test('an owner hears of their trial', async () => {
  expect(await trialStatus()).toMatchObject({ isInTrial: true, daysLeft: 3 });
});

test('a manager without a restaurant of their own hears what the owner’s plan includes, and of no trial', async () => {
  gateway.role = Role.MANAGER;
  expect(await trialStatus()).toEqual({
    subscriptionType: 'premium',
    isSubscribed: true,
    isInTrial: false,
    daysLeft: 0,
    trialEndDate: null,
    trialType: '',
  });
  expect(gateway.asked).toContain('GetEntitlements of boss');
});
