import { setTimeout as sleep } from 'node:timers/promises';
import type { LeasedMessage, SenderAccess } from '../../ports';
import { PacedRun, type RunTime } from './paced-run';

const segmentMs = 60;

/** Time that passes only while a run sleeps, each time as much longer as `late` says. */
function timeWith(late: readonly number[] = []): RunTime {
  let now = 0;
  let slept = 0;
  return {
    now: () => now,
    sleep: async (ms) => {
      // The message before has been recorded by then.
      await new Promise((resolve) => setImmediate(resolve));
      now += ms + (late[slept++] ?? 0);
    },
  };
}

/** Sends a run of messages whose texts are their ids, of which each letter is a segment. */
async function sent(
  ids: readonly string[],
  {
    isFree = () => true,
    freeAt = 0,
    late,
    send,
  }: {
    isFree?: () => boolean;
    freeAt?: number;
    late?: readonly number[];
    send?: (id: string, access: SenderAccess) => Promise<void>;
  } = {},
) {
  const takes: number[] = [];
  const handed: { id: string; at: number }[] = [];
  const refused: string[] = [];
  const pace = {
    occupiedMs: (_sender: string, text: string) => text.length * segmentMs,
    take: async (_sender: string, forMs: number) => {
      takes.push(forMs);
      return isFree() ? { isFree: true, nextMs: forMs } : { isFree: false, nextMs: 5 };
    },
  };
  const leased = ids.map((id) => ({ message: { id } }) as LeasedMessage);
  const stopping = new AbortController().signal;
  const time = timeWith(late);
  const run = new PacedRun({ pace, sender: 'MG1', id: 'run', freeAt, waitMs: 0, stopping, time }, leased);
  let nextMs = NaN;
  await run.send(
    async ({ message: { id } }, access) => {
      if (send) await send(id, access);
      if (id === 'suppressed') return;
      const isTaken = await access.take('MG1', id);
      if (isTaken) handed.push({ id, at: time.now() });
      else refused.push(id);
    },
    (next) => (nextMs = next),
  );
  return { takes, handed, refused, nextMs };
}

test('a run takes its sender once, for all that is sent, and sends each text when the one before it has passed', async () => {
  const { takes, handed, nextMs } = await sent(['a', 'suppressed', 'bb', 'c'], { late: [5, 10] });
  expect(takes).toHaveLength(1);
  expect(takes[0]).toBeGreaterThanOrEqual(4 * segmentMs + 15);
  expect(takes[0]).toBeLessThan(5 * segmentMs);
  expect(handed).toEqual([
    { id: 'a', at: 0 },
    { id: 'bb', at: segmentMs + 5 },
    { id: 'c', at: 3 * segmentMs + 15 },
  ]);
  expect(nextMs).toBeGreaterThanOrEqual(segmentMs);
});

test('a run does not ask for its sender before it should be free', async () => {
  const { takes, handed } = await sent(['a'], { freeAt: 2 * segmentMs });
  expect(takes).toHaveLength(1);
  expect(handed).toEqual([{ id: 'a', at: 2 * segmentMs }]);
});

test('a run whose process was held up takes the sender again before it sends more', async () => {
  const { takes, handed } = await sent(['a', 'b'], { late: [4 * segmentMs] });
  expect(handed.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(takes).toHaveLength(2);
});

test('a run that loses its sender postpones the rest', async () => {
  let asked = 0;
  const { handed, refused } = await sent(['a', 'b', 'c'], {
    isFree: () => ++asked === 1,
    late: [6 * segmentMs],
  });
  expect(handed.map(({ id }) => id)).toEqual(['a']);
  expect(refused).toEqual(['b', 'c']);
});

test('a busy sender postpones a run, which then counts as nothing', async () => {
  const { handed, refused, nextMs } = await sent(['a', 'b'], { isFree: () => false });
  expect({ handed, refused, nextMs }).toEqual({ handed: [], refused: ['a', 'b'], nextMs: 5 });
});

test('a message that takes long to prepare does not hold up the run', async () => {
  const { handed } = await sent(['a', 'slow'], {
    send: async (id) => {
      if (id === 'slow') await sleep(2_300);
    },
  });
  expect(handed.map(({ id }) => id)).toEqual(['a', 'slow']);
});
