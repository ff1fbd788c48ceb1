import type { AvailabilityRules, SpecialDay } from './rules';
import { fromRulesMessage, toRulesMessage } from './message';
import { availabilityProblems } from './problems';
import { tidyRules, withoutPeriods } from './tidy';

const known = new Set(['lunch', 'dinner']);
const day = (more: Partial<SpecialDay> = {}): SpecialDay => ({
  id: 's',
  name: 'Christmas',
  from: '2026-12-24',
  until: '2026-12-26',
  ...more,
});
const period = { id: 'b', name: 'Brunch', opensAt: 600, closesAt: 720, intervalMinutes: 60, daysOfWeek: [] };
const pacing = { intervalMinutes: 15, mostCovers: 24, publicCovers: 16, mostParties: 8, publicParties: 4 };

const full: AvailabilityRules = {
  turnTimes: [{ minutes: 120, smallestParty: 5, largestParty: 8, periodIds: ['dinner'], weekdays: [5, 6] }],
  pauseMinutes: 10,
  pacing: [pacing],
  specialDays: [
    day({ periods: [period], turnTimes: [{ minutes: 60, periodIds: ['b', 'lunch'] }], pacing: [] }),
    day({ id: 't', name: 'Holiday', from: '2027-01-01', until: '2027-01-01', closed: true }),
  ],
  bookingWindows: [
    {
      daysAhead: 60,
      shortestNoticeMinutes: 0,
      lastChangeMinutes: 120,
      lastCancelMinutes: 240,
      weekdays: [1],
    },
  ],
  online: { smallestParty: 2, largestParty: 8 },
  overbooking: [
    { extraCovers: 0, weekdays: [6] },
    { extraCovers: 4, periodIds: ['dinner', 'lunch'] },
  ],
};

const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

test.each<[string, AvailabilityRules]>([
  ['turnTimes', { turnTimes: many(31, { minutes: 90 }) }],
  ['turnTimes[0].minutes', { turnTimes: [{ minutes: 14 }] }],
  ['turnTimes[0].largestParty', { turnTimes: [{ minutes: 90, smallestParty: 4, largestParty: 3 }] }],
  ['turnTimes[0].smallestParty', { turnTimes: [{ minutes: 90, smallestParty: 0 }] }],
  ['turnTimes[0].periodIds', { turnTimes: [{ minutes: 90, periodIds: ['other'] }] }],
  ['turnTimes[0].weekdays', { turnTimes: [{ minutes: 90, weekdays: [7] }] }],
  ['pauseMinutes', { pauseMinutes: 121 }],
  ['pacing[0].intervalMinutes', { pacing: [{ ...pacing, intervalMinutes: 20 }] }],
  ['pacing[0]', { pacing: [{ intervalMinutes: 15 }] }],
  ['pacing[0].mostCovers', { pacing: [{ intervalMinutes: 15, mostCovers: -1 }] }],
  ['pacing[0].publicCovers', { pacing: [{ ...pacing, publicCovers: 25 }] }],
  ['pacing[0].publicParties', { pacing: [{ ...pacing, publicParties: 9 }] }],
  ['bookingWindows[0]', { bookingWindows: [{ weekdays: [1] }] }],
  ['bookingWindows[0].daysAhead', { bookingWindows: [{ daysAhead: 366 }] }],
  ['bookingWindows[0].lastCancelMinutes', { bookingWindows: [{ lastCancelMinutes: 1.5 }] }],
  ['online.largestParty', { online: { largestParty: 21 } }],
  ['online.largestParty', { online: { smallestParty: 6, largestParty: 5 } }],
  ['overbooking', { overbooking: many(31, { extraCovers: 2 }) }],
  ['overbooking[0].extraCovers', { overbooking: [{ extraCovers: 51 }] }],
  ['overbooking[0].periodIds', { overbooking: [{ extraCovers: 2, periodIds: ['other'] }] }],
  ['specialDays', { specialDays: many(101, day()) }],
  ['specialDays', { specialDays: many(61, day({ periods: many(10, period) })) }],
  ['specialDays[0].name', { specialDays: [day({ name: '' })] }],
  ['specialDays[0].name', { specialDays: [day({ name: 'see www.example.com' })] }],
  ['specialDays[0].from', { specialDays: [day({ from: '2026-02-30' })] }],
  ['specialDays[0].until', { specialDays: [day({ until: '2026-12-23' })] }],
  ['specialDays[0].until', { specialDays: [day({ until: '2027-12-25' })] }],
  ['specialDays[0].closed', { specialDays: [day({ closed: true, periods: [period] })] }],
  ['specialDays[0].periods', { specialDays: [day({ periods: many(11, period) })] }],
  [
    'specialDays[0].periods[0].closingTime',
    { specialDays: [day({ periods: [{ ...period, closesAt: 600 }] })] },
  ],
  [
    'specialDays[0].periods[0].openingTime',
    { specialDays: [day({ periods: [{ ...period, closesAt: 1500 }] })] },
  ],
  ['specialDays[0].seatingMinutes', { specialDays: [day({ seatingMinutes: 361 })] }],
  [
    'specialDays[0].pacing[0].periodIds',
    { specialDays: [day({ pacing: [{ ...pacing, periodIds: ['b'] }] })] },
  ],
  ['specialDays[0].id', { specialDays: [day({ id: 'x'.repeat(65) })] }],
  [
    'specialDays[2].from',
    {
      specialDays: [
        day({ from: '2026-12-01', until: '2026-12-31' }),
        day({ from: '2027-01-01', until: '2027-01-01' }),
        day(),
      ],
    },
  ],
])('a problem of availability rules names %s', (field, rules) => {
  expect(availabilityProblems(tidyRules(rules), known).map((problem) => problem.field)).toEqual([field]);
});

test('valid rules are unchanged, also when converted to a message and back', () => {
  expect(availabilityProblems(tidyRules(full), known)).toEqual([]);
  expect(tidyRules(full)).toEqual(full);
  expect(fromRulesMessage(toRulesMessage(full))).toEqual(full);
  expect(fromRulesMessage(toRulesMessage({}))).toEqual({});
});

test('names are sanitized, lists are sorted, and entries without effect are removed', () => {
  const typed: AvailabilityRules = {
    turnTimes: [{ minutes: 90, weekdays: [6, 1, 6], periodIds: [] }],
    pauseMinutes: 0,
    pacing: [],
    specialDays: [day({ name: ' <b>Christmas ', closed: false, periods: [] })],
    online: {},
  };
  expect(tidyRules(typed)).toEqual({
    turnTimes: [{ minutes: 90, weekdays: [1, 6] }],
    specialDays: [day({ name: 'bChristmas' })],
  });
});

test('a rule for periods that no longer exist is removed with them', () => {
  const next = withoutPeriods(full, new Set(['lunch']));
  expect(next.turnTimes).toBeUndefined();
  expect(next.pacing).toEqual(full.pacing);
  expect(next.overbooking).toEqual([
    { extraCovers: 0, weekdays: [6] },
    { extraCovers: 4, periodIds: ['lunch'] },
  ]);
  expect(next.specialDays?.[0]?.turnTimes).toEqual([{ minutes: 60, periodIds: ['b', 'lunch'] }]);
});
