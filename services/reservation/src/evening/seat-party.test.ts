import { isRefusal } from '@tablewell/chassis/refusal';
import { isClash } from './chosen-tables';
import { tablesOf } from './evening-tables';
import { overstayMs, withOverstays } from '../day/claims/overstay';
import { plannedTables, tablesFor } from './seat-party';
import { seatingOf } from '../day/tables/seating';
import type { Claim } from '../day/claims/claim';
import { testRestaurant } from '../testing/test-restaurant';
import { dayOf, occupiedBy } from '../testing/day-of';

const minuteMs = 60_000;
const seven = Date.parse('2026-11-20T19:00:00Z');
const at = (minutes: number, length = 90) => ({
  from: seven + minutes * minuteMs,
  until: seven + (minutes + length) * minuteMs,
});
const rules = testRestaurant({
  tables: [
    { key: 'TwoTop', count: 2, capacity: 2 },
    { key: 'FourTop', count: 1, capacity: 4 },
  ],
});
const claim = (id: string, minutes: number, more: Partial<Claim> = {}): Claim => ({
  id: `${id}:1`,
  tableType: 'TwoTop',
  partySize: 2,
  madeAt: seven,
  ...at(minutes),
  ...more,
});
const numbersOf = (claims: readonly Claim[]) =>
  Object.fromEntries(claims.map(({ id }) => [id, seatingOf(rules, claims).tablesOf(id) ?? []]));
const choice = (tableNumbers: string[], more: object = {}) => ({
  partySize: 2,
  interval: at(0),
  tableNumbers,
  override: false,
  ...more,
});

test('tables made from counts are numbered through, in the order of the types', () => {
  expect(tablesOf(rules).map(({ number, tableType }) => `${number} ${tableType}`)).toEqual([
    '1 TwoTop',
    '2 TwoTop',
    '3 FourTop',
  ]);
});

test('parties without a number get a free table of their type, else of a larger one, as in decisions', () => {
  const claims = [
    claim('late', 90),
    claim('own', 0, { tableNumbers: ['1'], pinned: true }),
    claim('soft', 30),
    claim('full', 45),
  ];
  expect(numbersOf(claims)).toEqual({
    'own:1': ['1'],
    'soft:1': ['2'],
    'full:1': ['3'],
    'late:1': ['1'],
  });
});

describe('a host’s choice of tables', () => {
  test('is taken, and its type is that of the first table', () => {
    expect(tablesFor(occupiedBy(rules, []), choice(['3', '1'], { partySize: 6 }))).toEqual({
      tableType: 'FourTop',
      tables: 2,
      tableNumbers: ['3', '1'],
      pinned: true,
      overfilled: false,
    });
  });

  test('names the party that has one of them', () => {
    const found = tablesFor(
      occupiedBy(rules, [claim('ada', -30, { tableNumbers: ['2'], pinned: true })]),
      choice(['2']),
    );
    expect(isClash(found) && [found.tableNumber, found.claim.id]).toEqual(['2', 'ada:1']);
  });

  test('moves a party that was only planned there', () => {
    const claims = [claim('ada', 0, { tableNumbers: ['2'] })];
    const found = tablesFor(occupiedBy(rules, claims), choice(['2']));
    expect(found).toMatchObject({ tableNumbers: ['2'], overfilled: false });
    const own = claim('own', 0, { tableNumbers: ['2'], pinned: true });
    expect(numbersOf([...claims, own])).toEqual({
      'ada:1': ['1'],
      'own:1': ['2'],
    });
  });

  test('does not take the last table from a party that was promised one', () => {
    const large = claim('emma', 30, { tableType: 'FourTop', tableNumbers: ['3'], partySize: 4 });
    const claims = [claim('ada', 30), claim('grace', 45), large];
    expect(isClash(tablesFor(occupiedBy(rules, claims), choice(['1'])))).toBe(true);
    expect(isClash(tablesFor(occupiedBy(rules, claims.slice(1)), choice(['1'])))).toBe(false);
    expect(isClash(tablesFor(occupiedBy(rules, claims.slice(0, 2)), choice(['1'])))).toBe(false);
  });

  test.each([
    [['9'], 'tableNumbers[0]'],
    [['1', '1'], 'tableNumbers[1]'],
  ])('of %j is refused', (numbers, field) => {
    const found = tablesFor(occupiedBy(rules, []), choice(numbers));
    expect(isRefusal(found) && found.fields[0]?.field).toBe(field);
  });

  test('that is too small or taken is possible only by override, and marked as overfilled', () => {
    const found = tablesFor(occupiedBy(rules, []), choice(['1'], { partySize: 3 }));
    expect(isRefusal(found) && found.code).toBe('table-too-small');
    const claims = [claim('ada', 0, { tableNumbers: ['1'], pinned: true })];
    expect(tablesFor(occupiedBy(rules, claims), choice(['1'], { override: true }))).toMatchObject({
      overfilled: true,
    });
    expect(tablesFor(occupiedBy(rules, []), choice(['1'], { override: true }))).toMatchObject({
      overfilled: false,
    });
  });
});

