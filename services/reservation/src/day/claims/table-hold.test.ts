import { isRefusal } from '@tablewell/chassis/refusal';
import type { ClaimRequest } from '../claim-request';
import { decideBatch } from '../decide-batch';
import { addHold, endHold, type HoldUsage, withoutHold } from '../../limits/hold-usage';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Claim } from './claim';
import { activeClaims, datesOfHold, holdClaimId, holdIdOf, keepsHeldTime } from './table-hold';
import { floorTable, testRestaurant } from '../../testing/test-restaurant';
import { bookedTable } from '../../testing/day-of';

const now = Date.parse('2026-11-20T12:00:00Z');
const minuteMs = 60_000;
const date = '2026-11-21';
const random = 'vTPT3ovfFskK8x7BSWB225';

const rules = (count: number, more: Partial<RestaurantRules> = {}) =>
  testRestaurant({
    timezone: 'Europe/Rome',
    tables: [{ key: 'TwoTop', count, capacity: 2 }],
    ...more,
  });

const tableFor = (of: RestaurantRules, partySize: number, area?: string) =>
  bookedTable(
    of,
    {
      when: { date, minute: 1140 },
      partySize,
      rules: 'book',
      audience: 'everyone',
      ...(area ? { area } : {}),
    },
    new Date(now),
  );

const claimRequest = (
  of: RestaurantRules,
  claimId: string,
  more: Partial<ClaimRequest> = {},
): ClaimRequest => ({
  claimId,
  restaurant: of,
  now: new Date(now),
  dates: [date],
  partySize: 2,
  table: tableFor(of, 2),
  ...more,
});

const hold = holdClaimId(holdIdOf([date], random));
const held = (of: RestaurantRules, expiresAt = now + 5 * minuteMs): readonly Claim[] =>
  decideBatch({ claims: [] }, undefined, [claimRequest(of, hold, { expiresAt })], now).claims;
const codeOf = (outcome: unknown) => (isRefusal(outcome) ? outcome.code : 'placed');
const decide = (claims: readonly Claim[], request: ClaimRequest, at: number) =>
  decideBatch({ claims }, undefined, [request], at);

describe('the id of a hold', () => {
  test('contains its service days', () => {
    expect(datesOfHold(holdIdOf([date], random))).toEqual([date]);
    expect(datesOfHold(holdIdOf(['2026-12-31', '2027-01-01'], random))).toEqual(['2026-12-31', '2027-01-01']);
  });

  test.each(['', 'x', random, `20261121${random}`, `202611213${random}`, `202699991${random}`])(
    '%j is not one',
    (text) => {
      expect(datesOfHold(text)).toBeUndefined();
    },
  );
});

describe('the claim of a hold', () => {
  test('takes a table until its end and nothing from then on, even if the sweep is late', () => {
    const claims = held(rules(1));
    const at = (later: number) =>
      codeOf(decide(claims, claimRequest(rules(1), 'a:1'), now + later).outcomes[0]);
    expect(at(5 * minuteMs - 1)).toBe('no-tables-available');
    expect(at(5 * minuteMs)).toBe('placed');
  });

  test('is dropped by the next decision after its end', () => {
    const { claims } = decide(held(rules(1)), claimRequest(rules(1), 'a:1'), now + 5 * minuteMs);
    expect(claims.map(({ id }) => id)).toEqual(['a:1']);
  });

  test('gives its table to the booking that replaces it, in one decision', () => {
    const { outcomes, claims } = decide(
      held(rules(1)),
      claimRequest(rules(1), 'a:1', { replaces: hold }),
      now,
    );
    expect(codeOf(outcomes[0])).toBe('placed');
    expect(claims.map(({ id, expiresAt }) => [id, expiresAt])).toEqual([['a:1', undefined]]);
  });

  test('stays when the booking that would replace it is refused', () => {
    const claims = held(rules(1));
    const large = claimRequest(rules(1), 'a:1', {
      replaces: hold,
      table: tableFor(rules(1), 8),
    });
    const decided = decide(claims, large, now);
    expect(codeOf(decided.outcomes[0])).toBe('no-tables-available');
    expect(decided.claims).toEqual(claims);
  });

  test('only the claim of a hold can be replaced', () => {
    const booked = decide([], claimRequest(rules(1), 'b:1'), now).claims;
    const { outcomes } = decide(booked, claimRequest(rules(1), 'a:1', { replaces: 'b:1' }), now);
    expect(codeOf(outcomes[0])).toBe('no-tables-available');
  });

  test('two bookings with one hold get one table', () => {
    const requests = ['a:1', 'b:1'].map((id) => claimRequest(rules(1), id, { replaces: hold }));
    const { outcomes } = decideBatch({ claims: held(rules(1)) }, undefined, requests, now);
    expect(outcomes.map(codeOf)).toEqual(['placed', 'no-tables-available']);
  });

  test('a list without ended holds is returned by identity', () => {
    const claims = held(rules(1));
    expect(activeClaims(claims, now)).toBe(claims);
    expect(activeClaims(claims, now + 5 * minuteMs)).toEqual([]);
    expect(activeClaims(claims, now)).toBe(claims);
  });
});

