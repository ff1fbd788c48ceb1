import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { OverbookingRule } from '@tablewell/restaurant-rules/availability/rules';
import { defaultWaitlist } from '@tablewell/restaurant-rules/waitlist';
import fc from 'fast-check';
import { bookedTable, dayOf } from '../../testing/day-of';
import { dinner, floorTable, testRestaurant } from '../../testing/test-restaurant';
import type { Block } from '../claims/block';
import type { Claim } from '../claims/claim';
import type { DayRestrictions } from '../claims/day-restrictions';
import { claim as makeClaim } from '../day';
import { claimOf } from '../../party/claim-of';
import { testParty } from '../../testing/test-party';
import { explainedStarts } from './explained-starts';
import { type PlacementRequest, placeParty } from './place-party';

const now = new Date('2026-11-20T12:00:00Z');
const date = '2026-11-21';
const minuteMs = 60_000;
const at = (minute: number) => Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
const seven = 19 * 60;
const full = 'no-tables-available';

const house = (overbooking: readonly OverbookingRule[] = [{ extraCovers: 4 }], more: object = {}) =>
  testRestaurant({
    floor: { tables: [floorTable('1', 2), floorTable('2', 4)], combinations: [] },
    availabilityRules: { overbooking },
    ...more,
  });
const claim = (id: string, tables: readonly string[], partySize = 2, minute = seven): Claim => ({
  ...{ id: `${id}:1`, tableType: '', partySize, madeAt: 0, from: at(minute), until: at(minute + 90) },
  ...(tables.length > 0 ? { tableNumbers: tables, pinned: true } : {}),
});
const taken = [claim('a', ['1']), claim('b', ['2'], 4)];

interface Given {
  rules?: ReturnType<typeof house>;
  claims?: readonly Claim[];
  restrictions?: DayRestrictions;
  request?: Partial<PlacementRequest>;
}
function outcome({ rules = house(), claims = taken, restrictions = {}, request = {} }: Given = {}) {
  const placed = placeParty(dayOf(rules, claims, now, restrictions), {
    ...{ when: { date, minute: seven }, partySize: 2, rules: 'book', audience: 'everyone' },
    ...request,
  });
  if (isRefusal(placed)) return placed.code;
  return placed.tableNumbers ?? placed.effects?.overridden;
}

test('at a full start the public gets what the owner allows, and it is said which rule let it', () => {
  expect(outcome()).toEqual(['overbooked']);
  expect(outcome({ request: { partySize: 4 } })).toEqual(['overbooked']);
  expect(outcome({ rules: house([]) })).toBe(full);
  expect(outcome({ rules: house([{ extraCovers: 1 }]) })).toBe(full);
});

test('a table that is free comes first', () => {
  expect(outcome({ claims: taken.slice(1) })).toEqual(['1']);
});

test('all parties without a table count, with the most that are there at the same time', () => {
  const one = claim('x', []);
  expect(outcome({ claims: [...taken, one] })).toEqual(['overbooked']);
  expect(outcome({ claims: [...taken, one], request: { partySize: 3 } })).toBe(full);
  expect(outcome({ claims: [...taken, one, claim('y', [])] })).toBe(full);
  // From half past seven the tables are free, and both parties before and after have one.
  const early = claim('early', [], 2, 1080);
  const late = claim('late', [], 2, 1200);
  const all = [
    ...['1', '2'].flatMap((table) => [1080, 1170].map((from) => claim(`${table}-${from}`, [table], 2, from))),
  ];
  expect(outcome({ claims: [...all, early, late] })).toEqual(['overbooked']);
});

test('the first rule for the period and the weekday decides, and special days have none', () => {
  const saturday = [{ extraCovers: 0, weekdays: [6] }, { extraCovers: 4 }];
  expect(outcome({ rules: house(saturday) })).toBe(full);
  expect(outcome({ rules: house([{ extraCovers: 4, periodIds: [dinner.id] }]) })).toEqual(['overbooked']);
  const specialDays = [{ id: 's', name: 'Feast', from: date, until: date }];
  const availabilityRules = { overbooking: [{ extraCovers: 4 }], specialDays };
  expect(outcome({ rules: house([], { availabilityRules }) })).toBe(full);
});

