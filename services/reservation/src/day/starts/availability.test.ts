import { floorFromCounts } from '@tablewell/restaurant-rules/floor';
import type { AvailabilityRules, PacingRule } from '@tablewell/restaurant-rules/availability/rules';
import { isRefusal } from '@tablewell/chassis/refusal';
import fc from 'fast-check';
import { isTooLate, refusePartySize } from './booking-rules';
import { decideBatch } from '../decide-batch';
import { offeredTimes } from './offered-times';
import { withOverstays } from '../claims/overstay';
import { findStay, placeParty } from './place-party';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Claim } from '../claims/claim';
import { datesOfStarts } from '../claims/service-dates';
import { dinner, testRestaurant } from '../../testing/test-restaurant';
import { dayOf } from '../../testing/day-of';

const now = new Date('2026-11-20T12:00:00Z');
const saturday = '2026-11-21';
const minuteMs = 60_000;
const trattoria = testRestaurant({
  periods: [{ ...dinner, id: 'lunch', name: 'Lunch', opensAt: 720, closesAt: 840 }, dinner],
  closures: { weekly: [1], special: ['2026-12-24'] },
  tables: [
    { key: 'TwoTop', count: 2, capacity: 2 },
    { key: 'FourTop', count: 1, capacity: 4 },
  ],
});
const withRules = (availabilityRules: AvailabilityRules): RestaurantRules => ({
  ...trattoria,
  availabilityRules,
});
const offered = (rules: RestaurantRules, claims: readonly Claim[], partySize: number, date = saturday) =>
  offeredTimes(dayOf(rules, claims, now), { date, partySize, audience: 'public' });
const minutesOf = (rules: RestaurantRules, claims: readonly Claim[], partySize: number) =>
  offered(rules, claims, partySize).times.flatMap(({ minute, available }) => (available ? [minute] : []));
const at = (minute: number, date = saturday) => Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
const claimAt = (id: string, from: number, minutes: number, more: Partial<Claim> = {}): Claim => ({
  id: `${id}:1`,
  tableType: 'TwoTop',
  partySize: 2,
  madeAt: 0,
  from: at(from),
  until: at(from + minutes),
  ...more,
});
const book = (rules: RestaurantRules, minute: number, partySize = 2, claims: readonly Claim[] = []) =>
  placeParty(dayOf(rules, claims, now), { when: { date: saturday, minute }, partySize, rules: 'book' });

const anyClaims = fc
  .array(
    fc.record({
      from: fc.integer({ min: 46, max: 90 }).map((quarter) => quarter * 15),
      minutes: fc.constantFrom(60, 90, 120),
      partySize: fc.integer({ min: 1, max: 4 }),
      online: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ from, minutes, partySize, online }, index) =>
      claimAt(`c${index}`, from, minutes, {
        partySize,
        tableType: partySize > 2 ? 'FourTop' : 'TwoTop',
        ...(online ? { online } : {}),
      }),
    ),
  );

describe('without availability rules', () => {
  test('or with rules that change nothing, every start and every placement is as before', () => {
    const neutral: AvailabilityRules = {
      turnTimes: [{ minutes: 90 }],
      pauseMinutes: 0,
      pacing: [{ intervalMinutes: 15, mostCovers: 1_000, publicCovers: 1_000 }],
      specialDays: [{ id: 's', name: 'Sale', from: saturday, until: saturday, seatingMinutes: 90 }],
      bookingWindows: [{ shortestNoticeMinutes: 0 }],
      online: { smallestParty: 1, largestParty: 20 },
    };
    const anyDate = fc.constantFrom(saturday, '2026-11-23', '2026-12-24', '2026-11-20', '2027-03-21');
    fc.assert(
      fc.property(anyClaims, fc.integer({ min: 1, max: 6 }), anyDate, (claims, partySize, date) => {
        const before = offered(trattoria, claims, partySize, date);
        for (const rules of [{}, neutral]) {
          expect(offered(withRules(rules), claims, partySize, date)).toEqual(before);
          for (const minute of [720, 1080, 1140, 1300])
            expect(book(withRules(rules), minute, partySize, claims)).toEqual(
              book(trattoria, minute, partySize, claims),
            );
        }
      }),
    );
  });
});

