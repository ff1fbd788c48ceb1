import { floorFromCounts } from '@tablewell/restaurant-rules/floor';
import { isRefusal } from '@tablewell/chassis/refusal';
import fc from 'fast-check';
import { maxAtOnce } from '../../testing/naive-occupancy';
import { offeredTimes } from './offered-times';
import { type PlacementRequest, placeParty } from './place-party';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Claim } from '../claims/claim';
import { dinner, testRestaurant } from '../../testing/test-restaurant';
import { dayOf } from '../../testing/day-of';

const now = new Date('2026-11-20T12:00:00Z');

const trattoria = testRestaurant({
  timezone: 'Europe/Rome',
  closures: { weekly: [1], special: ['2026-12-24'] },
  tables: [
    { key: 'SixTop', count: 1, capacity: 6 },
    { key: 'TwoTop', count: 1, capacity: 2 },
    { key: 'FourTop', count: 2, capacity: 4 },
  ],
});

const request = (
  change: Partial<PlacementRequest> & { date?: string; minute?: number } = {},
): PlacementRequest => {
  const { date = '2026-11-21', minute = 1140, ...rest } = change;
  return { when: { date, minute }, partySize: 2, rules: 'book', ...rest };
};

const codeOf = (answer: unknown) => (isRefusal(answer) ? answer.code : 'placed');

function claimFor(
  rules: RestaurantRules,
  claims: readonly Claim[],
  request: PlacementRequest,
  id: string,
): Claim | undefined {
  const placed = placeParty(dayOf(rules, claims, now), request);
  if (isRefusal(placed)) return undefined;
  const { tableType, from, until } = placed;
  return { id, tableType, from, until, partySize: request.partySize, madeAt: 0 };
}

