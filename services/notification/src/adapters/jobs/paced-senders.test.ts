import { eventually } from '@tablewell/chassis/testing';
import type { Claim } from '../../ports';
import { PacedSenders } from './paced-senders';

const claimOf = (id: string, reservationId = id) => ({ message: { id, reservationId } }) as Claim;

/** Senders whose messages are sent in the order in which they are listed, as soon as the test says that they are prepared. */
function senders(
  queued: Record<string, Claim[]>,
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
      claimNext: async (sender, limit) => queued[sender]?.splice(0, limit) ?? [],
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
    async send({ message: { id } }, turn) {
      await new Promise<void>((resolve) => preparing.set(id, resolve));
      preparing.delete(id);
      const isTaken = await turn.take(id.charAt(0), 'text');
      (isTaken ? sent : postponed).push(id);
    },
    clock: () => new Date(),
    // On a busy machine a test takes longer than messages are waited for.
    gatherMs: 600_000,
  });
  const prepare = (...ids: string[]) => {
    for (const id of ids) preparing.get(id)?.();
  };
  const claimed = async (...ids: string[]) =>
    eventually(() => expect([...preparing.keys()].sort()).toEqual(ids));
  return { paced, sent, postponed, prepare, claimed, queued, released, takes };
}

const all = (...ids: string[]) => ids.map((id) => claimOf(id));

test('a sender sends one run at a time, and no sender waits for another', async () => {
  const { paced, sent, prepare, claimed } = senders({ a: all('a1', 'a2', 'a3'), b: all('b1', 'b2') });
  await paced.poll();
  paced.note('a', new Date());
  await claimed('a1', 'b1');
  prepare('a1');
  await claimed('a2', 'b1');
  prepare('a2');
  await claimed('a3', 'b1');
  prepare('b1');
  await claimed('a3', 'b2');
  prepare('a3', 'b2');
  await eventually(async () => expect(sent.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']));
  await paced.stop();
});

test('the reminders of two hundred senders are under way at once', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `s${String(index).padStart(3, '0')}`);
  const { paced, prepare, claimed } = senders(Object.fromEntries(names.map((name) => [name, all(name)])));
  await paced.poll();
  await claimed(...names);
  prepare(...names);
  await paced.stop();
});

test('the next message is chosen when the sender is nearly free', async () => {
  const { paced, prepare, claimed, queued } = senders({ a: all('a first', 'a reminder') });
  await paced.poll();
  await claimed('a first');
  queued['a']?.unshift(claimOf('a urgent'));
  prepare('a first');
  await claimed('a urgent');
  prepare('a urgent');
  await claimed('a reminder');
  prepare('a reminder');
  await paced.stop();
});

test('messages that were claimed together are prepared together, and sent in their order, with the sender taken once', async () => {
  const { paced, prepare, claimed, queued, sent, takes } = senders({ a: all('a1', 'a2', 'a3') }, { run: 2 });
  await paced.poll();
  await claimed('a1', 'a2');
  queued['a']?.unshift(claimOf('a urgent'));
  prepare('a2');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual([]);
  prepare('a1');
  await claimed('a urgent', 'a3');
  expect(sent).toEqual(['a1', 'a2']);
  expect(takes).toEqual(['a']);
  prepare('a urgent', 'a3');
  await eventually(() => expect(sent).toHaveLength(4));
  await paced.stop();
});

test('of two messages about one reservation that are claimed together the second is prepared after the first is sent', async () => {
  const twice = [claimOf('a1', 'r1'), claimOf('a2', 'r1'), claimOf('a3', 'r2')];
  const { paced, prepare, claimed, sent } = senders({ a: twice }, { run: 3 });
  await paced.poll();
  await claimed('a1', 'a3');
  prepare('a1', 'a3');
  await claimed('a2');
  prepare('a2');
  await eventually(() => expect(sent).toEqual(['a1', 'a3', 'a2']));
  await paced.stop();
});

test('what is claimed when the process stops is postponed', async () => {
  const { paced, prepare, claimed, sent, postponed } = senders({ a: all('a1', 'a2') }, { run: 2 });
  await paced.poll();
  await claimed('a1', 'a2');
  const stopped = paced.stop();
  prepare('a1', 'a2');
  await stopped;
  expect({ sent, postponed }).toEqual({ sent: [], postponed: ['a1', 'a2'] });
});

test('a sender that another process serves is left to it', async () => {
  const { paced, claimed, released } = senders({ a: all('a1') }, { isOurs: () => false });
  await paced.poll();
  paced.note('a', new Date());
  await claimed();
  await paced.stop();
  expect(released).toEqual(['a']);
});

test('a sender without messages is released', async () => {
  const { paced, prepare, claimed, released } = senders({ a: all('a1') });
  await paced.poll();
  await claimed('a1');
  prepare('a1');
  await eventually(() => expect(released).toEqual(['a']));
  await paced.stop();
});
