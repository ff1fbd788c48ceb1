import type { Interval } from '../day/claims/intervals';
import type { Claim } from '../day/claims/claim';

/** The most tables of a type in use at any instant of a stretch, counted at every start in it: slow but simple. */
export function maxAtOnce(claims: readonly Claim[], tableType: string, interval: Interval): number {
  const own = claims.filter(
    (claim) => claim.tableType === tableType && claim.from < interval.until && claim.until > interval.from,
  );
  const instants = own.map(({ from }) => Math.max(from, interval.from));
  return Math.max(
    0,
    ...instants.map((at) =>
      own
        .filter(({ from, until }) => from <= at && at < until)
        .reduce((sum, { tables = 1 }) => sum + tables, 0),
    ),
  );
}
