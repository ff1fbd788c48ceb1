import { defaultPeriod } from './hours';
import { settingsProblems } from './settings-problems';

const types = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `Type ${index}`,
    count: 1,
    capacity: 2,
    countOnly: false,
  }));

test('a restaurant has at most fifty types of tables', () => {
  expect(settingsProblems({ tableTypes: types(50) })).toEqual([]);
  expect(settingsProblems({ tableTypes: types(51) })).toEqual([
    { field: 'tableTypes', message: 'A restaurant has at most 50 types of tables' },
  ]);
});

test('a restaurant has at most twenty operating periods and a thousand closed dates', () => {
  const periods = (count: number) => Array.from({ length: count }, () => ({ ...defaultPeriod, id: 'p' }));
  const closed = (count: number) => ({
    weekly: [],
    special: Array.from({ length: count }, () => '2026-12-24'),
  });
  expect(settingsProblems({ operatingPeriods: periods(20), closures: closed(1_000) })).toEqual([]);
  expect(settingsProblems({ operatingPeriods: periods(21), closures: closed(1_001) })).toEqual([
    { field: 'operatingPeriods', message: 'A restaurant has at most 20 operating periods' },
    { field: 'closures.special', message: 'A restaurant closes on at most 1000 dates' },
  ]);
});

test.each(['desk@bistro.example', 'first.last+tables@bistro.co.uk'])(
  '%s is an address for mails',
  (email) => {
    expect(settingsProblems({ email })).toEqual([]);
  },
);

// The same rule as for accounts and invitations: the owner’s address also receives mail.
test.each([
  'desk',
  'desk@bistro',
  'a,b@bistro.example',
  'desk@bistro..example',
  `${'d'.repeat(250)}@b.example`,
])('%s is none', (email) => {
  const message = 'Please enter a valid email address.';
  expect(settingsProblems({ email })).toEqual([{ field: 'email', message }]);
});

describe('hours past midnight', () => {
  const late = { ...defaultPeriod, id: 'p', opensAt: 18 * 60, closesAt: 2 * 60 };
  const fieldsOf = (...given: Parameters<typeof settingsProblems>) =>
    settingsProblems(...given).map(({ field }) => field);

  test('a period may end on the next morning, until the service day turns', () => {
    expect(fieldsOf({ operatingPeriods: [late] })).toEqual([]);
    expect(fieldsOf({ operatingPeriods: [{ ...late, closesAt: 0 }] })).toEqual([]);
    const field = 'operatingPeriods[0].closingTime';
    expect(fieldsOf({ operatingPeriods: [{ ...late, closesAt: 6 * 60 }] })).toEqual([field]);
    expect(fieldsOf({ operatingPeriods: [late] }, { dayTurnsAt: 60 })).toEqual([field]);
    expect(fieldsOf({ operatingPeriods: [late], dayTurnsAt: 60 }, { dayTurnsAt: 300 })).toEqual([field]);
  });

  test('the service day turns at a full hour at which no period is open', () => {
    const present = { operatingPeriods: [late] };
    expect(fieldsOf({ dayTurnsAt: 180 }, present)).toEqual([]);
    for (const dayTurnsAt of [60, 90, -60, 780, NaN])
      expect(fieldsOf({ dayTurnsAt }, present)).toEqual(['serviceDayTurnsAt']);
  });
});