describe('what a host’s choice takes from others', () => {
  const small = testRestaurant({ tables: [{ key: 'TwoTop', count: 2, capacity: 2 }] });
  const full = [claim('ada', 30, { tableNumbers: ['1'] }), claim('grace', 45, { tableNumbers: ['2'] })];

  test('is the table of another party, which gets another one', () => {
    const found = tablesFor(occupiedBy(small, full.slice(0, 1)), choice(['1']));
    expect(found).toMatchObject({
      displaced: [{ before: ['1'], loses: false, claim: { tableNumbers: ['2'] } }],
      moves: [{ id: 'ada:1', tableNumbers: ['2'] }],
    });
  });

  test('is said before a party is left without a table, and after a host insisted', () => {
    const refused = tablesFor(occupiedBy(small, full), choice(['1']));
    expect(isClash(refused) && [refused.claim.id, refused.others]).toEqual(['ada:1', 0]);
    const found = tablesFor(occupiedBy(small, full), choice(['1'], { override: true }));
    expect(found).toMatchObject({ overfilled: true, displaced: [{ before: ['1'], loses: true }] });
    expect(isClash(found)).toBe(false);
  });

  test('is rather the table of a party that is still to come than of one that waits', () => {
    const house = testRestaurant({
      tables: [
        { key: 'TwoTop', count: 1, capacity: 2 },
        { key: 'FourTop', count: 3, capacity: 4 },
      ],
    });
    const four = { tableType: 'FourTop' };
    const claims = [
      claim('gina', 0, { ...four, tableNumbers: ['2'], arrived: true }),
      claim('ada', 0, { ...four, tableNumbers: ['3'] }),
      claim('big', 0, { ...four, tableNumbers: ['4'], partySize: 4 }),
    ];
    const found = tablesFor(occupiedBy(house, claims), choice([], { partySize: 4 }));
    expect(found).toMatchObject({ tableNumbers: ['3'], moves: [{ id: 'ada:1', tableNumbers: ['1'] }] });
    const waiting = claims.map((each) => ({ ...each, arrived: true }));
    expect(tablesFor(occupiedBy(house, waiting), choice([], { partySize: 4 }))).toMatchObject({
      tableNumbers: ['2'],
    });
  });

  test('is never the table at which a party sits, also one that is over', () => {
    const sitting = [claim('emma', -100, { seated: true, tableNumbers: ['1'] })];
    const held = withOverstays(rules, sitting, seven);
    const found = tablesFor(occupiedBy(small, held), choice(['1'], { override: true }));
    expect(isClash(found) && found.claim.id).toBe('emma:1');
  });
});

