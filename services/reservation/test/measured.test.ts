import { fixedClock, metricValue } from '@tablewell/chassis/testing';
import { bookingAt, type Reservations, startReservations } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
let reservations: Reservations;
beforeAll(async () => {
  reservations = await startReservations(clock);
  await reservations.publishRestaurant('r1', { tableTypes: [{ key: 'TwoTop', count: 1, capacity: 2 }] });
});
afterAll(() => reservations?.stop());

test('an operator sees the number of bookings, their duration, and which rule refused the others', async () => {
  const [api] = reservations.apis;
  await api?.book(bookingAt('r1', '2026-11-21T19:00'));
  await expect(api?.book(bookingAt('r1', '2026-11-21T19:00'))).rejects.toThrow();
  await expect(api?.book(bookingAt('r1', '2026-11-01T19:00'))).rejects.toThrow();

  const bookings = (outcome: string, refusal: string) =>
    metricValue('tablewell_bookings_total', { outcome, refusal, by: 'public' });
  expect(await bookings('booked', '')).toBe(1);
  expect(await bookings('refused', 'no-tables-available')).toBe(1);
  expect(await bookings('refused', 'past')).toBe(1);
  expect(await metricValue('tablewell_booking_duration_seconds_count', { outcome: 'booked' })).toBe(1);
  expect(await metricValue('tablewell_booking_duration_seconds_count', { outcome: 'refused' })).toBe(2);

  const rpc_method = 'tablewell.reservation.v1.ReservationService/Book';
  expect(await metricValue('tablewell_refusals_total', { rpc_method, refusal: 'no-tables-available' })).toBe(
    1,
  );
  const served = (rpc_response_status_code: string) =>
    metricValue('rpc_server_call_duration_seconds_count', { rpc_method, rpc_response_status_code });
  expect(await served('OK')).toBe(1);
  expect([await served('ABORTED'), await served('INVALID_ARGUMENT')]).toEqual([1, 1]);
});
