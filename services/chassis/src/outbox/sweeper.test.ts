import type { OutboxEntry } from './entry';
import type { PendingPublish } from './outgoing';
import type { RelayOptions } from './relay-options';
import { OutboxSweeper } from './sweeper';

const now = new Date('2030-01-01T12:00:00Z');

/** A sweeper over documents with unsent entries of these ages. */
function sweeperOver(agesMs: readonly number[]) {
  let sweeps = 0;
  const unsent = agesMs.map((age, index) => ({
    _id: `d${index}`,
    outbox: [{ _id: `e${index}`, at: new Date(now.getTime() - age), data: Buffer.of(), sentAt: null }],
  }));
  const sent: string[] = [];
  const found = { project: () => found, limit: () => found, toArray: async () => ((sweeps += 1), unsent) };
  const options = {
    connection: { collection: () => ({ find: () => found }) },
    collections: ['things'],
    clock: () => now,
  } as unknown as RelayOptions;
  const send = async (batch: readonly PendingPublish[]) => {
    sent.push(...batch.map(({ event }) => event.id));
    unsent.length = 0;
  };
  const sweeper = new OutboxSweeper(options, send);
  const ticks = async (count: number) => {
    const before = sweeps;
    for (let tick = 0; tick < count; tick += 1) await sweeper.tick();
    return sweeps - before;
  };
  return { sweeper, ticks, sent, unsent: unsent as unknown as { outbox: Partial<OutboxEntry>[] }[] };
}

test('with nothing unsent, it sweeps at the first tick and then at every tenth', async () => {
  const { ticks } = sweeperOver([]);
  expect(await ticks(1)).toBe(1);
  expect(await ticks(9)).toBe(0);
  expect(await ticks(1)).toBe(1);
});

test('after a failed publish it sweeps at every tick until nothing is unsent', async () => {
  const { sweeper, ticks, sent, unsent } = sweeperOver([]);
  await ticks(1);
  unsent.push({
    outbox: [{ _id: 'late', at: new Date(now.getTime() - 5_000), data: Buffer.of(), sentAt: null }],
  });
  sweeper.expedite();
  expect(await ticks(1)).toBe(1);
  expect(sent).toEqual(['late']);
  expect(await ticks(1)).toBe(1);
  expect(await ticks(5)).toBe(0);
});

test('entries on the fast path are not sent, and keep it sweeping', async () => {
  const { ticks, sent } = sweeperOver([200]);
  expect(await ticks(3)).toBe(3);
  expect(sent).toEqual([]);
});
