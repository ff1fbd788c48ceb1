import { setTimeout as sleep } from 'node:timers/promises';
import type { Claim, Turn } from '../../ports';
import { PacedRun } from './paced-run';

const segmentMs = 60;

/** Sends a run of messages whose texts are their ids, of which each letter is a segment. */
async function sent(
  ids: readonly string[],
  {
    isFree = () => true,
    freeInMs = 0,
    send,
  }: {
    isFree?: () => boolean;
    freeInMs?: number;
    send?: (id: string, turn: Turn) => Promise<void>;
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
  const claims = ids.map((id) => ({ message: { id } }) as Claim);
  const stopping = new AbortController().signal;
  const freeAt = performance.now() + freeInMs;
  const run = new PacedRun({ pace, sender: 'MG1', id: 'run', freeAt, patienceMs: 0, stopping }, claims);
  let nextMs = NaN;
  await run.send(
    async ({ message: { id } }, turn) => {
      if (send) await send(id, turn);
      if (id === 'suppressed') return;
      const isTaken = await turn.take('MG1', id);
      if (isTaken) handed.push({ id, at: performance.now() });
      else refused.push(id);
    },
    (next) => (nextMs = next),
  );
  return { takes, handed, refused, nextMs };
}

test('a run takes its sender once, for all that is sent, and sends each text when the one before it has passed', async () => {
  const { takes, handed, nextMs } = await sent(['a', 'suppressed', 'bb', 'c']);
  expect(takes).toHaveLength(1);
  expect(takes[0]).toBeGreaterThanOrEqual(4 * segmentMs);
  expect(takes[0]).toBeLessThan(5 * segmentMs);
  expect(handed.map(({ id }) => id)).toEqual(['a', 'bb', 'c']);
  const [a, bb, c] = handed.map(({ at }) => at) as [number, number, number];
  expect(bb - a).toBeGreaterThan(segmentMs - 5);
  expect(c - bb).toBeGreaterThan(2 * segmentMs - 5);
  expect(nextMs).toBeGreaterThan(0);
});

test('a run does not ask for its sender before it should be free', async () => {
  const began = performance.now();
  const { takes, handed } = await sent(['a'], { freeInMs: 2 * segmentMs });
  expect(takes).toHaveLength(1);
  expect((handed[0]?.at ?? 0) - began).toBeGreaterThan(2 * segmentMs - 5);
});

test('a run whose process was held up takes the sender again before it sends more', async () => {
  const holdUp = () => {
    for (const end = performance.now() + 4 * segmentMs; performance.now() < end;);
  };
  const { takes, handed } = await sent(['a', 'b'], {
    send: async (id) => {
      if (id === 'b') setTimeout(holdUp, segmentMs / 2);
    },
  });
  expect(handed.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(takes).toHaveLength(2);
});

test('a run that loses its sender postpones the rest', async () => {
  let asked = 0;
  const { handed, refused } = await sent(['a', 'b', 'c'], {
    isFree: () => ++asked === 1,
    send: async (id) => {
      if (id !== 'a') return;
      setTimeout(() => {
        for (const end = performance.now() + 6 * segmentMs; performance.now() < end;);
      }, segmentMs / 2);
    },
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
