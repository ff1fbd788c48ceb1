import { create } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { isRefusal } from '@tablewell/chassis/refusal';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { type CalendarFeed, maxFeeds } from '../../evening/calendar-feed';
import type { CalendarFeeds, FeedSecrets } from '../../ports';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { testRestaurant } from '../../testing/test-restaurant';
import { createFeed } from './create-feed';
import { endFeed } from './end-feed';

const member = (role: Role) =>
  create(ActorSchema, { userId: 'kim', memberships: [{ restaurantId: 'r1', role }] });
const manager = member(Role.MANAGER);
const restaurant: KnownRestaurant = {
  ...testRestaurant({}),
  entitlements: { monthlyReservations: 0, analytics: true },
};
const kitchen = { restaurantId: 'r1', name: ' Kitchen ', area: '', showsNames: false };

/** The calendars of a restaurant, by the hash of their secrets. */
function calendars() {
  const stored = new Map<string, CalendarFeed>();
  const feeds = {
    insert: async (feed: CalendarFeed, hash: string, most: number) => {
      if (stored.size >= most) return false;
      stored.set(hash, feed);
      return true;
    },
    remove: async (_restaurantId: string, id: string) => {
      for (const [hash, feed] of stored) if (feed.id === id) stored.delete(hash);
    },
  } as unknown as CalendarFeeds;
  let made = 0;
  const secrets = {
    make: () => `secret-${made}`,
    hash: (secret: string) => `hash of ${secret}`,
  } as FeedSecrets;
  const ports = {
    ...{ feeds, secrets, clock: () => new Date('2026-11-20T12:00:00Z'), newId: () => `feed-${(made += 1)}` },
    people: { mayMakeFeeds: async () => true },
    restaurants: { find: async () => restaurant, waitFor: async () => true },
  };
  const make = async (given: object = {}, by = manager) => {
    const outcome = await createFeed(ports)(by, { ...kitchen, ...given });
    return isRefusal(outcome) ? [outcome.code, ...outcome.fields.map(({ field }) => field)] : outcome;
  };
  return { feeds, stored, make };
}

describe('a calendar', () => {
  test('has the name of who reads it, and a secret of which only the hash is stored, until it ends', async () => {
    const { feeds, stored, make } = calendars();
    expect(await make()).toMatchObject({ feed: { name: 'Kitchen', madeBy: 'kim' }, secret: 'secret-0' });
    expect([...stored.keys()]).toEqual(['hash of secret-0']);
    expect(JSON.stringify([...stored.values()])).not.toContain('secret-0');
    const ids = { restaurantId: 'r1', feedId: 'feed-1' };
    expect(isRefusal(await endFeed({ feeds })(member(Role.HOST), ids))).toBe(true);
    expect(stored.size).toBe(1);
    expect(await endFeed({ feeds })(manager, ids)).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  test('is one of twenty', async () => {
    const { make } = calendars();
    expect(maxFeeds).toBe(20);
    for (let count = 0; count < 20; count++) expect(await make()).toHaveProperty('secret');
    expect(await make()).toEqual(['too-many-feeds']);
  });

  test('is made by who may change the settings, with a name and an area that is known', async () => {
    const { stored, make } = calendars();
    expect(await make({}, member(Role.HOST))).toEqual(['role-too-low']);
    expect(await make({ name: ' ', area: 'Roof' })).toEqual(['invalid-input', 'name', 'area']);
    expect(stored.size).toBe(0);
  });
});
