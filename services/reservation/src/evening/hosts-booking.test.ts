import { isRefusal } from '@tablewell/chassis/refusal';
import { isClash } from './chosen-tables';
import { findHostsStay, type HostsBooking, placeHostsParty } from './hosts-booking';
import { hostsStarts } from './hosts-starts';
import type { Reservation } from '../party/reservation';
import type { Claim } from '../day/claims/claim';
import { testRestaurant } from '../testing/test-restaurant';
import { dayOf, occupiedBy } from '../testing/day-of';

const now = new Date('2026-11-20T18:00:00Z');
const today = '2026-11-20';
const rules = testRestaurant({
  timezone: 'Europe/Rome',
  closures: { weekly: [], special: ['2026-11-24'] },
  tables: [{ key: 'TwoTop', count: 2, capacity: 2 }],
});
const form = (date: string, minute: number, more: Partial<HostsBooking> = {}): HostsBooking => ({
  when: { date, minute },
  partySize: 2,
  rules: 'book',
  tableNumbers: [],
  override: false,
  ...more,
});
const outcomeOf = (booking: HostsBooking) => {
  const stay = findHostsStay(rules, booking, now);
  return isRefusal(stay) ? stay.code : stay.overridden;
};
const seven = Date.parse(`${today}T18:30:00Z`);
const claim = (id: string, tableNumber: string, more: Partial<Claim> = {}): Claim => ({
  id: `${id}:1`,
  tableType: 'TwoTop',
  tableNumbers: [tableNumber],
  partySize: 2,
  madeAt: seven,
  from: seven,
  until: seven + 90 * 60_000,
  ...more,
});
const placed = (claims: readonly Claim[], booking: HostsBooking) => {
  const stay = findHostsStay(rules, booking, now);
  if (isRefusal(stay)) return stay.code;
  const found = placeHostsParty(occupiedBy(rules, claims), booking, stay.found);
  if (isClash(found)) return `clash at ${found.tableNumber}`;
  if (isRefusal(found)) return found.code;
  const { tableNumbers, pinned } = found.found;
  return { tables: tableNumbers ?? [], pinned: pinned === true, overridden: found.overridden };
};

describe('a host’s start', () => {
  test.each([
    ['a closed day', '2026-11-24', 1200, 'closed'],
    ['a time between two starts', '2026-11-21', 1205, 'not-offered'],
    ['a time that has passed', today, 1080, 'past'],
    ['a date after the booking window', '2027-03-01', 1200, 'too-far-ahead'],
  ])('%s is refused, and booked by override', (_what, date, minute, code) => {
    expect(outcomeOf(form(date, minute))).toBe(code);
    expect(outcomeOf(form(date, minute, { override: true }))).toEqual([code]);
  });

  test('every overridden rule is reported', () => {
    expect(outcomeOf(form('2026-11-24', 1205, { override: true }))).toEqual(['closed', 'not-offered']);
  });

  test.each([
    ['does not exist', '2027-03-28', 150, 'skipped'],
    ['passed more than twelve hours ago', today, 400, 'past'],
    ['is more than a year ahead', '2027-11-21', 1200, 'too-far-ahead'],
  ])('one that %s is never booked', (_what, date, minute, code) => {
    expect(outcomeOf(form(date, minute, { override: true }))).toBe(code);
  });
});

describe('the tables of a host’s party', () => {
  const full = [claim('ada', '1'), claim('bob', '2')];
  const at = (more: Partial<HostsBooking> = {}) => form(today, 1170, more);

  test('a free one is chosen and not pinned', () => {
    expect(placed([], at())).toEqual({ tables: ['1'], pinned: false, overridden: [] });
  });

  test('a full house refuses it; by override it is booked without a table', () => {
    expect(placed(full, at())).toBe('no-tables-available');
    expect(placed(full, at({ override: true }))).toEqual({
      tables: [],
      pinned: false,
      overridden: ['no-tables-available'],
    });
    expect(placed([], at({ partySize: 60, override: true }))).toMatchObject({ tables: [] });
  });

  test('chosen ones are pinned; one that others keep, or that is too small, only by override', () => {
    const kept = [claim('ada', '1', { pinned: true })];
    expect(placed([], at({ tableNumbers: ['2'] }))).toEqual({
      tables: ['2'],
      pinned: true,
      overridden: [],
    });
    expect(placed(kept, at({ tableNumbers: ['1'] }))).toBe('clash at 1');
    const choice = { tableNumbers: ['1'], partySize: 4, override: true };
    expect(placed(kept, at(choice))).toEqual({
      tables: ['1'],
      pinned: true,
      overridden: ['table-taken', 'table-too-small'],
    });
    expect(placed([], at({ tableNumbers: ['9'], override: true }))).toBe('invalid-input');
  });

  test('ones chosen earlier are kept while they are free', () => {
    expect(placed([], at({ kept: ['2'] }))).toMatchObject({ tables: ['2'], pinned: true });
    expect(placed([claim('ada', '2', { pinned: true })], at({ kept: ['2'] }))).toMatchObject({
      tables: ['1'],
      pinned: false,
    });
  });
});

describe('the starts of a host’s day', () => {
  const party = (more: Partial<Reservation>) =>
    ({ status: 'active', partySize: 2, placement: { from: seven }, ...more }) as Reservation;

  test('have the rule that refuses each, and the parties and covers without those that do not come', () => {
    const parties = [
      party({ partySize: 3 }),
      party({ progress: 'finished' }),
      party({ progress: 'no-show' }),
      party({ status: 'canceled' }),
    ];
    const full = [claim('ada', '1'), claim('bob', '2')];
    const { closed, starts } = hostsStarts(dayOf(rules, full, now), parties, { date: today, partySize: 2 });
    expect(closed).toBe(false);
    expect(
      starts.map(({ minute, refusedBy, parties, covers }) => [minute, refusedBy, parties, covers]),
    ).toEqual([
      [1080, 'past', 0, 0],
      [1110, 'past', 0, 0],
      [1140, 'no-tables-available', 0, 0],
      [1170, 'no-tables-available', 2, 5],
      [1200, 'no-tables-available', 0, 0],
      [1230, 'no-tables-available', 0, 0],
      [1260, '', 0, 0],
      [1290, '', 0, 0],
    ]);
  });

  test('a closed day has none', () => {
    const day = { date: '2026-11-24', partySize: 2 };
    expect(hostsStarts(dayOf(rules, [], now), [], day)).toEqual({ closed: true, starts: [] });
  });
});