describe('a party', () => {
  test('takes the smallest type that seats it and has one free', () => {
    let claims: readonly Claim[] = [];
    const types = Array.from({ length: 5 }, (_, index) => {
      const claim = claimFor(trattoria, claims, request(), `c${index}`);
      if (claim) claims = [...claims, claim];
      return claim?.tableType;
    });
    expect(types).toEqual(['TwoTop', 'FourTop', 'FourTop', 'SixTop', undefined]);
  });

  test('keeps its table for the turn time and not a minute longer', () => {
    const rules = { ...trattoria, floor: floorFromCounts([{ key: 'TwoTop', count: 1, capacity: 2 }]) };
    const claim = claimFor(rules, [], request({ minute: 1140 }), 'c');
    const at = (minute: number) =>
      codeOf(placeParty(dayOf(rules, claim ? [claim] : [], now), request({ minute })));
    expect([1080, 1110, 1140, 1200].map(at)).toEqual(Array(4).fill('no-tables-available'));
    expect(at(1230)).toBe('placed');
  });

  test('larger than every table is refused as a conflict', () => {
    expect(codeOf(placeParty(dayOf(trattoria, [], now), request({ partySize: 7 })))).toBe(
      'no-tables-available',
    );
  });

  test.each([
    ['closed', { date: '2026-11-23' }],
    ['closed', { date: '2026-12-24' }],
    ['not-offered', { minute: 1145 }],
    ['not-offered', { minute: 1320 }],
    ['past', { date: '2026-11-19' }],
    ['too-far-ahead', { date: '2027-02-21' }],
    ['placed', { date: '2027-02-20' }],
  ])('is %s with %j', (code, change) => {
    expect(codeOf(placeParty(dayOf(trattoria, [], now), request(change)))).toBe(code);
  });

  test.each([
    [
      { date: '2026-11-23' },
      'invalid',
      'Sorry, the restaurant is closed on this day. Please select another date.',
    ],
    [{ partySize: 7 }, 'conflict', 'Sorry, there are no tables available that seat a party of this size.'],
    [
      { date: '2027-03-28', minute: 150, rules: 'keep' as const },
      'invalid',
      'This time does not exist on that day, because the clocks change. Please select another time.',
    ],
  ])('that requests %j gets a plain reason', (change, kind, message) => {
    expect(placeParty(dayOf(trattoria, [], now), request(change))).toMatchObject({ kind, message });
  });

  test.each([
    [{ date: '2026-11-23' }, 'The restaurant is closed on this day.'],
    [{ minute: 1145 }, 'No reservations start at this time.'],
    [{ date: '2026-11-19' }, 'This time has already passed.'],
    [{ partySize: 7 }, 'There are no tables available that seat a party of 7.'],
  ])('that the staff requests with %j gets a reason for the staff', (change, message) => {
    const found = placeParty(dayOf(trattoria, [], now), { ...request(change), audience: 'staff' });
    expect(found).toMatchObject({ message });
  });

  test('is refused with no tables available when every table is taken', () => {
    const rules = { ...trattoria, floor: floorFromCounts([{ key: 'TwoTop', count: 1, capacity: 2 }]) };
    const claim = claimFor(rules, [], request(), 'c');
    expect(placeParty(dayOf(rules, claim ? [claim] : [], now), request())).toMatchObject({
      kind: 'conflict',
      message: expect.stringMatching(/no tables available/i) as unknown,
    });
    const byStaff = { ...request(), audience: 'staff' } as const;
    expect(placeParty(dayOf(rules, claim ? [claim] : [], now), byStaff)).toMatchObject({
      message: 'There are no tables available for a party of 2 at this time.',
    });
  });

  test('that keeps its time needs only a table', () => {
    expect(
      codeOf(placeParty(dayOf(trattoria, [], now), request({ date: '2026-11-23', rules: 'keep' }))),
    ).toBe('placed');
  });

  test('of a restaurant without tables shares a hundred seats with the starts of its half hour', () => {
    const rules = { ...trattoria, floor: floorFromCounts([]) };
    const big = request({ partySize: 60 });
    const first = claimFor(rules, [], big, 'c');
    const claims = first ? [first] : [];
    expect(codeOf(placeParty(dayOf(rules, claims, now), big))).toBe('no-tables-available');
    expect(codeOf(placeParty(dayOf(rules, claims, now), request({ partySize: 20 })))).toBe('placed');
    expect(
      codeOf(placeParty(dayOf(rules, claims, now), { ...big, when: { date: '2026-11-21', minute: 1170 } })),
    ).toBe('placed');
  });

  test.each(['Asia/Kathmandu', 'Pacific/Chatham', 'Australia/Eucla', 'Europe/Rome'])(
    'of a restaurant without tables in %s has the seats of each half hour of its own clock',
    (timezone) => {
      const period = { ...dinner, intervalMinutes: 15 };
      const rules = { ...trattoria, timezone, floor: floorFromCounts([]), periods: [period] };
      const crowd = (minute: number, partySize: number) => request({ minute, partySize });
      const first = claimFor(rules, [], crowd(1080, 99), 'c');
      const claims = first ? [first] : [];
      expect(codeOf(placeParty(dayOf(rules, claims, now), crowd(1095, 2)))).toBe('no-tables-available');
      expect(codeOf(placeParty(dayOf(rules, claims, now), crowd(1095, 1)))).toBe('placed');
      expect(codeOf(placeParty(dayOf(rules, claims, now), crowd(1110, 100)))).toBe('placed');
    },
  );

  test('across midnight is on both dates', () => {
    const rules = { ...trattoria, periods: [{ ...dinner, closesAt: 1440 }] };
    expect(placeParty(dayOf(rules, [], now), request({ minute: 1410 }))).toMatchObject({
      dates: ['2026-11-21', '2026-11-22'],
    });
    expect(placeParty(dayOf(rules, [], now), request({ minute: 1350 }))).toMatchObject({
      dates: ['2026-11-21'],
    });
  });
});

test('an hour that occurs twice has the seats of the fallback twice', () => {
  const rules = {
    ...trattoria,
    timezone: 'America/New_York',
    floor: floorFromCounts([]),
    closures: { weekly: [], special: [] },
  };
  const crowd = (instant: string): PlacementRequest => {
    const when = { date: '2026-11-01', minute: 90, instant: Date.parse(instant) };
    return { when, partySize: 100, rules: 'keep' };
  };
  const first = claimFor(rules, [], crowd('2026-11-01T05:30:00Z'), 'c');
  const claims = first ? [first] : [];
  expect(codeOf(placeParty(dayOf(rules, claims, now), crowd('2026-11-01T05:30:00Z')))).toBe(
    'no-tables-available',
  );
  expect(placeParty(dayOf(rules, claims, now), crowd('2026-11-01T06:30:00Z'))).toMatchObject({
    from: Date.parse('2026-11-01T06:30:00Z'),
  });
});

