import { create } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import type { Ports } from '../ports';
import { testRestaurant } from '../testing/test-restaurant';
import { listSources } from './read';

const counted = [{ source: 'direct', count: 1 }];
const sourcesUnder = (analytics: boolean, memberships: { restaurantId: string; role: Role }[]) => {
  const entitlements = { monthlyReservations: 50, analytics };
  const ports = {
    restaurants: { find: async () => ({ ...testRestaurant({}), entitlements }) },
    reservations: { countBySource: async () => counted },
  } as unknown as Pick<Ports, 'restaurants' | 'reservations'>;
  return listSources(ports)(create(ActorSchema, { userId: 'u1', memberships }), 'r1');
};
const own = [{ restaurantId: 'r1', role: Role.HOST }];

test('sources are for members, under a plan with analytics', async () => {
  expect(await sourcesUnder(true, own)).toBe(counted);
  expect(await sourcesUnder(false, own)).toMatchObject({ kind: 'plan-required', requiredPlan: 'premium' });
  expect(await sourcesUnder(true, [])).toMatchObject({ kind: 'not-found' });
});
