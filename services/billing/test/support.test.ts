import { eventually, fixedClock, refusalOf } from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import Stripe from 'stripe';
import { type Billing, self, startBilling } from './harness';

const clock = fixedClock(new Date().toISOString());
let running: Billing;

const supportOf = async (ownerId: string) => {
  const { email, isPriority, phone, accountManager } = await running.api.getSupport({}, self(ownerId));
  return { email, isPriority, phone, manager: accountManager?.name };
};

beforeAll(async () => {
  running = await startBilling(clock);
});

afterAll(() => running?.stop());

test('an owner’s trial has the support of Premium, and nobody else has any', async () => {
  const ownerId = running.newOwner();
  await running.api.startTrial({ ownerId, email: `${ownerId}@example.com` });
  expect(await supportOf(ownerId)).toEqual({
    email: 'priority@tablewell.example',
    isPriority: true,
    phone: '',
    manager: undefined,
  });
  expect(await refusalOf(running.api.getSupport({}))).toMatchObject({ code: 'sign-in-required' });
});

test('Enterprise has a telephone and an account manager, whom the operator can name at the provider', async () => {
  const ownerId = running.newOwner();
  await running.provider.pay((await running.checkout(ownerId, PlanId.ENTERPRISE)).sessionId);
  await eventually(async () =>
    expect(await supportOf(ownerId)).toEqual({
      email: 'priority@tablewell.example',
      isPriority: true,
      phone: '+15550100009',
      manager: 'Grace Hopper',
    }),
  );
  const { apiKey, baseUrl } = running.provider.stripe;
  const stripe = new Stripe(apiKey, { host: '127.0.0.1', port: new URL(baseUrl).port, protocol: 'http' });
  const mine = (await stripe.subscriptions.list()).data.find(
    ({ metadata }) => metadata['ownerId'] === ownerId,
  );
  const name = (text: string) =>
    stripe.subscriptions.update(mine?.id ?? '', { metadata: { account_manager: text } });
  await name('Alan Turing <alan@tablewell.example>');
  await eventually(async () => expect((await supportOf(ownerId)).manager).toBe('Alan Turing'));
  await name('somebody');
  await eventually(async () => expect((await supportOf(ownerId)).manager).toBe('Grace Hopper'));
});
