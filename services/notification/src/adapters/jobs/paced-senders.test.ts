import { eventually } from '@tablewell/chassis/testing';
import type { Turn } from '../../ports';
import { PacedSenders } from './paced-senders';

/** Senders whose messages are sent in the order in which they are listed, each when the test says so. */
function senders(queued: Record<string, string[]>) {
  const turns = new Map<string, Turn>();
  const sent: string[] = [];
  const paced = new PacedSenders({
    messages: {
      pacedSendersDue: async () => Object.keys(queued).filter((sender) => queued[sender]?.length),
      nextOf: async (sender) => queued[sender]?.[0],
    },
    pace: { busyMs: async () => 0 },
    async send(id, turn) {
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
  return { paced, sent, take, prepared, queued };
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

test('a sender that another process takes twice in a row is left to it', async () => {
  const { paced, take, prepared } = senders({ a: ['a1', 'a2'] });
  await paced.poll();
  for (const _ of [1, 2]) {
    await prepared('a1');
    take('a', false);
  }
  paced.note('a', new Date());
  await prepared();
  await paced.stop();
});
