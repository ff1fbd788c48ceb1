import type { Plan, Table } from './table';

const numeric = ({ number }: Pick<Table, 'number'>): number =>
  /^\d+$/.test(number.trim()) ? Number(number) : NaN;

/** The number of a new table: the highest numeric one plus 1 (SCREEN-9). */
export function nextNumber(plan: Plan): string {
  const highest = plan.reduce((max, table) => Math.max(max, numeric(table) || 0), 0);
  return String(highest + 1);
}

/** Orders by number: 2 before 10, numbers before words, and by id if two are the same. */
export function byNumber(one: Table, other: Table): number {
  const [a, b] = [numeric(one), numeric(other)];
  if (!Number.isNaN(a) || !Number.isNaN(b)) {
    if (Number.isNaN(a)) return 1;
    if (Number.isNaN(b)) return -1;
    if (a !== b) return a - b;
  }
  return compare(one.number, other.number) || compare(one.id, other.id);
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Numbers of more than one table, which make those tables ambiguous. */
export function repeatedNumbers(plan: Plan): string[] {
  const seen = new Map<string, number>();
  for (const { number } of plan) if (number !== '') seen.set(number, (seen.get(number) ?? 0) + 1);
  return [...seen].filter(([, times]) => times > 1).map(([number]) => number);
}
