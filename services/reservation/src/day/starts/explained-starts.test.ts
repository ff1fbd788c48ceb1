import { defaultWaitlist } from '@tablewell/restaurant-rules/waitlist';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import fc from 'fast-check';
import { explainedStarts } from './explained-starts';
import { offeredTimes } from './offered-times';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Claim } from '../claims/claim';
import type { DayRestrictions } from '../claims/day-restrictions';
import { dinner, floorTable, testRestaurant } from '../../testing/test-restaurant';
import { dayOf } from '../../testing/day-of';

const now = new Date('2026-11-20T12:00:00Z');
const saturday = '2026-11-21';
const trattoria = testRestaurant({
  periods: [{ ...dinner, opensAt: 1140, closesAt: 1200 }],
  closures: { weekly: [1], special: ['2026-12-24'] },
  tables: [{ key: 'TwoTop', count: 2, capacity: 2 }],
});
const at = (minute: number) => Date.parse(`${saturday}T00:00:00Z`) + minute * 60_000;
const claim = (id: string, minute: number, partySize = 2): Claim => ({
  id: `${id}:1`,
  tableType: 'TwoTop',
  partySize,
  madeAt: 0,
  from: at(minute),
  until: at(minute + 90),
});
const explained = (
  availabilityRules: AvailabilityRules,
  { claims = [], date = saturday, partySize = 2, more = {} }: Requested = {},
) => explainedStarts(dayOf({ ...trattoria, ...more, availabilityRules }, claims, now), { date, partySize });
interface Requested {
  claims?: readonly Claim[];
  date?: string;
  partySize?: number;
  more?: Partial<RestaurantRules>;
}

describe('a start is explained', () => {
  const floor = {
    tables: [floorTable('1', 2, { audience: 'staff' }), floorTable('2', 4, { smallest: 3 })],
    combinations: [],
  };
  const special = { id: 's', name: 'Christmas', from: saturday, until: saturday };
  test.each<[string, AvailabilityRules, Requested, string]>([
    [
      'by the limit of pacing with its numbers',
      { pacing: [{ intervalMinutes: 15, mostCovers: 3 }] },
      { claims: [claim('a', 1140)] },
      'Pacing: 2 of 3 covers start between 7:00 PM and 7:15 PM; the one left is too few',
    ],
    [
      'by the tables that are taken',
      {},
      { claims: [claim('a', 1140), claim('b', 1140)] },
      'Tables: all 2 for parties of 2 are taken',
    ],
    ['by a party that no table seats', {}, { partySize: 3 }, 'Tables: none seats a party of 3'],
    [
      'by tables that the public cannot book',
      {},
      { more: { floor } },
      'Tables: none for parties of 2 is offered online',
    ],
    [
      'by the seats of a restaurant without tables',
      {},
      { more: { floor: { tables: [], combinations: [] } }, claims: [claim('a', 1140, 99)] },
      'Tables: too few of the 100 seats of this half hour are left',
    ],
    [
      'by the special day that closes',
      { specialDays: [{ ...special, closed: true }] },
      {},
      'Closed: Christmas',
    ],
    ['by the weekday that is closed', {}, { date: '2026-11-23' }, 'Closed: every Monday'],
    ['by the date that is closed', {}, { date: '2026-12-24' }, 'Closed: a special closure'],
    ['by the time that has passed', {}, { date: '2026-11-19' }, 'This time has passed'],
    [
      'by the booking window',
      { bookingWindows: [{ daysAhead: 14 }] },
      { date: '2026-12-08' },
      'Booking window: online bookings open 14 days ahead',
    ],
    [
      'by the notice',
      { bookingWindows: [{ shortestNoticeMinutes: 1_890 }] },
      {},
      'Notice: online bookings close 31 hours 30 minutes before the start',
    ],
    [
      'by the sizes that are booked online',
      { online: { smallestParty: 2 } },
      { partySize: 1 },
      'Online sizes: parties of fewer than 2 are not booked online',
    ],
  ])('%s', (_name, rules, requested, words) => {
    const { starts } = explained(rules, requested);
    expect(starts[0]).toMatchObject({ minute: 1140, explanation: words });
  });
});

