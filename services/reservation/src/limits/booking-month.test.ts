import fc from 'fast-check';
import { grantQuota, monthOf } from './booking-month';

const reservationId = fc.integer({ min: 0, max: 12 }).map((number) => `r${number}`);
const place = fc.record({ reservationId, version: fc.integer({ min: 1, max: 3 }), madeAt: fc.constant(0) });

test('a month never takes more than its limit, and refuses nobody while quota is left', () => {
  const arbitrary = [fc.uniqueArray(reservationId), fc.array(place), fc.array(place), fc.nat(15)] as const;
  fc.assert(
    fc.property(...arbitrary, (standing, pending, requests, limit) => {
      const counted = new Set(standing);
      const before = new Set([...counted, ...pending.map((each) => each.reservationId)]);
      const requested = requests.map((request) => ({ ...request, limit }));
      const { granted, pending: after } = grantQuota(counted, pending, requested);
      const taken = new Set([...counted, ...after.map((each) => each.reservationId)]);
      expect(taken.size).toBeLessThanOrEqual(Math.max(limit, before.size));
      if (granted.includes(false)) expect(taken.size).toBeGreaterThanOrEqual(limit);
      granted.forEach((got, index) => expect(got).toBe(taken.has(requested[index]?.reservationId ?? '')));
      for (const id of before) expect(taken).toContain(id);
    }),
  );
});

test('a repeated request of a reservation counts once, and the last version wins', () => {
  const requested = [1, 2].map((version) => ({ reservationId: 'r', version, madeAt: version, limit: 1 }));
  expect(grantQuota(new Set(), [], requested)).toEqual({
    granted: [true, true],
    pending: [{ reservationId: 'r', version: 2, madeAt: 2 }],
  });
});

test('a repeated key counts once while the first booking is running', () => {
  const first = { reservationId: 'r1', version: 1, madeAt: 1, key: 'k' };
  const again = { reservationId: 'r2', version: 1, madeAt: 2, key: 'k', limit: 1 };
  const other = { reservationId: 'r3', version: 1, madeAt: 3, key: 'other', limit: 2 };
  const { granted, pending } = grantQuota(new Set(), [first], [again, { ...other, limit: 1 }, other]);
  expect(granted).toEqual([true, false, true]);
  expect(pending.map(({ reservationId: id }) => id)).toEqual(['r1', 'r2', 'r3']);
});

test.each([
  ['Europe/Rome', '2026-11-30T22:59:59Z', '2026-11'],
  ['Europe/Rome', '2026-11-30T23:00:00Z', '2026-12'],
  ['America/New_York', '2026-12-01T04:59:59Z', '2026-11'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01'],
])('a month is one of the restaurant’s calendar: in %s, %s lies in %s', (timezone, at, name) => {
  expect(monthOf(new Date(at), timezone).name).toBe(name);
});

test('months follow one another without a gap in every zone, clock changes included', () => {
  const zone = fc.constantFrom(
    'Europe/Rome',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'UTC',
  );
  const instant = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2034-01-01') });
  fc.assert(
    fc.property(zone, instant, (timezone, at) => {
      const month = monthOf(new Date(at), timezone);
      expect(month.start).toBeLessThanOrEqual(at);
      expect(month.end).toBeGreaterThan(at);
      expect(monthOf(new Date(month.end), timezone).start).toBe(month.end);
      expect(monthOf(new Date(month.end - 1), timezone)).toEqual(month);
    }),
  );
});