test('a party keeps the time of its hold in the area that it held, although that was renamed since', () => {
  const [claim] = held(rules(1));
  const inTerrace = { ...claim!, area: 'Terrace' };
  const keeps = (of: Claim, area?: string) => keepsHeldTime(of, of, { partySize: 2, area });
  expect([keeps(inTerrace, ' terrace'), keeps(inTerrace)]).toEqual([true, true]);
  expect([keeps(inTerrace, 'Garden'), keeps(claim!, 'Terrace')]).toEqual([false, false]);
});

describe('the share of holds', () => {
  /** How many holds of one start are within the share. */
  const most = (of: RestaurantRules, area?: string): number => {
    const more = area === undefined ? {} : { area, table: tableFor(of, 2, area) };
    let claims: readonly Claim[] = [];
    for (let index = 0; index < 100; index++) {
      const one = claimRequest(of, holdClaimId(`h${index}`), { expiresAt: now + minuteMs, ...more });
      const decided = decide(claims, one, now);
      if (isRefusal(decided.outcomes[0])) return index;
      claims = decided.claims;
    }
    return 100;
  };
  test.each([
    [1, 1],
    [7, 1],
    [8, 2],
    [20, 5],
  ])('of %i tables is %i', (count, holds) => {
    expect(most(rules(count))).toBe(holds);
  });

  test.each([
    [1, 1],
    [8, 2],
    [12, 3],
  ])('in an area of %i tables is %i, whatever others there are', (count, holds) => {
    const tables = Array.from({ length: 20 + count }, (_, index) =>
      floorTable(`${index}`, 2, { area: index < count ? 'Terrace' : 'Hall' }),
    );
    const house = testRestaurant({ timezone: 'Europe/Rome', floor: { tables, combinations: [] } });
    expect(most(house, 'Terrace')).toBe(holds);
  });

  test('without tables is a quarter of the seats', () => {
    expect(most(rules(0))).toBe(12);
  });

  test('of a pacing limit is a quarter, too', () => {
    const pacing = [{ intervalMinutes: 30, mostCovers: 16 }];
    expect(most(rules(40, { availabilityRules: { pacing } }))).toBe(2);
  });
});

describe('the time that an address may hold tables', () => {
  const time = (holdId: string, from: number, minutes = 5): HoldUsage => ({
    holdId,
    from,
    until: from + minutes * minuteMs,
  });
  const most = 10 * minuteMs;

  test('is ten minutes of an hour, live holds included', () => {
    const two = addHold([time('a', now)], time('b', now), '', most);
    expect(two).toHaveLength(2);
    expect(addHold(two ?? [], time('c', now + 10 * minuteMs), '', most)).toBeUndefined();
    expect(addHold(two ?? [], time('c', now + 66 * minuteMs), '', most)).toHaveLength(1);
  });

  test('is not used up by a hold that is replaced, released or booked', () => {
    const two = [time('a', now), time('b', now)];
    expect(addHold(two, time('c', now), 'a', most)).toBeDefined();
    expect(addHold(endHold(two, 'a', now), time('c', now), '', most)).toBeDefined();
    expect(addHold(withoutHold(two, 'a'), time('c', now), '', most)).toBeDefined();
  });

  test('bounds the number of holds, however short', () => {
    let times: readonly HoldUsage[] = [];
    for (let index = 0; index < 40; index++) times = addHold(times, time(`${index}`, now, 0), '', most) ?? [];
    expect(times).toHaveLength(40);
    expect(addHold(times, time('more', now, 0), '', most)).toBeUndefined();
  });
});
