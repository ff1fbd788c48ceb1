import { currentRequestId, withRequestId } from '@tablewell/chassis/context';
import { silentLogger } from '@tablewell/chassis/ops';
import { eventually } from '@tablewell/chassis/testing';
import type { Channel } from '../../domain/message';
import type { LeasedMessage } from '../../ports';
import { Sender } from './sender';

const nonePaced = { pacedSendersDue: async () => [], leaseNext: async () => [] };
const pace = { segmentsOfRun: () => 1, occupiedMs: () => 0, take: async () => ({ isFree: true, nextMs: 0 }) };
const newId = () => 'id';
const served = { take: async () => true, release: async () => undefined };
const newLease = () => ({ id: 'lease', until: new Date(), takenAt: 0 });
const leasedOf = (id: string) => ({ message: { id } }) as LeasedMessage;

/** A sender whose messages stay in flight until the test releases them. */
function stalled(due: Partial<Record<Channel, readonly string[]>> = {}) {
  const sentFor = new Map<string, string | undefined>();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const sender = new Sender({
    ...{ pace, served, newLease, newId },
    messages: { ...nonePaced, due: async (channel, _now, limit) => (due[channel] ?? []).slice(0, limit) },
    send: async (message) => {
      await held;
      sentFor.set(typeof message === 'string' ? message : message.message.id, currentRequestId());
    },
    clock: () => new Date(),
    logger: silentLogger,
  });
  return { sender, sentFor, release: () => release() };
}

test('a message is written when a slot is free, and sent in its own caller’s context', async () => {
  const { sender, sentFor, release } = stalled();
  const ids = Array.from({ length: 40 }, (_, index) => `m${index}`);
  const written: string[] = [];
  for (const id of ids) {
    withRequestId(`request of ${id}`, () =>
      sender.enqueueAndSend('sms', async () => {
        written.push(id);
        return leasedOf(id);
      }),
    );
  }
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual(ids.slice(0, 32));
  release();
  await eventually(() => expect(sentFor.size).toBe(ids.length));
  for (const id of ids) expect(sentFor.get(id)).toBe(`request of ${id}`);
  await sender.stop();
});

test('the caller learns when the message is written, or of its failure, after which nothing is sent', async () => {
  const { sender, sentFor, release } = stalled();
  await sender.enqueueAndSend('sms', async () => leasedOf('written'));
  await expect(
    sender.enqueueAndSend('sms', () => Promise.reject(new Error('the store is away'))),
  ).rejects.toThrow('the store is away');
  await sender.enqueueAndSend('sms', async () => undefined);
  release();
  await sender.stop();
  expect([...sentFor.keys()]).toEqual(['written']);
});

test('a due message is sent once, however often it is polled', async () => {
  const { sender, sentFor, release } = stalled({ sms: ['due'] });
  await Promise.all([sender.poll(), sender.poll()]);
  release();
  await sender.stop();
  expect([...sentFor.keys()]).toEqual(['due']);
});

test('due messages of one provider are sent, however many are due at the other', async () => {
  const sent: string[] = [];
  const mails = Array.from({ length: 1_000 }, (_, index) => `mail${index}`);
  const sender = new Sender({
    ...{ pace, served, newLease, newId },
    messages: {
      ...nonePaced,
      due: async (channel, _now, limit) => (channel === 'sms' ? ['sms'] : mails.slice(0, limit)),
    },
    send: async (message) => {
      if (message !== 'sms') await new Promise((resolve) => stalls.push(resolve));
      sent.push(String(message));
    },
    clock: () => new Date(),
    logger: silentLogger,
  });
  const stalls: ((value: unknown) => void)[] = [];
  await sender.poll();
  await eventually(() => expect(sent).toEqual(['sms']));
  const stopped = sender.stop();
  for (const end of stalls) end(undefined);
  await stopped;
});

test('while one provider stalls, the other’s messages are sent, and the stalled one’s are deferred', async () => {
  const { sender, sentFor, release } = stalled();
  const writeMail = (id: string) =>
    sender.enqueueAndSend('email', async (as) => {
      written.push(`${id} ${as}`);
      return as === 'leased' ? leasedOf(id) : undefined;
    });
  const written: string[] = [];
  for (let index = 0; index < 32; index++) await writeMail(`m${index}`);
  const late = writeMail('late');
  await sender.enqueueAndSend('sms', async (as) => {
    written.push(`sms ${as}`);
    return undefined;
  });
  await late;
  expect(written.slice(32)).toEqual(['sms leased', 'late deferred']);
  release();
  await sender.stop();
  expect(sentFor.has('late')).toBe(false);
  expect(sentFor.size).toBe(32);
});

test('ten minutes after the last message only every fifth poll queries the store', async () => {
  let now = new Date('2030-01-01T12:00:00Z');
  let looks = 0;
  const sender = new Sender({
    ...{ pace, served, newLease, newId },
    messages: {
      ...nonePaced,
      due: async (channel) => {
        if (channel === 'sms') looks += 1;
        return [];
      },
    },
    send: async () => undefined,
    clock: () => now,
    logger: silentLogger,
  });
  const looksOf = async (polls: number) => {
    looks = 0;
    for (let poll = 0; poll < polls; poll += 1) await sender.poll();
    return looks;
  };
  expect(await looksOf(10)).toBe(10);
  now = new Date('2030-01-01T12:11:00Z');
  expect(await looksOf(10)).toBe(2);
  await sender.enqueueAndSend('sms', async () => undefined);
  expect(await looksOf(10)).toBe(10);
});
