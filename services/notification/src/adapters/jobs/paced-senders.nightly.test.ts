import { eventually } from '@tablewell/chassis/testing';
import type { LeasedMessage } from '../../ports';
import { PacedSenders } from './paced-senders';

const leasedOf = (id: string, reservationId = id) => ({ message: { id, reservationId } }) as LeasedMessage;

/** Senders whose messages are sent in the order in which they are listed, as soon as the test says that they are prepared. */
function senders(
  queued: Record<string, LeasedMessage[]>,
  { run = 1, isOurs = () => true }: { run?: number; isOurs?: () => boolean } = {},
) {
  const preparing = new Map<string, () => void>();
  const sent: string[] = [];
  const postponed: string[] = [];
  const released: string[] = [];
  const takes: string[] = [];
  const paced = new PacedSenders({
    messages: {
      pacedSendersDue: async () => Object.keys(queued).filter((sender) => queued[sender]?.length),
      leaseNext: async (sender, limit) => queued[sender]?.splice(0, limit) ?? [],
    },
    pace: {
      segmentsOfRun: () => run,
      occupiedMs: () => 1,
      take: async (sender) => {
        takes.push(sender);
        return { isFree: true, nextMs: 1_000 };
      },
    },
    served: {
      take: async () => isOurs(),
      release: async (sender) => void released.push(sender),
    },
    newLease: () => ({ id: 'lease', until: new Date(), takenAt: 0 }),
    newId: () => 'run',
    async send({ message: { id } }, access) {
      await new Promise<void>((resolve) => preparing.set(id, resolve));
      preparing.delete(id);
      const isTaken = await access.take(id.charAt(0), 'text');
      (isTaken ? sent : postponed).push(id);
    },
    clock: () => new Date(),
    // On a busy machine a test takes longer than messages are waited for.
    gatherMs: 600_000,
  });
  const prepare = (...ids: string[]) => {
    for (const id of ids) preparing.get(id)?.();
  };
  const leased = async (...ids: string[]) =>
    eventually(() => expect([...preparing.keys()].sort()).toEqual(ids));
  return { paced, sent, postponed, prepare, leased, queued, released, takes };
}

const all = (...ids: string[]) => ids.map((id) => leasedOf(id));

test('a sender sends one run at a time, and no sender waits for another', async () => {
  const { paced, sent, prepare, leased } = senders({ a: all('a1', 'a2', 'a3'), b: all('b1', 'b2') });
  await paced.poll();
  paced.note('a', new Date());
  await leased('a1', 'b1');
  prepare('a1');
  await leased('a2', 'b1');
  prepare('a2');
  await leased('a3', 'b1');
  prepare('b1');
  await leased('a3', 'b2');
  prepare('a3', 'b2');
  await eventually(async () => expect(sent.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']));
  await paced.stop();
});

test('the reminders of two hundred senders are under way at once', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `s${String(index).padStart(3, '0')}`);
  const { paced, prepare, leased } = senders(Object.fromEntries(names.map((name) => [name, all(name)])));
  await paced.poll();
  await leased(...names);
  prepare(...names);
  await paced.stop();
});

test('the next message is chosen when the sender is nearly free', async () => {
  const { paced, prepare, leased, queued } = senders({ a: all('a first', 'a reminder') });
  await paced.poll();
  await leased('a first');
  queued['a']?.unshift(leasedOf('a urgent'));
  prepare('a first');
  await leased('a urgent');
  prepare('a urgent');
  await leased('a reminder');
  prepare('a reminder');
  await paced.stop();
});

test('messages that were leased together are prepared together, and sent in their order, with the sender taken once', async () => {
  const { paced, prepare, leased, queued, sent, takes } = senders({ a: all('a1', 'a2', 'a3') }, { run: 2 });
  await paced.poll();
  await leased('a1', 'a2');
  queued['a']?.unshift(leasedOf('a urgent'));
  prepare('a2');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual([]);
  prepare('a1');
  await leased('a urgent', 'a3');
  expect(sent).toEqual(['a1', 'a2']);
  expect(takes).toEqual(['a']);
  prepare('a urgent', 'a3');
  await eventually(() => expect(sent).toHaveLength(4));
  await paced.stop();
});

test('of two messages about one reservation that are leased together the second is prepared after the first is sent', async () => {
  const twice = [leasedOf('a1', 'r1'), leasedOf('a2', 'r1'), leasedOf('a3', 'r2')];
  const { paced, prepare, leased, sent } = senders({ a: twice }, { run: 3 });
  await paced.poll();
  await leased('a1', 'a3');
  prepare('a1', 'a3');
  await leased('a2');
  prepare('a2');
  await eventually(() => expect(sent).toEqual(['a1', 'a3', 'a2']));
  await paced.stop();
});

test('what is leased when the process stops is postponed', async () => {
  const { paced, prepare, leased, sent, postponed } = senders({ a: all('a1', 'a2') }, { run: 2 });
  await paced.poll();
  await leased('a1', 'a2');
  const stopped = paced.stop();
  prepare('a1', 'a2');
  await stopped;
  expect({ sent, postponed }).toEqual({ sent: [], postponed: ['a1', 'a2'] });
});

test('a sender that another process serves is left to it', async () => {
  const { paced, leased, released } = senders({ a: all('a1') }, { isOurs: () => false });
  await paced.poll();
  paced.note('a', new Date());
  await leased();
  await paced.stop();
  expect(released).toEqual(['a']);
});

test('a sender without messages is released', async () => {
  const { paced, prepare, leased, released } = senders({ a: all('a1') });
  await paced.poll();
  await leased('a1');
  prepare('a1');
  await eventually(() => expect(released).toEqual(['a']));
  await paced.stop();
});
