import type { Combination, LayoutContent, Piece } from '@tablewell/api-client/floor';
import type { Plan, Table } from './table';

export { pieceKinds } from '@tablewell/api-client/floor';
export type { Combination, Piece, PieceKind } from '@tablewell/api-client/floor';

/** The edited content of a layout: everything but its name. Immutable. */
export type Document = LayoutContent;

/** Replaces the tables of a document. Combinations of removed tables are removed too. */
export function withPlan(document: Document, plan: Plan): Document {
  if (plan === document.plan) return document;
  const there = new Set(plan.map(({ id }) => id));
  const kept = document.combinations.filter(({ tables }) => tables.every((id) => there.has(id)));
  const combinations = kept.length === document.combinations.length ? document.combinations : kept;
  return { ...document, plan, combinations };
}

/** Replaces the piece of the background with the same id. */
export const replacePiece = (document: Document, piece: Piece): Document => ({
  ...document,
  background: document.background.map((each) => (each.id === piece.id ? piece : each)),
});

/** Whether two documents are equal, regardless of the order of their keys. */
export const isSame = (one: Document, other: Document): boolean =>
  one === other ||
  (sameLists(one.plan, other.plan) &&
    sameLists(one.combinations, other.combinations) &&
    sameLists(one.background, other.background));

type Item = Table | Combination | Piece;

const sameLists = (one: readonly Item[], other: readonly Item[]): boolean =>
  one === other || (one.length === other.length && one.every((item, index) => sameItem(item, other[index])));

/** Whether two tables, combinations or pieces are equal in every field. */
export function sameItem(one: Item | undefined, other: Item | undefined): boolean {
  if (one === other) return true;
  if (!one || !other) return false;
  const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return a.size === b.size && [...a].every(([key, value]) => String(value) === String(b.get(key)));
}