test('a start is explained by the block of the tables that would be free', () => {
  const block = { id: 'b', date: saturday, dates: [saturday], reason: '', by: 'Ann', madeAt: 0 };
  const restrictions = { blocks: [{ ...block, from: at(1140), until: at(1170) }] };
  const requested = { date: saturday, partySize: 2 };
  const { starts } = explainedStarts(dayOf(trattoria, [], now, restrictions), requested);
  expect(starts.map(({ minute, explanation }) => [minute, explanation])).toEqual([
    [1140, 'Blocked: the tables that would be free are blocked then'],
    [1170, ''],
  ]);
  const full = [claim('a', 1140), claim('b', 1140)];
  const [first] = explainedStarts(dayOf(trattoria, full, now, restrictions), requested).starts;
  expect(first?.explanation).toBe('Tables: all 2 for parties of 2 are taken');
});

test('a closed day has the starts that it would have if open, each with the reason', () => {
  const day = explained({}, { date: '2026-11-23' });
  expect(day).toMatchObject({ refusedBy: 'closed', explanation: 'Closed: every Monday' });
  expect(day.starts.map(({ refusedBy }) => refusedBy)).toEqual(['closed', 'closed']);
});

test('a start is explained exactly if it is not offered', () => {
  const anyRules = fc.record({
    pacing: fc.array(
      fc.record({
        intervalMinutes: fc.constantFrom(15, 30, 60),
        mostCovers: fc.integer({ min: 0, max: 6 }),
        publicParties: fc.integer({ min: 0, max: 3 }),
      }),
      { maxLength: 2 },
    ),
    pauseMinutes: fc.constantFrom(0, 30),
    bookingWindows: fc.constantFrom([], [{ shortestNoticeMinutes: 31 * 60 + 15 }], [{ daysAhead: 0 }]),
    online: fc.constantFrom({}, { largestParty: 1 }),
  });
  const anyClaims = fc.array(fc.constantFrom(1050, 1080, 1140, 1155, 1170), { maxLength: 4 });
  fc.assert(
    fc.property(anyRules, anyClaims, fc.integer({ min: 1, max: 3 }), (rules, minutes, partySize) => {
      const claims = minutes.map((minute, index) => claim(`c${index}`, minute));
      const ruled = { ...trattoria, availabilityRules: rules };
      const { times } = offeredTimes(dayOf(ruled, claims, now), {
        date: saturday,
        partySize,
        audience: 'public',
      });
      const offered = new Set(times.flatMap(({ minute, available }) => (available ? [minute] : [])));
      const { starts } = explainedStarts(dayOf(ruled, claims, now), { date: saturday, partySize });
      for (const { minute, refusedBy, explanation } of starts) {
        expect(refusedBy === '').toBe(offered.has(minute));
        expect(explanation === '').toBe(refusedBy === '');
      }
    }),
  );
});

describe('a start whose table is kept is explained', () => {
  const evening = new Date(`${saturday}T18:30:00Z`);
  const one = testRestaurant({ floor: { tables: [floorTable('1', 2)], combinations: [] } });
  const wordsAt = (restrictions: DayRestrictions, rules = one) => {
    const { starts } = explainedStarts(dayOf(rules, [], evening, restrictions), {
      ...{ date: saturday, partySize: 2 },
    });
    return starts.find(({ minute }) => minute === 1140)?.explanation;
  };
  const waiting = { id: 'ada', partySize: 2, joinedAt: 1 };

  it('by the party at the door for which it is kept', () => {
    expect(wordsAt({})).toBe('');
    expect(wordsAt({ line: [{ ...waiting, placedAt: 1 }] })).toMatch(/^Waitlist: .* waits at the door$/);
  });

  it('by the list of a full start for which it is kept', () => {
    const listed = [{ ...waiting, date: saturday, minute: 1140 }];
    expect(wordsAt({ listed })).toMatch(/^Waitlist: .* the list of a full start$/);
  });

  it('by the share that the owner keeps for the door', () => {
    const rules = { ...one, waitlist: { ...defaultWaitlist, doorTables: 1 } };
    expect(wordsAt({}, rules)).toBe('Door: one table is kept for the door at starts of the next 120 minutes');
  });

  it('by the tables, if nothing is kept that would do', () => {
    const line = [{ ...waiting, placedAt: 1 }];
    const day = dayOf(one, [{ ...claim('b', 1140), tableNumbers: ['1'] }], evening, { line });
    const { starts } = explainedStarts(day, { date: saturday, partySize: 2 });
    expect(starts.find(({ minute }) => minute === 1140)?.explanation).toMatch(/^Tables: all 1 /);
  });
});
