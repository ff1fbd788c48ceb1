import type { Queued } from '@tablewell/api-client/book';
import { ChangeQueue } from './change-queue';
import type { Outcome } from './change-queue';
import type { OpenWindows } from './open-windows';

const entry = (id: string): Queued => ({
  id,
  restaurantId: 'olive',
  userId: '',
  date: '2026-11-20',
  at: 0,
  deviceAt: 0,
  baseVersion: 1,
  change: { kind: 'step', partyId: 'p1', step: 'arrive', tables: [] },
});

/** Storage of a device that may be full. */
function storage(isFull = false) {
  let text: string | null = null;
  return {
    getItem: () => text,
    setItem: (_key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      text = value;
    },
  };
}
/** Every send in these tests is answered within some microtasks. */
const settled = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
};
/** The only window of a browser. */
const alone: OpenWindows = { id: 'only', closed: async () => undefined };

/** Two windows that share a storage, of which the second can be closed. */
function twoWindows() {
  const shared = storage();
  let close = (): void => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  const queues: ChangeQueue[] = [];
  const sent: Record<string, string[]> = { first: [], second: [] };
  const outcomes: Record<string, () => Promise<Outcome>> = {};
  const open = (id: string) => {
    const written = {
      getItem: shared.getItem,
      setItem: (key: string, value: string) => {
        shared.setItem(key, value);
        for (const other of queues) if (other !== queue) other.reload();
      },
    };
    const windows: OpenWindows = {
      id,
      closed: (other) => (other === 'second' ? closed : new Promise(() => undefined)),
    };
    const queue: ChangeQueue = new ChangeQueue(
      async (entry) => {
        sent[id]?.push(entry.id);
        return outcomes[id]?.() ?? { kind: 'done' };
      },
      written,
      windows,
    );
    queues.push(queue);
    return queue;
  };
  const [first, second] = [open('first'), open('second')];
  const closeSecond = () => {
    queues.pop();
    close();
  };
  return { shared, sent, outcomes, first, second, closeSecond };
}
const idsOf = (queue: ChangeQueue) => queue.snapshot().queued.map(({ id }) => id);

