import { silentLogger } from '@tablewell/chassis/ops';
import { eventually } from '@tablewell/chassis/testing';
import { WebhookDispatcher } from './dispatcher';

/** A dispatcher of endpoints that have so much due, and answer after a while. */
function dispatching(
  due: Record<string, number>,
  answer: (endpointId: string) => { ms: number; isSlow?: boolean } = () => ({ ms: 1 }),
) {
  const counts = { atOnce: 0, most: 0, mostOf: {} as Record<string, number> };
  const running: Record<string, number> = {};
  const doneAt: Record<string, number> = {};
  const dispatcher = new WebhookDispatcher({
    deliveries: {
      endpointsDue: async () => Object.keys(due).filter((id) => (due[id] ?? 0) > 0),
    },
    async deliver(id) {
      if ((due[id] ?? 0) <= 0) return { hasTried: false, isSlow: false };
      due[id] = (due[id] ?? 0) - 1;
      counts.atOnce += 1;
      running[id] = (running[id] ?? 0) + 1;
      counts.most = Math.max(counts.most, counts.atOnce);
      counts.mostOf[id] = Math.max(counts.mostOf[id] ?? 0, running[id]);
      const { ms, isSlow = false } = answer(id);
      await new Promise((resolve) => setTimeout(resolve, ms));
      counts.atOnce -= 1;
      running[id] -= 1;
      doneAt[id] = performance.now();
      return { hasTried: true, isSlow };
    },
    clock: () => new Date(),
    logger: silentLogger,
  });
  return { dispatcher, counts, due, doneAt };
}

test('everything that is due is sent, with bounds for one endpoint and for all', async () => {
  const due = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`e${index}`, 20]));
  const { dispatcher, counts } = dispatching(due);
  await dispatcher.poll();
  await eventually(() => expect(Object.values(due).every((count) => count === 0)).toBe(true));
  expect(counts.most).toBeLessThanOrEqual(96);
  expect(Math.max(...Object.values(counts.mostOf))).toBeLessThanOrEqual(4);
  expect(Math.max(...Object.values(counts.mostOf))).toBeGreaterThan(1);
});

test('hundreds of slow endpoints with long queues hold up none that answers', async () => {
  const due: Record<string, number> = { quick: 0 };
  for (let index = 0; index < 300; index += 1) due[`slow${index}`] = 1_000;
  const { dispatcher, counts, doneAt } = dispatching(due, (id) =>
    id === 'quick' ? { ms: 1 } : { ms: 300, isSlow: true },
  );
  await dispatcher.poll();
  // Each of them was found to be slow, in places that it shared with the others for as long as that took.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  for (let event = 0; event < 5; event += 1) {
    const begun = performance.now();
    due['quick'] = 1;
    dispatcher.note('quick');
    await eventually(() => expect(due['quick']).toBe(0));
    await eventually(() => expect(doneAt['quick']).toBeGreaterThan(begun));
    expect((doneAt['quick'] ?? 0) - begun).toBeLessThan(250);
  }
  expect(counts.atOnce).toBeLessThanOrEqual(33);
  for (const [id, most] of Object.entries(counts.mostOf)) if (id !== 'quick') expect(most).toBe(1);
  await dispatcher.stop();
});

test('what becomes due while the last turn ends is not left lying', async () => {
  const due: Record<string, number> = { one: 1 };
  const { dispatcher } = dispatching(due);
  for (let event = 0; event < 200; event += 1) {
    dispatcher.note('one');
    await new Promise((resolve) => setImmediate(resolve));
    due['one'] = (due['one'] ?? 0) + 1;
    dispatcher.note('one');
  }
  await eventually(() => expect(due['one']).toBe(0));
});

test('an error of the store ends the turn, and a later poll begins anew', async () => {
  let isDown = true;
  let sent = 0;
  const dispatcher = new WebhookDispatcher({
    deliveries: { endpointsDue: async () => (sent === 0 ? ['one'] : []) },
    async deliver() {
      if (isDown) throw new Error('the store is down');
      sent += 1;
      return { hasTried: sent === 1, isSlow: false };
    },
    clock: () => new Date(),
    logger: silentLogger,
  });
  await dispatcher.poll();
  await dispatcher.stop();
  expect(sent).toBe(0);
  isDown = false;
  const again = new WebhookDispatcher({
    deliveries: { endpointsDue: async () => ['one'] },
    deliver: async () => ({ hasTried: (sent += 1) === 1, isSlow: false }),
    clock: () => new Date(),
    logger: silentLogger,
  });
  await again.poll();
  await eventually(() => expect(sent).toBeGreaterThan(0));
});

test('after it was stopped nothing begins', async () => {
  const due = { one: 100 };
  const { dispatcher } = dispatching(due, () => ({ ms: 5 }));
  dispatcher.note('one');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await dispatcher.stop();
  const left = due.one;
  dispatcher.note('one');
  await dispatcher.poll();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(due.one).toBe(left);
  expect(left).toBeGreaterThan(0);
});
