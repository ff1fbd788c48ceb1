import { bodyOf, inParts, maxIds, webhookIdOf } from './events';
import { webhookKinds } from './kinds';

test('the kinds have the letters that the standard allows', () => {
  for (const kind of webhookKinds) expect(kind).toMatch(/^[a-zA-Z0-9_]+(\.[a-zA-Z0-9_]+)*$/);
});

test('a redelivered event has the same id, and each part its own; none has a dot', () => {
  const event = { eventId: 'e1', kind: 'guest.imported' } as const;
  expect(webhookIdOf(event)).toBe(webhookIdOf({ ...event, part: 0 }));
  const ids = [
    event,
    { ...event, part: 1 },
    { ...event, eventId: 'e2' },
    { ...event, kind: 'guest.changed' } as const,
  ];
  expect(new Set(ids.map(webhookIdOf)).size).toBe(4);
  for (const each of ids) expect(webhookIdOf(each)).toMatch(/^evt_[\w-]{22}$/);
});

test('the largest body is below 20 kB', () => {
  const [some = []] = inParts(Array.from({ length: 10_000 }, () => 'a'.repeat(24)));
  expect(some).toHaveLength(maxIds);
  const data = { restaurantId: 'r'.repeat(24), importId: 'i'.repeat(24), created: some, changed: [] };
  expect(bodyOf({ kind: 'guest.imported', at: new Date(), data }).length).toBeLessThan(20_000);
});
