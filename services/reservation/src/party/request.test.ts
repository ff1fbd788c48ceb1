import { testRestaurant } from '../testing/test-restaurant';
import { accepted, isRequest, pendingRequest, requestOf, withdrawn } from './request';

const requestedAt = new Date('2026-11-20T12:00:00Z');
const from = Date.parse('2026-11-25T19:00:00Z');
const hours = (count: number) => new Date(requestedAt.getTime() + count * 3_600_000);

test.each([
  ['confirmed automatically', {}, 20, false],
  ['answered by the restaurant', { autoConfirm: false }, 2, true],
  ['not larger than the public books', { availabilityRules: { online: { largestParty: 8 } } }, 8, false],
  ['larger than the public books', { availabilityRules: { online: { largestParty: 8 } } }, 9, true],
])('a booking %s', (_which, change, partySize, asks) => {
  const rules = testRestaurant(change);
  expect(isRequest(rules, partySize)).toBe(asks);
  expect(requestOf(rules, partySize, { requestedAt, from }) !== undefined).toBe(asks);
});

describe('a party larger than every table', () => {
  const rules = testRestaurant({
    tables: [
      { key: 'TwoTop', count: 3, capacity: 2 },
      { key: 'FourTop', count: 1, capacity: 4 },
      { key: 'TenTop', count: 0, capacity: 10 },
    ],
  });
  const asked = (partySize: number, more: object = {}, asks = true) =>
    requestOf({ ...rules, ...more }, partySize, { requestedAt, from, asks });

  test('asks for one, if its diner agrees to, and holds none', () => {
    expect(asked(5)).toMatchObject({ state: 'pending', withoutTable: true });
    expect(asked(4)).toBeUndefined();
    expect(asked(5, {}, false)).toBeUndefined();
    const byHand = asked(5, { autoConfirm: false }, false);
    expect(byHand).toMatchObject({ state: 'pending' });
    expect(byHand).not.toHaveProperty('withoutTable');
  });

  test('holds none even where large parties hold a table', () => {
    const holds = { requests: { expireAfterMinutes: 60, largePartiesHoldTable: true } };
    expect(asked(5, { ...holds, availabilityRules: { online: { largestParty: 2 } } })).toMatchObject({
      withoutTable: true,
    });
  });

  test('is measured by the tables and combinations for everyone, and does not exist without tables', () => {
    const table = (number: string, largest: number, audience = 'everyone') => ({
      ...{ number, type: 'FourTop', smallest: 1, largest, audience, priority: 0 },
    });
    const combinations = [
      { tables: ['1', '2'], smallest: 5, largest: 7 },
      { tables: ['1', '3'], smallest: 5, largest: 12 },
    ];
    const floor = { tables: [table('1', 4), table('2', 4), table('3', 8, 'staff')], combinations };
    expect(asked(7, { floor })).toBeUndefined();
    expect(asked(8, { floor })).toMatchObject({ withoutTable: true });
    expect(asked(20, { floor: { tables: [], combinations: [] } })).toBeUndefined();
  });
});

test('a request ends after a day, after the time of the settings, or when the party is due', () => {
  const off = testRestaurant({ autoConfirm: false });
  const endOf = (rules: object, start = from) =>
    pendingRequest({ ...off, ...rules }, 2, { requestedAt, from: start }).expiresAt;
  expect(endOf({})).toEqual(hours(24));
  expect(endOf({ requests: { expireAfterMinutes: 90, largePartiesHoldTable: false } })).toEqual(hours(1.5));
  expect(endOf({}, hours(3).getTime())).toEqual(hours(3));
});

test('a large party holds no table, unless the owner wants it to', () => {
  const rules = testRestaurant({ availabilityRules: { online: { largestParty: 8 } } });
  const holds = { requests: { expireAfterMinutes: 60, largePartiesHoldTable: true } };
  expect(pendingRequest(rules, 9, { requestedAt, from })).toMatchObject({ withoutTable: true });
  expect(pendingRequest({ ...rules, ...holds }, 9, { requestedAt, from })).not.toHaveProperty('withoutTable');
  expect(pendingRequest({ ...rules, autoConfirm: false }, 8, { requestedAt, from })).not.toHaveProperty(
    'withoutTable',
  );
});

test('an answer stays, whatever happens to the reservation', () => {
  const pending = pendingRequest(testRestaurant({ autoConfirm: false }), 2, { requestedAt, from });
  expect(withdrawn(pending)?.state).toBe('withdrawn');
  expect(withdrawn(accepted(pending, 'Sam'))).toMatchObject({ state: 'accepted', answeredBy: 'Sam' });
  expect(accepted(undefined)).toBeUndefined();
});
