import { create } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { isRefusal } from '@tablewell/chassis/refusal';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { testEntitlements } from '../restaurant/entitlements';
import type { KnownRestaurant } from '../restaurant/restaurant-rules';
import { testRestaurant } from '../testing/test-restaurant';
import { book } from './diner/book';
import { quotaRequest } from './monthly-limit';
import { memoryPorts } from './testing/memory-ports';
import { joinByLink } from './waitlist/join-by-link';

const now = new Date('2026-11-20T19:00:00Z');
const owner = create(ActorSchema, {
  ...{ userId: 'ada', memberships: [{ restaurantId: 'r1', role: Role.OWNER }] },
});
const restaurant: KnownRestaurant = {
  ...testRestaurant({ tables: [{ key: 'TwoTop', count: 1, capacity: 2 }] }),
  ...{ isTest: true, entitlements: testEntitlements },
};
const party = { restaurantId: 'r1', name: 'Ada Lovelace', partySize: 2, repeated: false };
const contact = { phoneNumber: '+1 212 736 5099', idempotencyKey: 'key-1' };
const booking = {
  ...party,
  ...contact,
  notes: '',
  when: { local: '2026-11-26T19:00' },
  originalReferer: 'direct',
};
const waiting = { ...party, ...contact, email: '', area: '', language: '', notBefore: '' };

describe('a test restaurant', () => {
  const outcome = (given: unknown) => (isRefusal(given) ? given.code : 'done');

  test('is not for the public to book or to wait at; its owner books', async () => {
    const { ports, all } = memoryPorts(restaurant, () => now);
    const refused = outcome(await book(ports)(undefined, booking));
    expect(refused).not.toBe('done');
    expect(outcome(await joinByLink(ports, async () => undefined)(waiting))).toBe(refused);
    expect(all.size).toBe(0);
    expect(outcome(await book(ports)(owner, booking))).toBe('done');
    // The same booking is taken from the public where the restaurant is live.
    const { isTest: _, ...live } = restaurant;
    const { ports: open } = memoryPorts(live, () => now);
    const limits = { ...open.limits, byPhoneAndStart: 1 };
    expect(outcome(await book({ ...open, limits })(undefined, booking))).toBe('done');
  });

  test('takes 200 reservations a month', () => {
    expect(quotaRequest(restaurant, 'x', 1, now)).toMatchObject({ limit: 200, month: { name: '2026-11' } });
  });
});
