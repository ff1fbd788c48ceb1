import { currentRequestId, silentLogger, withRequestId } from '@tablewell/chassis';
import { eventually } from '@tablewell/chassis/testing';
import { Sender } from './sender';

test('a message that waits for room is sent on behalf of who asked for it, not of who made the room', async () => {
  const sentFor = new Map<string, string | undefined>();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const sender = new Sender({
    messages: { due: async () => [] },
    send: async (id) => {
      await held;
      sentFor.set(id, currentRequestId());
    },
    clock: () => new Date(),
    logger: silentLogger,
  });
  const ids = Array.from({ length: 40 }, (_, index) => `m${index}`);
  expect(sender.hasRoom()).toBe(true);
  for (const id of ids) withRequestId(`request of ${id}`, () => sender.nudge(id));
  expect(sender.hasRoom()).toBe(false);
  release();
  await eventually(() => expect(sentFor.size).toBe(ids.length));
  for (const id of ids) expect(sentFor.get(id)).toBe(`request of ${id}`);
  await sender.stop();
});