describe('the queue of changes', () => {
  it('takes back a change that waits, and none that is being sent', async () => {
    const queue = new ChangeQueue(() => new Promise<Outcome>(() => undefined), storage(), alone);
    for (const id of ['a', 'b']) queue.add(entry(id));
    await settled();
    expect(['a', 'b', 'c'].map((id) => queue.takeBack(id))).toEqual([false, true, false]);
    expect(idsOf(queue)).toEqual(['a']);
  });

  it('sends one after another, in order, each once', async () => {
    const sent: string[] = [];
    const queue = new ChangeQueue(
      async ({ id }) => {
        sent.push(id);
        return { kind: 'done' };
      },
      storage(),
      alone,
    );
    for (const id of ['a', 'b', 'c']) queue.add(entry(id));
    await settled();
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(idsOf(queue)).toEqual([]);
  });

  it('sends a change before the page renders it', async () => {
    const order: string[] = [];
    const queue = new ChangeQueue(
      async () => {
        await settled();
        order.push('sent');
        return new Promise<Outcome>(() => undefined);
      },
      storage(),
      alone,
    );
    const rendered = new Promise<void>((resolve) => {
      queue.watch(() => {
        order.push('rendered');
        resolve();
      });
    });
    queue.add(entry('a'));
    await rendered;
    expect(order).toEqual(['sent', 'rendered']);
    expect(idsOf(queue)).toEqual(['a']);
  });

  it('says why the service lets a change wait, until it is done', async () => {
    jest.useFakeTimers();
    try {
      let outcome: Outcome = { kind: 'wait', why: 'Reservations are being moved.' };
      const queue = new ChangeQueue(() => Promise.resolve(outcome), storage(), alone);
      queue.add(entry('a'));
      await settled();
      expect(queue.snapshot()).toMatchObject({
        isStuck: true,
        waitsBecause: 'Reservations are being moved.',
      });
      outcome = { kind: 'done' };
      await jest.advanceTimersByTimeAsync(3_000);
      await settled();
      expect(queue.snapshot()).toMatchObject({ isStuck: false, waitsBecause: '', queued: [] });
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps everything while the service cannot be reached, and sends it in order afterwards', async () => {
    jest.useFakeTimers();
    try {
      let outcome: Outcome = { kind: 'wait' };
      const sent: string[] = [];
      const queue = new ChangeQueue(
        async ({ id }) => {
          sent.push(id);
          return outcome;
        },
        storage(),
        alone,
      );
      queue.add(entry('a'));
      queue.add(entry('b'));
      await settled();
      expect(idsOf(queue)).toEqual(['a', 'b']);
      expect(new Set(sent)).toEqual(new Set(['a']));
      outcome = { kind: 'done' };
      jest.advanceTimersByTime(3_000);
      await settled();
      expect(sent.slice(-2)).toEqual(['a', 'b']);
      expect(idsOf(queue)).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows what was refused, with the message of the service, and continues', async () => {
    const queue = new ChangeQueue(
      async ({ id }) => (id === 'a' ? { kind: 'refused', why: 'Sam has done that.' } : { kind: 'done' }),
      storage(),
      alone,
    );
    queue.add(entry('a'));
    queue.add(entry('b'));
    await settled();
    expect(queue.snapshot()).toMatchObject({ queued: [], refused: [{ why: 'Sam has done that.' }] });
    queue.dismiss('a');
    expect(queue.snapshot().refused).toEqual([]);
  });

  it('sends what an earlier page has left', async () => {
    const kept = storage();
    const before = new ChangeQueue(() => new Promise(() => undefined), kept, alone);
    before.add(entry('a'));
    const sent: string[] = [];
    new ChangeQueue(
      async ({ id }) => {
        sent.push(id);
        return { kind: 'done' };
      },
      kept,
      { ...alone, id: 'next' },
    );
    await settled();
    expect(sent).toEqual(['a']);
    expect(kept.getItem()).toBe('[]');
  });

  it('works on a device without storage, and with unreadable content', async () => {
    const full = new ChangeQueue(async () => ({ kind: 'done' }), storage(true), alone);
    expect(full.add(entry('a'))).toBe(true);
    await settled();
    expect(idsOf(full)).toEqual([]);
    const broken = { getItem: () => '{"queued":', setItem: () => undefined };
    expect(idsOf(new ChangeQueue(async () => ({ kind: 'done' }), broken, alone))).toEqual([]);
  });

  it('takes no more than a device can store', () => {
    const queue = new ChangeQueue(() => new Promise(() => undefined), storage(), alone);
    for (let count = 0; count < 500; count++) expect(queue.add(entry(String(count)))).toBe(true);
    expect(queue.add(entry('one more'))).toBe(false);
  });

  it('shows the changes of two windows in both, and each window sends its own', async () => {
    const { first, second, sent, outcomes, shared } = twoWindows();
    outcomes['first'] = outcomes['second'] = async () => ({ kind: 'wait' });
    first.add(entry('a'));
    second.add(entry('b'));
    first.add(entry('c'));
    await settled();
    for (const queue of [first, second]) expect(idsOf(queue)).toEqual(['a', 'b', 'c']);
    expect([sent['first'], sent['second']]).toEqual([['a'], ['b']]);
    expect(second.takeBack('a')).toBe(false);
    outcomes['first'] = async () => ({ kind: 'done' });
    outcomes['second'] = async () => ({ kind: 'refused', why: 'Sam has done that.' });
    await Promise.all([first.flush(), second.flush()]);
    for (const queue of [first, second]) expect(idsOf(queue)).toEqual([]);
    expect(second.snapshot().refused).toHaveLength(1);
    expect(first.snapshot().refused).toEqual([]);
    expect(shared.getItem()).toBe('[]');
  });

  it('sends the changes of a window that was closed, and of no other one', async () => {
    const { first, second, sent, outcomes, closeSecond } = twoWindows();
    outcomes['second'] = () => new Promise(() => undefined);
    second.add(entry('b'));
    await settled();
    expect(idsOf(first)).toEqual(['b']);
    expect(sent['first']).toEqual([]);
    closeSecond();
    await settled();
    expect(sent['first']).toEqual(['b']);
    expect(idsOf(first)).toEqual([]);
  });

  it('keeps a change that another window had not seen when it wrote its own', async () => {
    const { first, outcomes, shared } = twoWindows();
    outcomes['first'] = async () => ({ kind: 'wait' });
    first.add(entry('a'));
    shared.setItem('', JSON.stringify([{ ...entry('b'), window: 'second' }]));
    first.reload();
    expect(idsOf(first)).toEqual(['b', 'a']);
    expect(JSON.parse(shared.getItem() ?? '')).toHaveLength(2);
  });

  it('leaves out stored changes of a kind that this release does not know', () => {
    const stored = JSON.stringify([{ ...entry('a'), change: { kind: 'juggle' } }, null, 'b', entry('c')]);
    const kept = { getItem: () => stored, setItem: () => undefined };
    const queue = new ChangeQueue(() => new Promise(() => undefined), kept, alone);
    expect(idsOf(queue)).toEqual(['c']);
  });

  it('forgets what a host discards who logs out', async () => {
    const kept = storage();
    const queue = new ChangeQueue(async () => ({ kind: 'wait' }), kept, alone);
    queue.add(entry('a'));
    await settled();
    queue.discard();
    expect(queue.snapshot()).toMatchObject({ queued: [], isStuck: false });
    expect(kept.getItem()).toBe('[]');
  });
});
