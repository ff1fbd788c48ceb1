import { placed } from '../../../testing/parties';
import { openingsOn, slotsOf } from './opening';
import { activityOf, dayLoad, statusByCount, statusByPercent } from './slot-load';
import { readTables, seatsOf } from './tables';
import { turnTimesOf } from './turn-times';
import { datesToLoad } from './use-availability';

const date = '2026-11-21';
const dayBefore = '2026-11-20';
const tables = readTables({ TwoTop: { count: 5, capacity: 2 }, FourTop: 5 });
const dayAfter = '2026-11-22';
const day = { date, dayBefore, dayAfter, slots: [1080, 1110, 1140, 1170], tables, turnMinutesOf: () => 60 };

describe('tables', () => {
  it('are read in both formats', () => {
    expect(tables).toEqual([
      { key: 'TwoTop', label: 'Two Table', count: 5, seats: 2 },
      { key: 'FourTop', label: 'Four Table', count: 5, seats: 4 },
    ]);
    expect(seatsOf(tables)).toBe(30);
  });
});

describe('hours', () => {
  const period = { openingTime: '18:00', closingTime: '20:00', daysOfWeek: [6] };

  it('give a slot for each open half hour, once', () => {
    const hours = { operatingHours: [period, { openingTime: '19:30', closingTime: '20:30:00' }] };
    expect(slotsOf(openingsOn(date, hours))).toEqual([1080, 1110, 1140, 1170, 1200]);
  });

  it('count only periods that open before they close, on the days that they list', () => {
    const late = { openingTime: '22:00', closingTime: '18:00' };
    expect(openingsOn('2026-11-22', { operatingHours: [period, late] })).toEqual([]);
  });

  it('fall back to the older times, then to 17:00 to 22:00', () => {
    expect(openingsOn(date, { openingTime: '09:00:00', closingTime: '12:00:00' })).toEqual([
      { opensAt: 540, closesAt: 720 },
    ]);
    expect(openingsOn(date, undefined)).toEqual([{ opensAt: 1020, closesAt: 1320 }]);
  });

  it('have no slots on a closed day', () => {
    expect(openingsOn(date, { closedDays: { weekly: [6], special: [] } })).toEqual([]);
  });
});

describe('turn times', () => {
  const period = { id: 'd', openingTime: '18:00', closingTime: '22:00', daysOfWeek: [6] };
  const hours = {
    operatingHours: [period],
    seatingMinutes: 90,
    specialDays: [{ name: 'Feast', from: dayBefore, until: dayBefore }],
  };

  it('are those of the settings without rules, otherwise of the first rule for the party', () => {
    const party = (size: number, day = date) => placed(`${day}T19:00:00Z`, { size });
    expect(turnTimesOf(hours, undefined).of(party(2))).toBe(90);
    const turns = turnTimesOf(hours, {
      turnTimes: [
        { minutes: 150, smallestParty: 5, periodIds: ['d'] },
        { minutes: 60, largestParty: 2 },
      ],
      specialDays: [{ from: dayBefore, until: dayBefore, seatingMinutes: 200 }],
    });
    expect([party(2), party(4), party(6), party(6, dayBefore)].map(turns.of)).toEqual([60, 90, 150, 200]);
    expect(turns.longest).toBe(200);
  });
});

describe('the load of a day', () => {
  it('counts each party where it starts, and as seated while it stays', () => {
    const party = placed(`${date}T18:10:00Z`, { size: 6, tableType: 'FourTop' });
    const { slots, estimated } = dayLoad({ ...day, reservations: [party] });
    expect(estimated).toBe(false);
    expect(slots.map(({ guests, seatedGuests }) => [guests, seatedGuests])).toEqual([
      [6, 0],
      [0, 6],
      [0, 6],
      [0, 0],
    ]);
    expect(slots[0]).toMatchObject({ reservations: 1, percent: 20, status: 'available', label: '6:00 PM' });
    expect(slots[1]?.types[1]).toMatchObject({ starting: 0, seated: 1, percent: 20 });
  });

  it('rates a slot by all guests who sit in it, not only by those who start', () => {
    const party = placed(`${date}T18:10:00Z`, { size: 28, tableType: 'FourTop' });
    const { slots, seats } = dayLoad({ ...day, reservations: [party] });
    expect(seats).toBe(30);
    expect(slots.map(({ status, percent, free }) => [status, percent, free])).toEqual([
      ['full', 93, 2],
      ['full', 0, 2],
      ['full', 0, 2],
      ['available', 0, 30],
    ]);
  });

  it('leaves canceled parties out', () => {
    const party = placed(`${date}T18:00:00Z`, { stage: 'canceled' });
    expect(dayLoad({ ...day, reservations: [party] }).slots[0]?.guests).toBe(0);
  });

  it('includes parties that still sit from before midnight', () => {
    const party = placed(`${dayBefore}T23:45:00Z`, { size: 3 });
    const { slots } = dayLoad({ ...day, slots: [0, 30, 60], reservations: [party] });
    expect(slots.map(({ seatedGuests }) => seatedGuests)).toEqual([3, 3, 0]);
  });

  it('estimates from 100 seats where no tables are configured', () => {
    const six = Array.from({ length: 6 }, () => placed(`${date}T18:00:00Z`, { size: 2 }));
    const load = dayLoad({ ...day, tables: [], reservations: six });
    expect(load).toMatchObject({ estimated: true, seats: 100 });
    expect(load.slots[0]).toMatchObject({ percent: 12, status: 'busy', activity: 'High', types: [] });
  });

  it.each([
    [39, 'available'],
    [40, 'moderate'],
    [69, 'moderate'],
    [70, 'busy'],
    [89, 'busy'],
    [90, 'full'],
  ])('rates %i percent as %s', (percent, status) => expect(statusByPercent(percent)).toBe(status));

  it.each([
    [2, 'available', 'Low'],
    [3, 'moderate', 'Med'],
    [5, 'moderate', 'Med'],
    [6, 'busy', 'High'],
    [8, 'full', 'High'],
  ])('rates %i reservations as %s, activity %s', (count, status, activity) => {
    expect([statusByCount(count), activityOf(count)]).toEqual([status, activity]);
  });
});

it('loads more days if the restaurant is in another time zone, or opens before the night’s parties have left', () => {
  expect(datesToLoad(date, false, { first: 660, last: 1290 }, 90)).toEqual({ start: date, end: date });
  expect(datesToLoad(date, true, { first: 660, last: 1290 }, 90)).toEqual({
    start: '2026-11-20',
    end: '2026-11-22',
  });
  expect(datesToLoad(date, false, { first: 0, last: 1290 }, 90)).toEqual({ start: '2026-11-20', end: date });
  const late = { first: 1080, last: 1530 };
  expect(datesToLoad(date, false, late, 90)).toEqual({ start: date, end: '2026-11-22' });
});

it('shows an evening that crosses midnight as one, with its parties on the next date', () => {
  const late = { operatingHours: [{ openingTime: '22:00', closingTime: '02:00' }] };
  const slots = slotsOf(openingsOn(date, late));
  expect(slots).toEqual([1320, 1350, 1380, 1410, 1440, 1470, 1500, 1530]);
  const party = placed('2026-11-22T00:30:00Z', { size: 2 });
  const { slots: shown } = dayLoad({ ...day, slots, reservations: [party] });
  expect(shown.find(({ guests }) => guests === 2)).toMatchObject({ minute: 1470, label: '12:30 AM' });
});
