import fc from 'fast-check';
import { emptyDocument, table } from '../testing/driver';
import { isSame } from './document';
import type { Document } from './document';
import { hasConflicts, merge } from './merging';

const ids = ['a', 'b', 'c', 'd', 'e'];
const plans = fc
  .subarray(ids)
  .chain((kept) => fc.tuple(...kept.map((id) => fc.nat(3).map((x) => table(id, { x })))));
/** Documents whose combinations contain only existing tables. */
const documents: fc.Arbitrary<Document> = plans.chain((plan) =>
  fc.record({
    plan: fc.constant(plan),
    combinations: fc.constant(
      plan.length < 2
        ? []
        : [{ id: 'k', tables: plan.slice(0, 2).map(({ id }) => id), smallest: 5, largest: 8 }],
    ),
    background: fc.constant([]),
  }),
);
const at = (document: Document, id: string) => document.plan.find((each) => each.id === id);

describe('merging two people’s edits', () => {
  it('takes the changes of one user if the other one changed nothing', () => {
    fc.assert(
      fc.property(documents, documents, (base, local) => {
        expect(isSame(merge(base, local, base).document, local)).toBe(true);
        expect(
          merge(base, base, local)
            .document.plan.map(({ id }) => id)
            .sort(),
        ).toEqual(local.plan.map(({ id }) => id).sort());
        expect(hasConflicts(merge(base, local, base).conflicts)).toBe(false);
        expect(hasConflicts(merge(base, local, local).conflicts)).toBe(false);
      }),
    );
  });

  it('loses no change: each table is as its editor left it, or a conflict', () => {
    fc.assert(
      fc.property(documents, documents, documents, (base, local, saved) => {
        const { document, conflicts } = merge(base, local, saved);
        const contested = new Set(conflicts.tables.map(({ id }) => id));
        for (const id of ids) {
          const [was, a, b, is] = [base, local, saved, document].map((each) => at(each, id)?.x);
          if (contested.has(id)) expect(is).toBe(b);
          else if (a !== was) expect(is).toBe(a);
          else expect(is).toBe(b);
        }
      }),
    );
  });

  it('reports a table as a conflict exactly if both users changed it differently', () => {
    fc.assert(
      fc.property(documents, documents, documents, (base, local, saved) => {
        const found = merge(base, local, saved).conflicts.tables.map(({ id }) => id);
        const both = ids.filter((id) => {
          const [was, a, b] = [base, local, saved].map((each) => at(each, id)?.x);
          return a !== was && b !== was && a !== b;
        });
        expect(found.sort()).toEqual(both);
      }),
    );
  });

  it('combines only tables that still exist', () => {
    fc.assert(
      fc.property(
        documents,
        documents,
        documents,
        fc.constantFrom('local', 'saved'),
        (base, local, saved, side) => {
          const { document } = merge(base, local, saved, side);
          const there = new Set(document.plan.map(({ id }) => id));
          for (const { tables } of document.combinations)
            expect(tables.filter((id) => !there.has(id))).toEqual([]);
        },
      ),
    );
  });

  it('resolves conflicts in favor of the preferred side', () => {
    const of = (x: number): Document => ({ ...emptyDocument, plan: [table('a', { x })] });
    expect(at(merge(of(0), of(1), of(2), 'local').document, 'a')?.x).toBe(1);
    expect(at(merge(of(0), of(1), of(2), 'saved').document, 'a')?.x).toBe(2);
    expect(merge(of(0), of(1), emptyDocument).conflicts.tables).toEqual([
      { id: 'a', local: table('a', { x: 1 }), saved: undefined },
    ]);
  });

  it('gives new tables of both users different numbers', () => {
    const base: Document = { ...emptyDocument, plan: [table('a', { number: '1' })] };
    const local = { ...base, plan: [...base.plan, table('m', { number: '2' })] };
    const saved = { ...base, plan: [...base.plan, table('t', { number: '2' })] };
    const numbers = merge(base, local, saved).document.plan.map(({ id, number }) => [id, number]);
    expect(numbers).toEqual([
      ['a', '1'],
      ['m', '3'],
      ['t', '2'],
    ]);
  });

  it('keeps one combination if both users combined the same tables', () => {
    const base: Document = { ...emptyDocument, plan: [table('a'), table('b')] };
    const of = (id: string, tables: string[]) => ({
      ...base,
      combinations: [{ id, tables, smallest: 5, largest: 8 }],
    });
    const { combinations } = merge(base, of('m', ['a', 'b']), of('t', ['b', 'a'])).document;
    expect(combinations.map(({ id }) => id)).toEqual(['t']);
  });
});
