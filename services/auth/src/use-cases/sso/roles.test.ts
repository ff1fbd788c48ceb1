import type { SsoConnection } from '../../domain/sso';
import type { User } from '../../domain/user';
import type { Ports } from '../../ports';
import { takeClaimedRole } from './roles';

const connection = { ownerId: 'owner', roleRules: [{ value: 'floor', role: 'host' }] };

test('a role that a claim takes is taken at a restaurant that is added meanwhile, too', async () => {
  const users = new Map<string, object>([
    ['owner', { id: 'owner', memberships: [{ restaurantId: 'a', role: 'owner' }], groupRoles: [] }],
    [
      'kim',
      {
        ...{ id: 'kim', memberships: [{ restaurantId: 'a', role: 'manager' }] },
        groupRoles: [{ ownerId: 'owner', role: 'manager' }],
      },
    ],
  ]);
  /** The owner adds “b”, where Kim gets the role of before, while the sign-in reads the owner. */
  const addRestaurant = () => {
    for (const [id, role] of [
      ['owner', 'owner'],
      ['kim', 'manager'],
    ] as const) {
      const user = users.get(id) as User;
      users.set(id, { ...user, memberships: [...user.memberships, { restaurantId: 'b', role }] });
    }
  };
  let reads = 0;
  const ports = {
    eventFactory: { membershipChanged: () => ({}) },
    users: {
      async find(id: string) {
        const found = users.get(id);
        if (id === 'owner' && (reads += 1) === 1) addRestaurant();
        return found;
      },
      async changeAccess(before: User, after: object) {
        users.set('kim', { ...before, ...after });
        return true;
      },
    },
  };
  const signedIn = await takeClaimedRole(
    ports as unknown as Ports,
    connection as unknown as SsoConnection,
    { roleValues: ['floor'] },
    users.get('kim') as User,
  );
  expect(signedIn).toMatchObject({
    memberships: [
      { restaurantId: 'a', role: 'host' },
      { restaurantId: 'b', role: 'host' },
    ],
    groupRoles: [{ role: 'host' }],
  });
});