describe('a looser rule', () => {
  const limit = fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined });
  const anyPacing = fc.record({
    intervalMinutes: fc.constantFrom(15, 30, 60),
    mostCovers: limit,
    publicCovers: limit,
  });
  const present = (rule: object) =>
    Object.fromEntries(
      Object.entries(rule).filter(([, value]) => value !== undefined),
    ) as unknown as PacingRule;
  const looser = (rule: PacingRule, by: number): PacingRule => ({
    ...rule,
    ...(rule.mostCovers === undefined ? {} : { mostCovers: rule.mostCovers + by }),
    ...(rule.publicCovers === undefined ? {} : { publicCovers: rule.publicCovers + by }),
  });

  test('never removes an offered start', () => {
    const anyRules = fc.record({
      pacing: fc.array(anyPacing, { maxLength: 3 }),
      pauseMinutes: fc.constantFrom(0, 15, 45),
      notice: fc.constantFrom(0, 1_440, 2_000),
      daysAhead: fc.constantFrom(0, 1, 30),
      smallestParty: fc.integer({ min: 1, max: 4 }),
      by: fc.integer({ min: 0, max: 3 }),
      dropped: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(anyClaims, anyRules, fc.integer({ min: 1, max: 4 }), (claims, given, partySize) => {
        const { pauseMinutes, notice, daysAhead, smallestParty, by, dropped } = given;
        const pacing = given.pacing.map(present);
        const strict = {
          pacing,
          pauseMinutes,
          bookingWindows: [{ shortestNoticeMinutes: notice, daysAhead }],
          online: { smallestParty },
        };
        const loose = {
          pacing: pacing.filter((_, index) => index !== dropped).map((rule) => looser(rule, by)),
          pauseMinutes: Math.max(0, pauseMinutes - 15 * by),
          bookingWindows: [{ shortestNoticeMinutes: Math.max(0, notice - by), daysAhead: daysAhead + by }],
          online: { smallestParty: Math.max(1, smallestParty - by) },
        };
        const before = minutesOf(withRules(strict), claims, partySize);
        expect(minutesOf(withRules(loose), claims, partySize)).toEqual(expect.arrayContaining(before));
      }),
    );
  });
});

describe('the turn time', () => {
  const rules = withRules({
    turnTimes: [
      { minutes: 60, periodIds: ['lunch'] },
      { minutes: 150, smallestParty: 3 },
    ],
  });

  test('of a party is that of its size and period', () => {
    const turnOf = (minute: number, partySize: number) => {
      const placed = book(rules, minute, partySize);
      return isRefusal(placed) ? placed.code : (placed.until - placed.from) / minuteMs;
    };
    expect([turnOf(720, 4), turnOf(1080, 4), turnOf(1080, 2)]).toEqual([60, 150, 90]);
  });

  test('decides for how long a table must be free', () => {
    const later = claimAt('x', 1200, 90, { tableType: 'FourTop', partySize: 4 });
    expect(minutesOf(rules, [later], 4)).not.toContain(1080);
    expect(minutesOf(trattoria, [later], 4)).toContain(1080);
  });
});

describe('a pause between parties', () => {
  const rules = withRules({ pauseMinutes: 30 });

  test('keeps the table taken after the turn time, which stays the party’s end', () => {
    const one = { ...rules, floor: floorFromCounts([{ key: 'TwoTop', count: 1, capacity: 2 }]) };
    const placed = book(one, 1080);
    if (isRefusal(placed)) throw new Error(placed.code);
    expect(placed).toMatchObject({ until: at(1170), pauseMinutes: 30 });
    const request = { claimId: 'a:1', restaurant: one, now, dates: placed.dates, partySize: 2 };
    const { claims } = decideBatch(
      { claims: [] },
      undefined,
      [{ ...request, table: { kind: 'chosen', from: placed.from, choose: () => placed } }],
      0,
    );
    expect(claims[0]).toMatchObject({ until: at(1200), pauseMinutes: 30 });
    expect(minutesOf(one, claims, 2).filter((minute) => minute >= 1080)).toEqual([1200, 1230, 1260, 1290]);
  });

  test('past midnight belongs to both service days', () => {
    const late = { ...rules, periods: [{ ...dinner, closesAt: 1440 }] };
    const stay = findStay(late, { when: { date: saturday, minute: 1350 }, partySize: 2, rules: 'book' }, now);
    expect(isRefusal(stay) ? [] : stay.dates).toEqual([saturday, '2026-11-22']);
    expect(datesOfStarts(late, saturday)).toEqual([saturday, '2026-11-22']);
  });

  test('follows a party that stays on', () => {
    const seated = claimAt('a', 720, 120, { seated: true, pauseMinutes: 30 });
    const quarterPast = at(825);
    const [held] = withOverstays(rules, [seated], quarterPast);
    expect(held?.until).toBe(quarterPast + 45 * minuteMs);
    expect(dayOf(rules, [seated], new Date(quarterPast)).at(at(855)).claims).toEqual([held]);
  });
});

