import { isCountable, lostByHour, lostByRule, unmetRule } from './demand';
import { testRestaurant } from '../../testing/test-restaurant';

const rules = testRestaurant({
  timezone: 'Europe/Rome',
  closures: { weekly: [0], special: [] },
});
const now = new Date('2026-11-20T23:30:00Z');
const isCounted = (more: object) =>
  isCountable(rules, { date: '2026-11-21', minute: 1140, partySize: 2, ...more }, now);

test('refusals by rules of availability are demand; bad input and limits of a phone are not', () => {
  expect(['pacing', 'closed', 'day-full', 'party-too-small'].map(unmetRule)).toEqual([
    'pacing',
    'closed',
    'no-tables-available',
    'party-too-small',
  ]);
  expect(
    ['invalid', 'past', 'skipped', 'not-offered', 'too-many-by-phone', 'busy', ''].map(unmetRule),
  ).toEqual(Array.from({ length: 7 }, () => undefined));
});

test('demand is counted for starts within the hours and for whole dates, from today to three months ahead', () => {
  expect([isCounted({}), isCounted({ minute: undefined }), isCounted({ date: '2026-11-22' })]).toEqual([
    true,
    true,
    true,
  ]);
  // At the restaurant it is already the 21st.
  expect(isCounted({ date: '2026-11-20' })).toBe(false);
  expect([isCounted({ date: '2027-02-21' }), isCounted({ date: '2027-02-22' })]).toEqual([true, false]);
  expect([isCounted({ minute: 1141 }), isCounted({ minute: 600 })]).toEqual([false, false]);
  expect([0, 1, 20, 21, 1.5].map((partySize) => isCounted({ partySize }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('counters add up to covers by date, hour and rule', () => {
  const one = { date: '2026-11-21', minute: 1140, partySize: 2, rule: 'pacing', parties: 3 } as const;
  expect(
    lostByHour([
      { ...one, minute: undefined, parties: 1 },
      one,
      { ...one, minute: 1170, partySize: 4, parties: 1 },
      { ...one, rule: 'closed' },
      { ...one, date: '2026-11-20' },
    ]),
  ).toEqual([
    { date: '2026-11-20', hour: 19, rule: 'pacing', parties: 3, covers: 6 },
    { date: '2026-11-21', hour: 19, rule: 'closed', parties: 3, covers: 6 },
    { date: '2026-11-21', hour: 19, rule: 'pacing', parties: 4, covers: 10 },
    { date: '2026-11-21', hour: undefined, rule: 'pacing', parties: 1, covers: 2 },
  ]);
});

test('counters add up to covers by date and rule, those of whole dates included', () => {
  const one = { date: '2026-11-21', minute: 1140, partySize: 2, rule: 'pacing', parties: 3 } as const;
  expect(
    lostByRule([one, { ...one, minute: undefined, parties: 1 }, { ...one, minute: 1320, rule: 'closed' }]),
  ).toEqual([
    { date: '2026-11-21', rule: 'closed', parties: 3, covers: 6 },
    { date: '2026-11-21', rule: 'pacing', parties: 4, covers: 8 },
  ]);
});
