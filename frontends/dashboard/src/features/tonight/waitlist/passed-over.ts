import type { Evening, Party } from '@tablewell/api-client/book';
import { suits } from './suits';

/** The first party of the line before another one that tables would fit; undefined if nobody is passed over (WAIT-4). */
export function passedOver(
  { parties, tables: all }: Pick<Evening, 'parties' | 'tables'>,
  tables: readonly string[],
  joinedAt = Infinity,
): Party | undefined {
  const chosen = all.filter(({ number }) => tables.includes(number));
  if (chosen.length === 0) return undefined;
  return parties
    .filter(({ stage, wait }) => stage === 'waiting' && wait && !wait.lapsedAt && wait.joinedAt < joinedAt)
    .sort((a, b) => (a.wait?.joinedAt ?? 0) - (b.wait?.joinedAt ?? 0))
    .find((party) => chosen.some((table) => suits(table, party)));
}
