import { create } from '@bufbuild/protobuf';
import { ActorSchema, PersonalPermission } from '@tablewell/proto/common/v1/actor_pb';
import { ClosedReason, Role } from './actor';
import { refuseWithoutPermission, type Permission } from './permissions';

const rights: Permission[] = [
  'reservations',
  'guests',
  'guest-removal',
  'guest-import',
  'settings',
  'layouts',
  'messages',
  'activity',
  'boards',
  'privacy',
  'staff',
  'keys',
  'deletion',
  'export',
  'contacts',
];
const withRole = (role: Role, withheld: PersonalPermission[] = []) =>
  create(ActorSchema, { userId: 'u', memberships: [{ restaurantId: 'r', role, withheld }] });
const granted = (role: Role) =>
  rights.filter((right) => !refuseWithoutPermission(right, withRole(role), 'r'));

test('a host runs the room, a manager configures the restaurant, and only the owner changes staff or deletes the restaurant', () => {
  expect(granted(Role.HOST)).toEqual(['reservations', 'guests', 'export', 'contacts']);
  const owners: Permission[] = ['staff', 'keys', 'privacy', 'deletion'];
  expect(granted(Role.MANAGER)).toEqual(rights.filter((right) => !owners.includes(right)));
  expect(granted(Role.OWNER)).toEqual(rights);
  expect(granted(Role.UNSPECIFIED)).toEqual([]);
});

test('a member without the permission gets forbidden; anyone else gets not found', () => {
  expect(refuseWithoutPermission('staff', withRole(Role.MANAGER), 'r')?.kind).toBe('forbidden');
  expect(refuseWithoutPermission('staff', withRole(Role.OWNER), 'other')?.kind).toBe('not-found');
  expect(refuseWithoutPermission('staff', undefined, 'r')?.kind).toBe('unauthenticated');
});

test('a place that its owner’s rules close is refused with what would open it', () => {
  const closedFor = (reason: ClosedReason) =>
    create(ActorSchema, { userId: 'u', closed: [{ restaurantId: 'r', reason }] });
  const refusalFor = (reason: ClosedReason) => refuseWithoutPermission('guests', closedFor(reason), 'r');
  expect(refusalFor(ClosedReason.ADDRESS)).toMatchObject({ kind: 'forbidden', code: 'address-not-allowed' });
  expect(refusalFor(ClosedReason.SESSION)).toMatchObject({
    kind: 'unauthenticated',
    code: 'session-too-old',
  });
  expect(refuseWithoutPermission('guests', closedFor(ClosedReason.ADDRESS), 'other')?.kind).toBe('not-found');
});

test('a permission that the owner has withheld is refused, whatever the role, and the others stay', () => {
  const lacks = (role: Role, withheld: PersonalPermission[]) =>
    rights.filter((right) => refuseWithoutPermission(right, withRole(role, withheld), 'r'));
  for (const role of [Role.MANAGER, Role.HOST])
    expect(lacks(role, [PersonalPermission.EXPORT])).toEqual([...lacks(role, []), 'export']);
  expect(lacks(Role.MANAGER, [PersonalPermission.CONTACTS, PersonalPermission.EXPORT])).toEqual([
    ...lacks(Role.MANAGER, []),
    ...['export', 'contacts'],
  ]);
});
