import { eventually, fixedClock } from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { connectMongo } from '@tablewell/chassis/mongo';
import type { Connection } from 'mongoose';
import { type Billing, self, startBilling } from './harness';

const clock = fixedClock(new Date().toISOString());
const dayMs = 86_400_000;
let running: Billing;
let store: Connection;
beforeAll(async () => {
  running = await startBilling(clock);
  store = await connectMongo({ url: running.backbone.store.url, database: 'tablewell_billing' });
});
afterAll(async () => {
  await store?.close();
  await running?.stop();
});

const stateOf = async (ownerId: string) => {
  const { subscription, entitlements } = await running.subscriptionOf(ownerId);
  return { runs: subscription?.isSubscribed, plan: entitlements?.effectivePlan };
};
const accounts = () => store.collection<{ _id: string; nextCheckAt: Date | null }>('accounts');

async function subscriber(): Promise<string> {
  const ownerId = running.newOwner();
  await running.provider.pay((await running.checkout(ownerId, PlanId.PREMIUM)).sessionId);
  await eventually(async () => expect((await stateOf(ownerId)).runs).toBe(true));
  return ownerId;
}

test('a subscription whose end webhook was lost ends within a day, and a renewed one continues', async () => {
  const [leaving, staying] = [await subscriber(), await subscriber()];
  const portal = await running.api.createPortalSession({ ownerId: leaving, returnUrl: '/' }, self(leaving));
  await running.provider.submitPortalForm(portal.url, { action: 'cancel' });
  await eventually(async () =>
    expect((await running.subscriptionOf(leaving)).subscription?.cancelAtPeriodEnd).toBe(true),
  );
  // From here on no webhook of the provider arrives.
  running.provider.deliverTo = undefined;
  await running.provider.passDays(32);
  expect(await stateOf(leaving)).toEqual({ runs: true, plan: PlanId.PREMIUM });

  await running.provider.fault('down');
  clock.advance(33 * dayMs);
  await eventually(async () => {
    // The provider did not respond to the look-up, which must not end the subscription.
    expect((await accounts().findOne({ _id: leaving }))?.nextCheckAt).toBeInstanceOf(Date);
  });
  expect(await stateOf(leaving)).toEqual({ runs: true, plan: PlanId.PREMIUM });
  await running.provider.fault('ok');
  // The lease of the first process expires.
  clock.advance(11 * 60_000);
  await eventually(async () => {
    expect(await stateOf(leaving)).toEqual({ runs: false, plan: PlanId.BASIC });
    expect((await running.subscriptionOf(staying)).subscription?.endsAt?.seconds).toBeGreaterThan(
      BigInt(Math.floor(clock().getTime() / 1000)),
    );
  });
  expect(await stateOf(staying)).toEqual({ runs: true, plan: PlanId.PREMIUM });
  const next = (await accounts().findOne({ _id: leaving }))?.nextCheckAt?.getTime() ?? 0;
  expect(next).toBeGreaterThan(clock().getTime());
});