test('a table that is kept from the public or blocked does not make the house full', () => {
  const kept = floorTable('3', 2, { audience: 'walk-ins' });
  const floor = { tables: [floorTable('1', 2), floorTable('2', 4), kept], combinations: [] };
  expect(outcome({ rules: house(undefined, { floor }) })).toBe(full);
  const block: Block = {
    ...{ id: 'b', date, dates: [date], tableNumbers: ['1'], from: at(1080), until: at(1320) },
    ...{ reason: '', madeAt: 0, by: '' },
  };
  expect(outcome({ claims: taken.slice(1), restrictions: { blocks: [block] } })).toBe(full);
});

test('no extra covers: for members, in an area, for a size that no table seats, and without tables', () => {
  expect(outcome({ request: { audience: 'staff' } })).toBe(full);
  expect(outcome({ request: { area: 'Terrace' } })).toBe(full);
  expect(outcome({ rules: house([{ extraCovers: 20 }]), request: { partySize: 5 } })).toBe(full);
  const seats = claim('hundred', [], 100);
  const rules = house(undefined, { floor: { tables: [], combinations: [] } });
  expect(outcome({ rules, claims: [seats] })).toBe(full);
});

test('no extra covers while somebody waits at the door', () => {
  const line = [{ id: 'ada', partySize: 2, joinedAt: 0, placedAt: 0 }];
  expect(outcome({ restrictions: { line } })).toBe(full);
});

test('who waits for a full start comes before the public', () => {
  const listed = [{ id: 'ada', date, minute: seven, partySize: 4, joinedAt: 0 }];
  expect(outcome({ restrictions: { listed } })).toBe(full);
  expect(outcome({ restrictions: { listed }, request: { partySize: 4, listedId: 'ada' } })).toEqual([
    'overbooked',
  ]);
});

test('pacing and the other rules hold as ever', () => {
  const pacing = [{ intervalMinutes: 30, mostCovers: 6 }];
  const availabilityRules = { overbooking: [{ extraCovers: 4 }], pacing };
  expect(outcome({ rules: house([], { availabilityRules }) })).toBe('pacing');
});

test('a start that the line or the door closes is explained without a table that nobody has', () => {
  const explained = (restrictions: DayRestrictions, more: object = {}) => {
    const day = dayOf(house(undefined, more), taken, new Date(at(1120)), restrictions);
    const { starts } = explainedStarts(day, { date, partySize: 2 });
    return starts.find(({ minute }) => minute === seven)?.explanation;
  };
  expect(explained({})).toBe('');
  expect(explained({ line: [{ id: 'ada', partySize: 2, joinedAt: 0, placedAt: 0 }] })).toBe(
    'Extra covers: none while a party waits at the door',
  );
  expect(explained({}, { waitlist: { ...defaultWaitlist, doorTables: 1, doorMinutes: 120 } })).toMatch(
    /^Tables: /,
  );
});

