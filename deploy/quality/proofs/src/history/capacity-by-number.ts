import type { Violation } from './operation';

/** A table claim of a service day, as stored. */
export interface NumberedClaim {
  readonly id: string;
  readonly tableNumbers?: readonly string[];
  readonly from: number;
  readonly until: number;
}

/** No table of a day belongs to two parties at the same time. Two claims of one reservation belong to one party. */
export function checkNumbers(date: string, claims: readonly NumberedClaim[]): Violation[] {
  const partyOf = ({ id }: NumberedClaim) => id.slice(0, id.lastIndexOf(':'));
  return claims.flatMap((one, index) =>
    claims.slice(index + 1).flatMap((other) => {
      if (other.from >= one.until || other.until <= one.from || partyOf(one) === partyOf(other)) return [];
      const shared = (one.tableNumbers ?? []).filter((number) => other.tableNumbers?.includes(number));
      return shared.map((number) => ({
        check: 'table given twice',
        detail: `${date}: ${one.id} and ${other.id} at table ${number}`,
      }));
    }),
  );
}
