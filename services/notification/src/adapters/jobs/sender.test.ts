import { currentRequestId, silentLogger, withRequestId } from '@tablewell/chassis';
import { eventually } from '@tablewell/chassis/testing';
import type { Channel } from '../../domain/message';
import type { Claim } from '../../ports';
import { Sender } from './sender';

const claimOf = (id: string) => ({ message: { id } }) as Claim;

/** A sender whose messages are on their way until it is told otherwise. */
function stalled(due: Partial<Record<Channel, readonly string[]>> = {}) {
  const sentFor = new Map<string, string | undefined>();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const sender = new Sender({
    messages: { due: async (channel, _now, limit) => (due[channel] ?? []).slice(0, limit) },
    send: async (message) => {
      await held;
      sentFor.set(typeof message === 'string' ? message : message.message.id, currentRequestId());
    },
    clock: () => new Date(),
    logger: silentLogger,
  });
  return { sender, sentFor, release: () => release() };
}

test('a message is written once there is room for it, and sent on behalf of who asked for it, not of who made the room', async () => {
  const { sender, sentFor, release } = stalled();
  const ids = Array.from({ length: 40 }, (_, index) => `m${index}`);
  const written: string[] = [];
  for (const id of ids) {
    withRequestId(`request of ${id}`, () =>
      sender.sendOnceWritten('sms', async () => {
        written.push(id);
        return claimOf(id);
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

test('who has a message written hears of it once that is done, and of its failure; nothing is sent then', async () => {
  const { sender, sentFor, release } = stalled();
  await sender.sendOnceWritten('sms', async () => claimOf('written'));
  await expect(
    sender.sendOnceWritten('sms', () => Promise.reject(new Error('the store is away'))),
  ).rejects.toThrow('the store is away');
  await sender.sendOnceWritten('sms', async () => undefined);
  release();
  await sender.stop();
  expect([...sentFor.keys()]).toEqual(['written']);
});

test('what is due is taken once, however often it is seen', async () => {
  const { sender, sentFor, release } = stalled({ sms: ['due'] });
  await Promise.all([sender.look(), sender.look()]);
  release();
  await sender.stop();
  expect([...sentFor.keys()]).toEqual(['due']);
});

test('what is due at one provider is sent, however much waits for the other', async () => {
  const sent: string[] = [];
  const mails = Array.from({ length: 1_000 }, (_, index) => `mail${index}`);
  const sender = new Sender({
    messages: { due: async (channel, _now, limit) => (channel === 'sms' ? ['sms'] : mails.slice(0, limit)) },
    send: async (message) => {
      if (message !== 'sms') await new Promise((resolve) => stalls.push(resolve));
      sent.push(String(message));
    },
    clock: () => new Date(),
    logger: silentLogger,
  });
  const stalls: ((value: unknown) => void)[] = [];
  await sender.look();
  await eventually(() => expect(sent).toEqual(['sms']));
  const stopped = sender.stop();
  for (const end of stalls) end(undefined);
  await stopped;
});

test('while one provider stalls the other’s messages go, and the stalled one’s are written for later', async () => {
  const { sender, sentFor, release } = stalled();
  const writeMail = (id: string) =>
    sender.sendOnceWritten('email', async (as) => {
      written.push(`${id} ${as}`);
      return as === 'claimed' ? claimOf(id) : undefined;
    });
  const written: string[] = [];
  for (let index = 0; index < 32; index++) await writeMail(`m${index}`);
  const late = writeMail('late');
  await sender.sendOnceWritten('sms', async (as) => {
    written.push(`sms ${as}`);
    return undefined;
  });
  await late;
  expect(written.slice(32)).toEqual(['sms claimed', 'late for later']);
  release();
  await sender.stop();
  expect(sentFor.has('late')).toBe(false);
  expect(sentFor.size).toBe(32);
});