describe('a party without a table', () => {
  const asks = (id: string, partySize = 2, rules: 'book' | 'keep' = 'book', replaces?: string) => {
    const restaurant = house();
    const request = { when: { date, minute: seven }, partySize, rules, audience: 'everyone' } as const;
    const more = replaces === undefined ? {} : { replaces };
    const table = bookedTable(restaurant, request, now);
    return { claimId: id, restaurant, now, dates: [date], partySize, table, ...more };
  };
  const overbooked = claim('x', []);

  test('keeps its time as it is or with fewer people, and gets no more', () => {
    const day = dayOf(house([{ extraCovers: 2 }]), [...taken, overbooked], now);
    const decide = (partySize: number) => makeClaim(day, asks('x:2', partySize, 'keep'), now.getTime());
    expect(decide(2)).toMatchObject({ effects: { overridden: ['overbooked'] } });
    expect(decide(1)).toMatchObject({ effects: { overridden: ['overbooked'] } });
    expect(decide(3)).toMatchObject({ code: full });
  });

  test('books what it holds without a table, when all extra covers are sold', () => {
    const expiresAt = now.getTime() + minuteMs;
    const hold: Claim = { ...claim('hold', []), id: 'hold:0', expiresAt, beyondTables: true };
    const day = dayOf(house(), [...taken, hold, claim('y', [])], now);
    expect(makeClaim(day, asks('z:1', 2), now.getTime())).toMatchObject({ code: full });
    expect(makeClaim(day, asks('x:1', 2, 'book', 'hold:0'), now.getTime())).toMatchObject({
      placement: { tableType: '' },
      claim: { beyondTables: true },
      replaced: 'hold:0',
    });
  });

  test('moves to no area that is full, whether it lacks a table or has one by now', () => {
    const terrace = floorTable('2', 2, { area: 'Terrace' });
    const floor = { tables: [floorTable('1', 2), terrace], combinations: [] };
    const restaurant = house([{ extraCovers: 4 }], { floor });
    const request = { when: { date, minute: seven }, partySize: 2, rules: 'keep', area: 'Terrace' } as const;
    const table = bookedTable(restaurant, request, now);
    const ask = { claimId: 'x:2', restaurant, now, dates: [date], partySize: 2, area: 'Terrace', table };
    for (const others of [[claim('a', ['1']), claim('b', ['2'])], [claim('b', ['2'])]]) {
      const day = dayOf(restaurant, [...others, overbooked], now);
      expect(makeClaim(day, ask, now.getTime())).toMatchObject({ code: full });
    }
  });

  test('has no claim to the time of a hold whose table a host gave away', () => {
    const lost: Claim = { ...claim('hold', []), id: 'hold:0', expiresAt: now.getTime() + minuteMs };
    const day = dayOf(house([]), [...taken, lost], now);
    expect(makeClaim(day, asks('x:1', 2, 'book', 'hold:0'), now.getTime())).toMatchObject({ code: full });
  });

  test('is known as such by its reservation, from which a day is rebuilt', () => {
    const { placement, claim: made } = makeClaim(
      dayOf(house(), taken, now),
      asks('x:1'),
      now.getTime(),
    ) as Exclude<ReturnType<typeof makeClaim>, Refusal>;
    expect(made).toMatchObject({ beyondTables: true });
    expect(claimOf(testParty({ placement }), now)).toMatchObject({ beyondTables: true });
  });

  test('has the first table that becomes free, before anybody who books later', () => {
    const day = dayOf(house(), [...taken.slice(1), overbooked], now);
    expect(day.at(at(seven)).seating.tablesOf('x:1')).toEqual(['1']);
    expect(outcome({ claims: [...taken.slice(1), overbooked], request: { partySize: 2 } })).toEqual([
      'overbooked',
    ]);
    const beyond = (id: string, partySize: number, madeAt: number): Claim => ({
      ...{ ...claim(id, [], partySize), madeAt, beyondTables: true },
    });
    const both = [taken[0] as Claim, beyond('earlier', 2, 1), beyond('larger', 4, 2)];
    const { seating } = dayOf(house(), both, now).at(at(seven));
    expect(['earlier:1', 'larger:1'].map((id) => seating.tablesOf(id))).toEqual([['2'], undefined]);
  });
});

test('property: in whatever order parties book and cancel, no more than the extra covers lack a table', () => {
  const step = fc.record({
    minute: fc.constantFrom(1080, 1110, 1140, 1170, 1200),
    partySize: fc.integer({ min: 1, max: 4 }),
    cancels: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), fc.array(step, { maxLength: 30 }), (extraCovers, steps) => {
      const restaurant = house([{ extraCovers }]);
      let day = dayOf(restaurant, [], now);
      steps.forEach(({ minute, partySize, cancels }, index) => {
        const [first] = day.claims;
        if (cancels && first) day = day.without(first.id);
        const request = { when: { date, minute }, partySize, rules: 'book', audience: 'everyone' } as const;
        const table = bookedTable(restaurant, request, now);
        const asked = { claimId: `p${index}:1`, restaurant, now, dates: [date], partySize, table };
        const made = makeClaim(day, asked, now.getTime());
        if (!isRefusal(made)) day = made.next;
      });
      for (const minute of [1080, 1110, 1140, 1170, 1200, 1230, 1260]) {
        const lacking = day.claims.filter(
          ({ id, from, until }) =>
            from <= at(minute) && at(minute) < until && !day.at(at(minute)).seating.tablesOf(id),
        );
        const covers = lacking.reduce((sum, { partySize }) => sum + partySize, 0);
        expect(covers).toBeLessThanOrEqual(extraCovers);
      }
    }),
    { numRuns: 200 },
  );
});
