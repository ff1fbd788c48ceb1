import { eventually } from '../src/api';
import { booker, idOf } from '../src/callers';
import { startJourney } from '../src/journey';
import { rpc } from '../src/rpc';

// Two people who share a phone: a couple, an office, the desk of a hotel.

const journey = startJourney({ owner: { timezone: 'UTC' } });
const book = booker(() => ({ api: journey.api, restaurantId: journey.owner.restaurantId }));

test('of two people with one number, the export of one has nothing of the other, and the erasure of one leaves the other', async () => {
  const phoneNumber = '+12127365098';
  const ann = { name: 'Ann Quillon', phoneNumber, email: 'ann@quillon.example', notes: 'walnuts for Ann' };
  const bob = { name: 'Bob Quillon', phoneNumber, email: 'bob@quillon.example', notes: 'a secret of Bob' };
  const [ofAnn, ofBob] = [idOf(await book(ann)), idOf(await book(bob))];
  const { api, restaurantId } = journey.owner;
  const search = `/api/guests/${restaurantId}?search=Quillon`;
  type Listed = { id: string; name: string; email: string; phoneNumber: string };
  const listed = async () => (await api.call<{ guests: Listed[] }>('GET', search)).body.guests;
  const guestIds = await eventually(async () => {
    const found = await listed();
    expect(found.map(({ name, email }) => [name, email]).sort()).toEqual([
      [ann.name, ann.email],
      [bob.name, bob.email],
    ]);
    return Object.fromEntries(found.map(({ id, name }) => [name, id]));
  });
  const privacy = (method: string, name: string, more: object = {}) =>
    rpc(api, `guest.v1.PrivacyService/${method}`, { restaurantId, guestId: guestIds[name], ...more });
  for (const [whose, own, other] of [
    [ann, ofAnn, bob],
    [bob, ofBob, ann],
  ] as const)
    await eventually(async () => {
      const { body } = await privacy('ExportGuest', whose.name);
      expect(body).toMatchObject({ guest: { name: whose.name, email: whose.email }, reservationIds: [own] });
      expect(body['reservations']).toEqual([expect.objectContaining({ id: own, notes: whose.notes })]);
      expect(body['messages']).toContainEqual(expect.objectContaining({ reservationId: own }));
      for (const text of [other.name, other.email, other.notes])
        expect(JSON.stringify(body)).not.toContain(text);
    });

  expect((await privacy('EraseGuest', ann.name, { cancelAhead: true })).body).toEqual({});
  const single = async (id: string) => (await journey.api.call('GET', `/api/reservations/single/${id}`)).body;
  await eventually(async () =>
    expect(await single(ofAnn)).toMatchObject({ name: 'Erased guest', status: 'canceled' }),
  );
  expect(await single(ofBob)).toMatchObject({ ...bob, status: 'active' });
  expect(await listed()).toEqual([
    expect.objectContaining({ name: bob.name, email: bob.email, phoneNumber }),
  ]);
  const { body } = await privacy('ExportGuest', bob.name);
  expect(body).toMatchObject({ guest: { name: bob.name }, reservations: [{ id: ofBob, notes: bob.notes }] });
});
