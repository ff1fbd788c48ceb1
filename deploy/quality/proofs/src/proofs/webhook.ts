import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { WebhookCourier, sign } from '../load/webhook-courier';
import { untilReady } from '../load/settled';
import { createAgent, need, newCaller } from '../product/caller';
import { makeOwner, type Owner } from '../product/owner';
import { Stack } from '../product/stack';
import type { Proof } from '../proof';

const sizes = {
  short: { owners: 2, events: 25, killEveryMs: 2_500 },
  full: { owners: 20, events: 500, killEveryMs: 2_500 },
};
const apiKey = 'sk_test_of-the-courier';
const secret = 'whsec_of-the-courier';
const tooOldSeconds = 600;
const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

/** The part of an owner's billing page that the provider determines. */
interface Standing {
  readonly isSubscribed: boolean;
  readonly subscriptionPrice: number;
  readonly subscriptionInterval: string;
  readonly cancelAtPeriodEnd: boolean;
}

async function standingOf({ caller }: Owner): Promise<Standing> {
  const info = need(await caller.call('GET', '/api/auth/billing-info'), 200).body as Standing;
  const { isSubscribed, subscriptionPrice, subscriptionInterval, cancelAtPeriodEnd } = info;
  return { isSubscribed, subscriptionPrice, subscriptionInterval, cancelAtPeriodEnd };
}

/** The result of one customer's events if each is handled once and in order. */
function replayed(events: readonly string[], customer: string): Standing | undefined {
  const last = events
    .map((body) => (JSON.parse(body) as Stripe.Event).data.object)
    .filter((object): object is Stripe.Subscription => object.object === 'subscription')
    .findLast((subscription) => subscription.customer === customer);
  const price = last?.items.data[0]?.price;
  if (!last || !price) return undefined;
  const isSubscribed = last.status === 'active' || last.status === 'trialing';
  return {
    isSubscribed,
    // A subscription that ended has no price, and cannot be about to end.
    subscriptionPrice: isSubscribed ? (price.unit_amount ?? 0) / 100 : 0,
    subscriptionInterval: price.recurring?.interval ?? '',
    cancelAtPeriodEnd: isSubscribed && last.cancel_at_period_end,
  };
}

export const webhook: Proof = {
  name: 'webhook',
  claim:
    'Payment events may come late, in any order and ten times: each account ends in the state that the provider has.',
  async run({ product, size, log }) {
    const { owners: count, events: wanted, killEveryMs } = sizes[size];
    const courier = await WebhookCourier.start(secret);
    const env = {
      ...product.env,
      STRIPE_API_KEY: apiKey,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_WEBHOOK_URL: courier.url,
    };
    const stack = await Stack.start({ ...product, env, replicas: { billing: 2 } });
    const agent = createAgent();
    const caller = newCaller(stack.origin, agent);
    const failures: string[] = [];
    let kills = 0;
    try {
      const stripe = new Stripe(apiKey, {
        host: '127.0.0.1',
        port: stack.process('sandbox').port,
        protocol: 'http',
      });
      const owners: { owner: Owner; customer: string; subscription: string }[] = [];
      for (let index = 0; index < count; index++) {
        const owner = await makeOwner(newCaller(stack.origin, agent), {});
        const order = { planType: pick(['premium', 'enterprise']) };
        const opened = await owner.caller.call('POST', '/api/payment/create-checkout-session', order);
        const { sessionId } = need(opened, 201).body as { sessionId: string };
        const paid = await caller.call('POST', `/sandbox/api/checkout/${sessionId}/pay`, {});
        const { customer, subscription } = need(paid, 200).body as { customer: string; subscription: string };
        owners.push({ owner, customer, subscription });
      }
      const prices = (await stripe.prices.list({ active: true, limit: 100 })).data;

      let isOver = false;
      const killing = (async () => {
        for (; !isOver; kills += 1) {
          await sleep(killEveryMs * (0.5 + Math.random()));
          const victim = stack.process(pick(['billing', 'billing-2', 'billing', 'gateway']));
          stack.kill(victim.name);
          await stack.replaced(victim);
        }
      })();
      while (courier.events.length < wanted) {
        const { subscription } = pick(owners);
        const { items } = await stripe.subscriptions.retrieve(subscription);
        const change = pick([true, false])
          ? { cancel_at_period_end: pick([true, false]) }
          : { items: [{ id: items.data[0]?.id ?? '', price: pick(prices).id }] };
        await stripe.subscriptions.update(subscription, change);
        courier.carry(caller);
        await sleep(20);
      }
      for (const { subscription } of owners.slice(0, Math.ceil(count / 4)))
        await stripe.subscriptions.cancel(subscription);
      await untilDelivered(courier);
      courier.carry(caller);
      log(`${courier.events.length} events, ${courier.copies} copies under way`);
      await courier.done();
      isOver = true;
      await killing;
      await untilReady(stack);
      failures.push(...courier.lost.map((answer) => `an event was never accepted: ${answer}`));

      let wrong = 0;
      for (const { owner, customer } of owners) {
        const [is, shouldBe] = [await standingOf(owner), replayed(courier.events, customer)];
        if (JSON.stringify(is) === JSON.stringify(shouldBe)) continue;
        wrong += 1;
        failures.push(`${owner.email} has ${JSON.stringify(is)} instead of ${JSON.stringify(shouldBe)}`);
      }

      const [body = ''] = courier.events;
      const forged = {
        unsigned: '',
        'signed by another': sign(body, 'whsec_another'),
        old: sign(body, secret, Math.floor(Date.now() / 1000) - tooOldSeconds),
      };
      for (const [kind, signature] of Object.entries(forged)) {
        const { status } = await courier.hand(caller, body, signature);
        if (status !== 400) failures.push(`${kind}: ${status} instead of 400`);
      }
      const row = { owners: count, events: courier.events.length, copies: courier.copies, kills, wrong };
      return { rows: [{ ...row, 'never taken': courier.lost.length }], failures };
    } finally {
      await agent.close();
      await stack.stop();
      await courier.stop();
    }
  },
};

/** The provider sends its last event within a second of its clock. */
async function untilDelivered(courier: WebhookCourier): Promise<void> {
  for (let before = -1; before !== courier.events.length; await sleep(1_500)) before = courier.events.length;
}