describe('a booking window', () => {
  const dinner = { periodIds: ['dinner'] };
  const codeOf = (rules: RestaurantRules, minute: number, audience: 'everyone' | 'staff' = 'everyone') => {
    const request = { when: { date: saturday, minute }, partySize: 2, rules: 'book', audience } as const;
    const placed = placeParty(dayOf(rules, [], now), request);
    return isRefusal(placed) ? placed.code : 'placed';
  };

  test('refuses the public starts that are too soon or too far ahead, by period, and nobody else', () => {
    const rules = withRules({
      bookingWindows: [{ shortestNoticeMinutes: 1_440, ...dinner }, { daysAhead: 0 }],
    });
    const soon = withRules({ bookingWindows: [{ shortestNoticeMinutes: 31 * 60, ...dinner }] });
    expect([codeOf(rules, 720), codeOf(rules, 1080)]).toEqual(['too-far-ahead', 'too-far-ahead']);
    expect([codeOf(soon, 720), codeOf(soon, 1080), codeOf(soon, 1140)]).toEqual([
      'placed',
      'too-short-notice',
      'placed',
    ]);
    expect([codeOf(rules, 720, 'staff'), codeOf(soon, 1080, 'staff')]).toEqual(['placed', 'placed']);
  });

  test('offers a day of which only the first starts are within it', () => {
    const rules = withRules({ bookingWindows: [{ daysAhead: 0, ...dinner }] });
    expect(minutesOf(rules, [], 2)).toEqual([720, 750, 780, 810]);
    expect(offered(withRules({ bookingWindows: [{ daysAhead: 0 }] }), [], 2)).toEqual({
      refusal: 'too-far-ahead',
      times: [],
      refusedBy: 'too-far-ahead',
    });
  });

  test('longer than three months concerns the staff too, a shorter one does not', () => {
    const far = '2027-03-20';
    const codeFor = (audience: 'everyone' | 'staff', daysAhead?: number) => {
      const bookingWindows = daysAhead === undefined ? [] : [{ daysAhead }];
      const request = { when: { date: far, minute: 720 }, partySize: 2, rules: 'book', audience } as const;
      const found = findStay(withRules({ bookingWindows }), request, now);
      return isRefusal(found) ? found.code : 'placed';
    };
    expect([codeFor('everyone'), codeFor('staff')]).toEqual(['too-far-ahead', 'too-far-ahead']);
    expect([codeFor('everyone', 200), codeFor('staff', 200)]).toEqual(['placed', 'placed']);
    expect([codeFor('everyone', 10), codeFor('staff', 10)]).toEqual(['too-far-ahead', 'too-far-ahead']);
  });

  test('has a last moment to change and to cancel, each by the period of the reservation', () => {
    const rules = withRules({
      bookingWindows: [{ lastChangeMinutes: 60, ...dinner }, { lastCancelMinutes: 120 }],
    });
    const late = (action: 'change' | 'cancel', start: number, minute: number) =>
      isTooLate(rules, { from: at(start) }, action, new Date(at(minute)));
    expect([late('change', 1080, 1020), late('change', 1080, 1021), late('change', 720, 719)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([late('cancel', 720, 600), late('cancel', 720, 601)]).toEqual([false, true]);
    expect(isTooLate(trattoria, { from: at(720) }, 'cancel', new Date(at(800)))).toBe(false);
  });
});

test('a party below the online sizes is too small, a party above them becomes a request; members book both', () => {
  const rules = withRules({ online: { smallestParty: 2, largestParty: 3 } });
  const codeOf = (partySize: number, audience: 'public' | 'member') =>
    refusePartySize(rules, partySize, audience)?.code;
  expect([1, 2, 3, 4, 21].map((size) => codeOf(size, 'public'))).toEqual([
    'party-too-small',
    undefined,
    undefined,
    undefined,
    'party-size',
  ]);
  expect([1, 4, 100].map((size) => codeOf(size, 'member'))).toEqual([undefined, undefined, undefined]);
  expect(minutesOf(rules, [], 1)).toEqual([]);
  // It requests a start, whether or not a table is free then.
  expect(minutesOf(rules, [], 20)).toContain(1080);
});
