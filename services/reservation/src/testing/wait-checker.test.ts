import { checkWaits, type LoggedEvent, type LoggedParty } from './wait-checker';

const minuteMs = 60_000;
const tables = [
  { number: '1', smallest: 1, largest: 2 },
  { number: '2', smallest: 1, largest: 2 },
  { number: '3', smallest: 3, largest: 4 },
];
const party = (id: string, change: Partial<LoggedParty>): LoggedParty => ({
  ...{ id, stage: 'waiting', partySize: 2, tableNumbers: [], from: 0, until: 90 * minuteMs },
  ...change,
});
const log = (...parties: LoggedParty[]): LoggedEvent[] => parties.map((each, at) => ({ at, party: each }));
const none = { queueJumps: 0, doubleOffers: 0, soldMinutes: 0 };

const ada = party('ada', { joinedAt: 1 });
const ben = party('ben', { joinedAt: 2 });
const at = (who: LoggedParty, number: string, change: Partial<LoggedParty> = {}): LoggedParty => ({
  ...{ ...who, stage: 'seated' as const, tableNumbers: [number] },
  ...change,
});

test('an evening in turn has nothing to report', () => {
  const left = { ...ben, stage: 'gone' as const };
  expect(checkWaits(tables, log(ada, ben, at(ada, '1'), left))).toEqual(none);
});

test('a party that gets a table before one that joined earlier is found, unless it is written down', () => {
  expect(checkWaits(tables, log(ada, ben, at(ben, '1')))).toEqual({ ...none, queueJumps: 1 });
  expect(checkWaits(tables, log(ada, at(party('walk-in', {}), '1')))).toEqual({ ...none, queueJumps: 1 });
  expect(checkWaits(tables, log(ada, ben, at(ben, '1', { outOfTurn: true })))).toEqual(none);
  expect(checkWaits(tables, log({ ...ada, isBehind: true }, ben, at(ben, '1')))).toEqual(none);
  expect(checkWaits(tables, log({ ...ada, partySize: 4 }, ben, at(ben, '1')))).toEqual(none);
});

test('a table that two parties have at a time is found', () => {
  const ready = at(ada, '1', { stage: 'ready' });
  expect(checkWaits(tables, log(ada, ben, ready, at(ben, '1')))).toEqual({ ...none, doubleOffers: 1 });
  const later = at(ben, '1', { from: 90 * minuteMs, until: 180 * minuteMs });
  expect(checkWaits(tables, log(ada, ben, at(ada, '1'), later))).toEqual(none);
});

test('a table that was sold online while it was needed is found, with its minutes', () => {
  const sold = (id: string, from: number) =>
    party(id, {
      ...{ stage: 'booked', soldOnline: true, from: from * minuteMs, until: (from + 90) * minuteMs },
    });
  expect(checkWaits(tables, log(ada, sold('x', 0)))).toEqual(none);
  expect(checkWaits(tables, log(ada, sold('x', 0), sold('y', 60)))).toEqual({ ...none, soldMinutes: 30 });
  expect(checkWaits(tables, log(sold('x', 0), sold('y', 60), ada))).toEqual(none);
  expect(checkWaits(tables, log(ada, sold('x', 90), sold('y', 90)))).toEqual(none);
});

test('a booking that is changed is sold anew by another start, and not by another size', () => {
  const sold = (id: string, from: number, partySize = 2) =>
    party(id, {
      ...{ stage: 'booked', soldOnline: true, partySize },
      ...{ from: from * minuteMs, until: (from + 90) * minuteMs },
    });
  const full = [sold('x', 60), sold('y', 60, 1), ada];
  expect(checkWaits(tables, log(...full, sold('y', 60)))).toEqual(none);
  expect(checkWaits(tables, log(...full, sold('y', 30)))).toEqual({ ...none, soldMinutes: 30 });
});

test('a log that is not exact counts only what is wrong at whichever moment it happened', () => {
  const within = (at: number, latest: number, who: LoggedParty): LoggedEvent => ({ at, latest, party: who });
  const joined = [within(0, 1, ada), within(0, 1, ben)];
  const adaSits = within(10, 14, at(ada, '1'));
  // Ben may have got his table after Ada had hers.
  expect(checkWaits(tables, [...joined, adaSits, within(12, 16, at(ben, '2'))])).toEqual(none);
  expect(checkWaits(tables, [...joined, adaSits, within(6, 9, at(ben, '2'))])).toEqual({
    ...none,
    queueJumps: 1,
  });
  // Ada may have left before Ben sat down at her table.
  const adaLeaves = within(20, 24, { ...ada, stage: 'gone' as const });
  const benAt = (from: number, until: number) => [
    ...joined,
    adaSits,
    adaLeaves,
    within(from, until, at(ben, '1')),
  ];
  expect(checkWaits(tables, benAt(18, 22))).toEqual(none);
  expect(checkWaits(tables, benAt(15, 19))).toEqual({ ...none, doubleOffers: 1 });
});

test('a party with a reservation passes nobody over when it sits', () => {
  const booked = party('carl', { stage: 'booked' });
  expect(checkWaits(tables, log(ada, booked, at(booked, '1')))).toEqual(none);
});

test('a party for which a table is free does not need one later', () => {
  const sold = (id: string) => party(id, { stage: 'booked', soldOnline: true });
  const sits = at(party('sits', {}), '2', { until: 30 * minuteMs });
  const free = log(ada, sold('x'), sold('y'));
  expect(checkWaits(tables, free, { freeTablesFirst: true })).toEqual(none);
  const full = log(at(party('too', {}), '1', { until: 30 * minuteMs }), sits, ada, sold('x'), sold('y'));
  expect(checkWaits(tables, full, { freeTablesFirst: true }).soldMinutes).toBeGreaterThan(0);
});
