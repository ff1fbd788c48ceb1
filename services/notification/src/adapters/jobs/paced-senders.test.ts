import { eventually } from '@tablewell/chassis/testing';
import type { Claim, Turn } from '../../ports';
import { PacedSenders } from './paced-senders';

const claimOf = (id: string) => ({ message: { id } }) as Claim;

/** Senders whose messages are sent in the order in which they are listed, each when the test says so. */
function senders(
  queued: Record<string, string[]>,
  { run = 1, isOurs = () => true }: { run?: number; isOurs?: () => boolean } = {},
) {
  const turns = new Map<string, Turn>();
  const sent: string[] = [];
  const released: string[] = [];
  const paced = new PacedSenders({
    messages: {
      pacedSendersDue: async () => Object.keys(queued).filter((sender) => queued[sender]?.length),
      // Messages stay in the list until they are sent, as those of a lost lease do.
      claimNext: async (sender, limit) => (queued[sender] ?? []).slice(0, limit).map(claimOf),
    },
    pace: { runOf: () => run },
    served: {
      take: async () => isOurs(),
      release: async (sender) => void released.push(sender),
    },
    newLease: () => ({ id: 'lease', until: new Date(), takenAt: 0 }),
    async send({ message: { id } }, turn) {
      turns.set(id, turn);
      await eventually(() => expect(turns.has(id)).toBe(false));
      sent.push(id);
    },
    clock: () => new Date(),
  });
  /** The sender is taken for this message, and free again at once. */
  const take = (sender: string, isFree = true) => {
    const id = isFree ? queued[sender]?.shift() : queued[sender]?.[0];
    const turn = turns.get(id ?? '');
    turns.delete(id ?? '');
    turn?.taken({ isFree, nextMs: 0 });
  };
  const prepared = async (...ids: string[]) =>
    eventually(() => expect([...turns.keys()].sort()).toEqual(ids));
  return { paced, sent, take, prepared, queued, turns, released };
}

test('a sender prepares one message at a time, and no sender waits for another', async () => {
  const { paced, sent, take, prepared } = senders({ a: ['a1', 'a2', 'a3'], b: ['b1', 'b2'] });
  await paced.poll();
  paced.note('a', new Date());
  await prepared('a1', 'b1');
  take('a');
  await prepared('a2', 'b1');
  take('a');
  await prepared('a3', 'b1');
  take('b');
  await prepared('a3', 'b2');
  take('b');
  take('a');
  await eventually(() => expect(sent.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']));
  await paced.stop();
});

test('the next message is chosen when the sender is free', async () => {
  const { paced, take, prepared, queued } = senders({ a: ['first', 'reminder'] });
  await paced.poll();
  await prepared('first');
  queued['a']?.splice(1, 0, 'urgent');
  take('a');
  await prepared('urgent');
  take('a');
  await prepared('reminder');
  take('a');
  await paced.stop();
});

test('messages that were claimed together are sent one after another, and no other one is chosen between them', async () => {
  const { paced, take, prepared, queued, sent } = senders({ a: ['first', 'second', 'reminder'] }, { run: 2 });
  await paced.poll();
  await prepared('first');
  queued['a']?.splice(2, 0, 'urgent');
  take('a');
  await prepared('second');
  take('a');
  await prepared('urgent');
  take('a');
  await prepared('reminder');
  take('a');
  await paced.stop();
  expect(sent).toEqual(['first', 'second', 'urgent', 'reminder']);
});

test('what is claimed when the process stops is handed over without patience', async () => {
  const { paced, take, prepared, turns } = senders({ a: ['a1', 'a2'] }, { run: 2 });
  await paced.poll();
  await prepared('a1');
  const stopped = paced.stop();
  take('a');
  await prepared('a2');
  expect(turns.get('a2')?.patienceMs).toBe(0);
  take('a', false);
  await stopped;
});

test('a sender that another process serves is left to it', async () => {
  const { paced, prepared, released } = senders({ a: ['a1'] }, { isOurs: () => false });
  await paced.poll();
  paced.note('a', new Date());
  await prepared();
  await paced.stop();
  expect(released).toEqual(['a']);
});

test('a sender without messages is released', async () => {
  const { paced, take, prepared, released } = senders({ a: ['a1'] });
  await paced.poll();
  await prepared('a1');
  take('a');
  await eventually(() => expect(released).toEqual(['a']));
  await paced.stop();
});
