import { addDays } from '@tablewell/shared/zone';
import { Role } from '@tablewell/chassis/access';
import { as, eventually, allStoredText, fixedClock } from '@tablewell/chassis/testing';
import { ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import { type Api, bookingAt, outcomeOf, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
let running: Reservations;
let api: Api;

beforeAll(async () => {
  running = await startReservations(clock);
  [api] = running.apis as [Api];
});
afterAll(() => running?.stop());

const person = {
  name: 'Zebulon Quillfeather',
  phoneNumber: '+39 06 5550 1234',
  notes: 'allergic to walnuts',
  originalReferer: 'https://www.news.example/table?reader=zebulon%40mail.example#zeb',
};
const traces = /zebulon|quillfeather|5550 ?1234|walnuts/i;
const by = (restaurantId: string, role = Role.OWNER) =>
  as({ userId: 'u1', memberships: [{ restaurantId, role }] });
const nextDay = (days: number) => addDays('2026-11-20', days);

describe('the reservations of an erased guest', () => {
  test('give their tables ahead back, and keep no personal data in any collection', async () => {
    await running.publishRestaurant('r1', { tableTypes: [{ key: 'TwoTop', count: 1, capacity: 2 }] });
    const day = `${nextDay(1)}T20:00`;
    const { reservation } = await api.book({
      ...bookingAt('r1', day, person),
      idempotencyKey: 'zebulon-key',
    });
    const id = reservation?.id ?? '';
    await api.changeReservation({ id, notes: 'allergic to walnuts and zebras' });
    const other = await api.book(bookingAt('r1', `${nextDay(2)}T20:00`, { name: 'Somebody Else' }));
    expect(await allStoredText(running.connection)).toMatch(traces);

    await running.eraseGuest('r1', [id]);
    await eventually(async () => expect(await allStoredText(running.connection)).not.toMatch(traces));
    expect((await api.getReservation({ id })).reservation).toMatchObject({
      name: 'Erased guest',
      phoneNumber: '',
      notes: '',
      partySize: 2,
      status: ReservationStatus.CANCELED,
    });
    const counts = { restaurantId: 'r1', startDate: nextDay(1), endDate: nextDay(2) };
    expect((await api.listDailyCounts(counts, by('r1'))).days).toMatchObject([
      { reservations: 0, canceled: 1 },
      { reservations: 1, covers: 2 },
    ]);
    // The only table of that evening is free for others.
    expect(await outcomeOf(api.book(bookingAt('r1', day)))).toMatchObject({ code: 'accepted' });
    expect((await api.getReservation({ id: other.reservation?.id ?? '' })).reservation?.name).toBe(
      'Somebody Else',
    );
  });

  test('keep their counts if they are over', async () => {
    await running.publishRestaurant('over');
    const { reservation } = await api.book(bookingAt('over', `${nextDay(0)}T19:00`, person));
    const id = reservation?.id ?? '';
    clock.advance(10 * 3_600_000);
    await running.eraseGuest('over', [id]);
    await eventually(async () =>
      expect((await api.getReservation({ id })).reservation).toMatchObject({
        name: 'Erased guest',
        status: ReservationStatus.ACTIVE,
      }),
    );
    clock.set('2026-11-20T12:00:00Z');
  });

  test('are only those of its own restaurant', async () => {
    await running.publishRestaurant('r2');
    const { reservation } = await api.book(bookingAt('r2', `${nextDay(1)}T20:00`, { name: 'Not Yours' }));
    const id = reservation?.id ?? '';
    await running.eraseGuest('r1', [id]);
    const own =
      (await api.book(bookingAt('r1', `${nextDay(3)}T20:00`, { name: 'Own One' }))).reservation?.id ?? '';
    await running.eraseGuest('r1', [own]);
    await eventually(async () =>
      expect((await api.getReservation({ id: own })).reservation?.name).toBe('Erased guest'),
    );
    expect((await api.getReservation({ id })).reservation?.name).toBe('Not Yours');
  });

  test('are listed by id only for the owner', async () => {
    await running.publishRestaurant('r3');
    const { reservation } = await api.book(bookingAt('r3', `${nextDay(1)}T20:00`, person));
    const request = { restaurantId: 'r3', ids: [reservation?.id ?? '', 'nothing'] };
    expect((await api.listReservationsById(request, by('r3'))).reservations).toMatchObject([
      { name: person.name },
    ]);
    const elsewhere = { ...request, restaurantId: 'r1' };
    expect((await api.listReservationsById(elsewhere, by('r1'))).reservations).toEqual([]);
    expect(await outcomeOf(api.listReservationsById(request, by('r3', Role.MANAGER)))).toMatchObject({
      code: 'role-too-low',
    });
    expect(await outcomeOf(api.listReservationsById(request, by('r1')))).toMatchObject({ code: 'not-found' });
  });
});
