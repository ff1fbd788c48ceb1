import fc from 'fast-check';
import { emptyDocument, table } from '../testing/driver';
import { combine, widestGap, resize, separate, suggestPairs, usualSizes, whyNotCombine } from './combining';
import { withPlan } from './document';
import type { Document } from './document';
import { gapBetween } from './outline';
import { shapes } from '@tablewell/api-client/floor';

const document = (...tables: ReturnType<typeof table>[]): Document => ({ ...emptyDocument, plan: tables });
const two = document(table('1'), table('2', { type: 'two-top', x: 400 }));
const anyTables = fc.array(
  fc.record({
    type: fc.constantFrom(...shapes.map(({ kind }) => kind.component)),
    x: fc.integer({ min: 0, max: 500 }),
    y: fc.integer({ min: 0, max: 500 }),
    rotation: fc.nat(23).map((steps) => steps * 15),
  }),
  { maxLength: 8 },
);

describe('combinations', () => {
  it('start above the seats of the largest table, and end at all seats', () => {
    expect(usualSizes(two.plan)).toEqual({ smallest: 5, largest: 6 });
    expect(usualSizes([table('1', { largest: 6 }), table('2')])).toEqual({ smallest: 7, largest: 10 });
  });

  it('consist of two to six tables, each set once', () => {
    expect(whyNotCombine(two, ['1'])).toBe('too few');
    const made = combine(two, ['2', '1'], 'k');
    expect(made.combinations).toEqual([{ id: 'k', tables: ['1', '2'], smallest: 5, largest: 6 }]);
    expect(whyNotCombine(made, ['1', '2'])).toBe('known');
    expect(combine(made, ['1', '2'], 'again')).toBe(made);
    expect(whyNotCombine(two, ['1', '2', '3', '4', '5', '6', '7'])).toBe('too many');
  });

  it('have sizes of which the smallest is never above the largest', () => {
    const made = combine(two, ['1', '2'], 'k');
    expect(resize(made, 'k', { smallest: 9 }).combinations[0]).toMatchObject({ smallest: 9, largest: 9 });
    expect(resize(made, 'k', { largest: 3 }).combinations[0]).toMatchObject({ smallest: 3, largest: 3 });
    expect(separate(made, 'k').combinations).toEqual([]);
  });

  it('are deleted with one of their tables', () => {
    const made = combine(two, ['1', '2'], 'k');
    expect(withPlan(made, made.plan.slice(1)).combinations).toEqual([]);
    expect(withPlan(made, [...made.plan]).combinations).toBe(made.combinations);
  });

  it('are suggested for neighbors only, each pair once, and not if they are combined', () => {
    fc.assert(
      fc.property(anyTables, (given) => {
        const plan = given.map((each, index) => table(String(index), each));
        const pairs = suggestPairs({ ...emptyDocument, plan });
        for (const [one, other] of pairs) expect(gapBetween(one, other)).toBeLessThanOrEqual(widestGap);
        expect(new Set(pairs.map((pair) => pair.map(({ id }) => id).join())).size).toBe(pairs.length);
        let combined: Document = { ...emptyDocument, plan };
        for (const pair of pairs)
          combined = combine(
            combined,
            pair.map(({ id }) => id),
            pair.map(({ id }) => id).join(),
          );
        for (const pair of suggestPairs(combined))
          expect(combined.combinations.map(({ id }) => id)).not.toContain(pair.map(({ id }) => id).join());
      }),
    );
  });

  it('know the gap between tables, from either side', () => {
    fc.assert(
      fc.property(anyTables, (given) => {
        const [one, other] = given.map((each, index) => table(String(index), each));
        if (!one || !other) return;
        expect(gapBetween(one, other)).toBeCloseTo(gapBetween(other, one), 6);
      }),
    );
    // A four-top is 110 wide.
    expect(gapBetween(table('1'), table('2', { x: 150 }))).toBeCloseTo(40);
  });
});
