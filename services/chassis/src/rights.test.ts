import { create } from '@bufbuild/protobuf';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { Role } from './actor';
import { refuseWithout, type Right } from './rights';

const rights: Right[] = [
  'reservations',
  'guests',
  'guest-removal',
  'guest-import',
  'settings',
  'layouts',
  'messages',
  'activity',
  'privacy',
  'staff',
  'deletion',
];
const withRole = (role: Role) =>
  create(ActorSchema, { userId: 'u', memberships: [{ restaurantId: 'r', role }] });
const granted = (role: Role) => rights.filter((right) => !refuseWithout(right, withRole(role), 'r'));

test('a host runs the room, a manager shapes it, and the owner alone decides who is there and whether it goes', () => {
  expect(granted(Role.HOST)).toEqual(['reservations', 'guests']);
  const owners: Right[] = ['staff', 'privacy', 'deletion'];
  expect(granted(Role.MANAGER)).toEqual(rights.filter((right) => !owners.includes(right)));
  expect(granted(Role.OWNER)).toEqual(rights);
  expect(granted(Role.UNSPECIFIED)).toEqual([]);
});

test('a member with too low a role hears that; a stranger hears that nothing is there', () => {
  expect(refuseWithout('staff', withRole(Role.MANAGER), 'r')?.kind).toBe('forbidden');
  expect(refuseWithout('staff', withRole(Role.OWNER), 'other')?.kind).toBe('not-found');
  expect(refuseWithout('staff', undefined, 'r')?.kind).toBe('unauthenticated');
});