describe('any sequence of requests', () => {
  const requests = fc.array(
    fc.record({
      minute: fc.integer({ min: 0, max: 47 }),
      partySize: fc.integer({ min: 1, max: 8 }),
      leaves: fc.boolean(),
    }),
    { maxLength: 80 },
  );
  const stocks = fc.array(
    fc.record({ count: fc.integer({ min: 0, max: 3 }), capacity: fc.integer({ min: 1, max: 8 }) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  const dates = fc.constantFrom('2027-03-28', '2026-10-25', '2026-11-21');

  test('no type ever holds more parties at once than it has tables, on days of 23, 24 and 25 hours', () => {
    fc.assert(
      fc.property(
        requests,
        stocks,
        dates,
        fc.constantFrom(15, 90, 360),
        (requested, stock, date, seatingMinutes) => {
          const tables = stock.map((one, index) => ({ ...one, key: `T${index}` }));
          if (tables.every(({ count }) => count === 0)) return;
          const rules = {
            ...trattoria,
            floor: floorFromCounts(tables),
            seatingMinutes,
            closures: { weekly: [], special: [] },
          };
          let claims: readonly Claim[] = [];
          requested.forEach(({ minute, partySize, leaves }, index) => {
            if (leaves) claims = claims.slice(1);
            const kept = request({ date, minute: minute * 30, partySize, rules: 'keep' });
            const claim = claimFor(rules, claims, kept, `c${index}`);
            if (claim) claims = [...claims, claim];
          });
          for (const { key, count, capacity } of tables) {
            const whole = { from: -Infinity, until: Infinity };
            expect(maxAtOnce(claims, key, whole)).toBeLessThanOrEqual(count);
            expect(claims.every((claim) => claim.tableType !== key || claim.partySize <= capacity)).toBe(
              true,
            );
          }
        },
      ),
    );
  });

  test('a time is offered exactly when it can be booked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(1080, 1110, 1140, 1230), { maxLength: 12 }),
        fc.integer({ min: 1, max: 7 }),
        (minutes, partySize) => {
          const claims = minutes.flatMap(
            (minute, index) =>
              claimFor(trattoria, [], request({ minute, partySize: (index % 4) + 1 }), `c${index}`) ?? [],
          );
          const { times } = offeredTimes(dayOf(trattoria, claims, now), {
            date: '2026-11-21',
            partySize,
            audience: 'public',
          });
          for (const { minute, available } of times) {
            expect(
              codeOf(placeParty(dayOf(trattoria, claims, now), request({ minute, partySize }))) === 'placed',
            ).toBe(available);
          }
        },
      ),
    );
  });
});

describe('the offered times of a day', () => {
  const offer = (date: string, change: Partial<RestaurantRules> = {}) =>
    offeredTimes(dayOf({ ...trattoria, ...change }, [], now), { date, partySize: 2, audience: 'public' });

  test('are not available to a party that its audience may not book', () => {
    const offered = (partySize: number, audience: 'public' | 'member') =>
      offeredTimes(dayOf({ ...trattoria, floor: floorFromCounts([]) }, [], now), {
        date: '2026-11-21',
        partySize,
        audience,
      });
    expect(offered(21, 'public')).toMatchObject({ refusal: '', times: { length: 8 } });
    expect(offered(21, 'public').times.some(({ available }) => available)).toBe(false);
    expect(offered(21, 'member').times.every(({ available }) => available)).toBe(true);
  });

  test('give the reason if a whole day has none', () => {
    expect(offer('2026-11-23').refusal).toBe('closed');
    expect(offer('2026-11-19').refusal).toBe('past');
    expect(offer('2027-02-24').refusal).toBe('too-far-ahead');
  });

  test('omit a start that the clock change skips', () => {
    const periods = [
      { id: 'n', name: 'Night', opensAt: 0, closesAt: 300, intervalMinutes: 60, daysOfWeek: [] },
    ];
    const sunday = offeredTimes(dayOf({ ...trattoria, periods }, [], new Date('2027-03-01T12:00:00Z')), {
      date: '2027-03-28',
      partySize: 2,
      audience: 'public',
    });
    expect(sunday.times.map(({ minute }) => minute)).toEqual([0, 60, 180, 240]);
  });
});
