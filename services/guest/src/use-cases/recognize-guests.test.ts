import { create } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { newGuest } from '../domain/guest';
import { guestKey } from '../domain/identity';
import type { Ports } from '../ports';
import { recognizeGuests } from './recognize-guests';

const guestOf = (name: string, phoneNumber: string) =>
  newGuest(name, 'r1', { name, phoneNumber }, false, guestKey({ name, phoneNumber }, 'IT'));
const list = [guestOf('Ada', '+39 06 5550 1234'), guestOf('Grace', '+39 06 5550 5678')];
const candidates = jest.fn(async () => list);
const ports = {
  guests: { candidates },
  countries: { of: async () => 'IT' },
  visits: { findAll: async () => [] },
  groups: { ownerOf: async () => undefined },
} as unknown as Ports;
const host = create(ActorSchema, { userId: 'u1', memberships: [{ restaurantId: 'r1', role: Role.HOST }] });
const stranger = create(ActorSchema, { userId: 'u2' });
const person = (name: string, phoneNumber: string) => ({ name, phoneNumber, reservationId: `of ${name}` });
const recognize = (people: ReturnType<typeof person>[], actor = host) =>
  recognizeGuests(ports)(actor, { restaurantId: 'r1', people });

test('the guests of parties are recognized by name and number in any notation, in order, in one read', async () => {
  const people = [
    person('Grace', '06 5550 5678'),
    person('Nobody', '06 5550 9999'),
    person('ada', '0655501234'),
  ];
  const found = await recognize(people);
  if (!('people' in found)) throw new Error('refused');
  expect(found.people.map((each) => each?.guest.id)).toEqual(['Grace', undefined, 'Ada']);
  expect(candidates).toHaveBeenCalledTimes(1);
});

test('at most 500 people are recognized at once, for members only', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => person(`Guest ${index}`, '06 5550 0000'));
  expect(await recognize(many(500))).toHaveProperty('people');
  expect(await recognize(many(501))).toMatchObject({ kind: 'invalid', fields: [{ field: 'people' }] });
  expect(await recognize(many(1), stranger)).toMatchObject({ kind: 'not-found' });
});
