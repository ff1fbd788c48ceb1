import fc from 'fast-check';
import { type CountedBooking, hasRoom } from './counted-booking';

const booking: fc.Arbitrary<CountedBooking> = fc
  .record({
    reservationId: fc.integer({ min: 0, max: 5 }).map((number) => `r${number}`),
    version: fc.integer({ min: 1, max: 3 }),
    madeAt: fc.constant(0),
    key: fc.option(fc.constantFrom('k1', 'k2'), { nil: undefined }),
  })
  .map(({ key, ...fields }) => (key ? { ...fields, key } : fields));

test('a limit of none has no room but for what counts already, and one of more than all has room', () => {
  fc.assert(
    fc.property(fc.array(booking), booking, (counting, requested) => {
      expect(hasRoom(counting, requested, counting.length + 1)).toBe(true);
      expect(hasRoom([...counting, requested], requested, 0)).toBe(true);
      if (hasRoom(counting, requested, 0)) expect(hasRoom(counting, requested, 1)).toBe(true);
    }),
  );
});

test('a reservation counts once, whatever its versions, and so do bookings with one key within its life', () => {
  const a = { reservationId: 'a', version: 1, madeAt: 0, key: 'k' };
  const other = { reservationId: 'c', version: 1, madeAt: 0 };
  expect(hasRoom([a, { ...a, version: 2 }], other, 2)).toBe(true);
  expect(hasRoom([a, { ...a, reservationId: 'b' }], other, 2)).toBe(true);
  expect(hasRoom([a], { ...a, reservationId: 'b' }, 1)).toBe(true);
  expect(hasRoom([a], { ...a, reservationId: 'b', madeAt: 24 * 3_600_000 }, 1)).toBe(false);
});