describe('a party that sits down as planned', () => {
  const planned = {};
  const party = { partySize: 2, interval: at(20) };

  test('gets a table of its type with a number', () => {
    const claims = [claim('ada', 0, { tableNumbers: ['1'], seated: true })];
    expect(plannedTables(occupiedBy(rules, claims), party, planned)).toEqual({
      tableType: 'TwoTop',
      tableNumbers: ['2'],
      pinned: true,
      overfilled: false,
    });
  });

  test('gets another free table rather than one that is needed later', () => {
    const claims = [claim('ada', 100), claim('grace', 100)];
    expect(plannedTables(occupiedBy(rules, claims), party, planned)).toMatchObject({
      tableNumbers: ['3'],
      overfilled: false,
    });
  });

  test('is not turned away for a later booking, only for parties that sit', () => {
    const later = [claim('ada', 100), claim('grace', 100), claim('big', 100, { tableType: 'FourTop' })];
    expect(plannedTables(occupiedBy(rules, later), party, planned)).toMatchObject({
      tableType: 'TwoTop',
      until: at(100).from,
      overfilled: false,
    });
    const sitting = later.map((each, index) => ({
      ...each,
      ...at(0),
      seated: true,
      tableNumbers: [String(index + 1)],
    }));
    expect(isRefusal(plannedTables(occupiedBy(rules, sitting), party, planned))).toBe(true);
  });

  test('late has its own table until the next party’s time, rather than another one or the next one’s', () => {
    const next = claim('ada', 90, { tableNumbers: ['1'], partySize: 2 });
    const own = claim('own', 0, { tableNumbers: ['1'] });
    const large = claim('emma', 60, { tableType: 'FourTop', tableNumbers: ['3'], partySize: 4 });
    const others = [next, claim('grace', 60, { tableNumbers: ['2'] }), large];
    const found = plannedTables(occupiedBy(rules, others), party, { own });
    expect(found).toMatchObject({ tableNumbers: ['1'], until: next.from, overfilled: false });
    expect(found).not.toHaveProperty('moves');
  });

  test('so late that less than half of its turn is left gets another table, if there is one', () => {
    const late = { partySize: 2, interval: at(60) };
    const next = claim('ada', 90, { tableNumbers: ['1'], pinned: true });
    const own = claim('own', 0, { tableNumbers: ['1'] });
    expect(plannedTables(occupiedBy(rules, [next]), late, { own })).toMatchObject({ tableNumbers: ['2'] });
    const others = ['2', '3'].map((number) => claim(number, 0, { tableNumbers: [number], seated: true }));
    expect(plannedTables(occupiedBy(rules, [next, ...others]), late, { own })).toMatchObject({
      tableNumbers: ['1'],
      until: next.from,
    });
  });

  test('and is reported late does not sit down where another party sits since', () => {
    const sitting = claim('emma', 30, { tableNumbers: ['1'], seated: true });
    const own = claim('own', 0, { tableNumbers: ['1'] });
    const reported = { partySize: 2, interval: at(0) };
    expect(plannedTables(occupiedBy(rules, [sitting]), reported, { own })).toMatchObject({
      tableNumbers: ['2'],
    });
  });

  test('without a table gets the one that is free the longest', () => {
    const others = [
      claim('ada', 40, { tableNumbers: ['1'], pinned: true }),
      claim('grace', 70, { tableNumbers: ['2'], pinned: true }),
      claim('emma', 0, { tableNumbers: ['3'], seated: true }),
    ];
    expect(plannedTables(occupiedBy(rules, others), party, {})).toMatchObject({
      tableNumbers: ['2'],
      until: at(70).from,
    });
  });

  test('at the table that a host chose for it stays there', () => {
    const pinned = { tableNumbers: ['3'], pinned: true };
    expect(plannedTables(occupiedBy(rules, []), party, pinned)).toMatchObject({ tableNumbers: ['3'] });
  });
});

describe('a party beyond its turn time', () => {
  const over = claim('ada', -120, { seated: true, tableNumbers: ['1'] });
  const reserved = claim('grace', -120);

  test('keeps holding its table, and one that never sat does not', () => {
    const [sitting, gone] = withOverstays(rules, [over, reserved], seven);
    expect(sitting?.until).toBe(seven + overstayMs);
    expect(gone).toBe(reserved);
  });

  test('does not affect later starts; a list without one is returned by identity', () => {
    const day = dayOf(rules, [over], new Date(seven));
    expect(day.at(seven).claims[0]?.until).toBe(seven + overstayMs);
    expect(day.at(seven + overstayMs).claims).toEqual([over]);
    const others = [reserved];
    expect(withOverstays(rules, others, seven)).toBe(others);
  });
});
