import type { Queued } from '../model/apply-step';
import { ChangeQueue } from './change-queue';
import type { Outcome } from './change-queue';

const entry = (id: string): Queued => ({
  id,
  restaurantId: 'olive',
  userId: '',
  date: '2026-11-20',
  at: 0,
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
const idsOf = (queue: ChangeQueue) => queue.snapshot().queued.map(({ id }) => id);

describe('the queue of changes', () => {
  it('takes back a change that waits, and none that is being sent', async () => {
    const queue = new ChangeQueue(() => new Promise<Outcome>(() => undefined), storage());
    for (const id of ['a', 'b']) queue.add(entry(id));
    await settled();
    expect(['a', 'b', 'c'].map((id) => queue.takeBack(id))).toEqual([false, true, false]);
    expect(idsOf(queue)).toEqual(['a']);
  });

  it('sends one after another, in order, each once', async () => {
    const sent: string[] = [];
    const queue = new ChangeQueue(async ({ id }) => {
      sent.push(id);
      return { kind: 'done' };
    }, storage());
    for (const id of ['a', 'b', 'c']) queue.add(entry(id));
    await settled();
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(idsOf(queue)).toEqual([]);
  });

  it('sends a change before the page renders it', async () => {
    const order: string[] = [];
    const queue = new ChangeQueue(async () => {
      await settled();
      order.push('sent');
      return new Promise<Outcome>(() => undefined);
    }, storage());
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
      const queue = new ChangeQueue(() => Promise.resolve(outcome), storage());
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
      const queue = new ChangeQueue(async ({ id }) => {
        sent.push(id);
        return outcome;
      }, storage());
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
    const before = new ChangeQueue(() => new Promise(() => undefined), kept);
    before.add(entry('a'));
    const sent: string[] = [];
    new ChangeQueue(async ({ id }) => {
      sent.push(id);
      return { kind: 'done' };
    }, kept);
    await settled();
    expect(sent).toEqual(['a']);
    expect(kept.getItem()).toBe('[]');
  });

  it('works on a device without storage, and with unreadable content', async () => {
    const full = new ChangeQueue(async () => ({ kind: 'done' }), storage(true));
    expect(full.add(entry('a'))).toBe(true);
    await settled();
    expect(idsOf(full)).toEqual([]);
    const broken = { getItem: () => '{"queued":', setItem: () => undefined };
    expect(idsOf(new ChangeQueue(async () => ({ kind: 'done' }), broken))).toEqual([]);
  });

  it('takes no more than a device can store', () => {
    const queue = new ChangeQueue(() => new Promise(() => undefined), storage());
    for (let count = 0; count < 500; count++) expect(queue.add(entry(String(count)))).toBe(true);
    expect(queue.add(entry('one more'))).toBe(false);
  });
});
