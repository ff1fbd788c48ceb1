import { holdsTable, type Progress, type Status, stageOf } from './lifecycle';
import { type Claim, claimId, claimOwner, type ServiceDay } from '../day/claims/claim';

/** The stored state of a reservation. `void` is a tombstone, which has no claim. */
export interface StoredState {
  readonly id: string;
  readonly version: number;
  readonly status: Status | 'void';
  readonly progress?: Progress | undefined;
  readonly claimVersion: number | undefined;
  /** The service days of its placement. */
  readonly dates: readonly string[];
}

/** True once a version of a reservation is written, superseded or fenced. */
export function isDecided(
  version: number,
  known: Pick<StoredState, 'version' | 'status'> | undefined,
): boolean {
  return known !== undefined && (known.status === 'void' || known.version >= version);
}

/** Whether the claim is the reservation's own. */
export function ownsClaim({ id, status, claimVersion }: StoredState, claim: Claim): boolean {
  return status !== 'void' && claimVersion !== undefined && claimId(id, claimVersion) === claim.id;
}

/** Whether a reservation holds a table on a date. */
export function holdsDate({ status, progress, dates }: StoredState, date: string): boolean {
  return status !== 'void' && holdsTable(stageOf({ status, progress })) && dates.includes(date);
}

/** The claims of a date without a reservation that holds them. */
export function orphaned(
  date: string,
  claims: readonly Claim[],
  reservations: readonly StoredState[],
): readonly Claim[] {
  const known = new Map(reservations.map((reservation) => [reservation.id, reservation]));
  return claims.filter((claim) => {
    const reservation = known.get(claimOwner(claim.id).reservationId);
    return !(reservation && ownsClaim(reservation, claim) && holdsDate(reservation, date));
  });
}

/**
 * The claims of a day to check: made before an instant, and since the one up to which all were found to be kept.
 * `isAll`: the day has no later claim.
 */
export function claimsToCheck(
  { claims, verifiedUntil = 0 }: Pick<ServiceDay, 'claims'> & { readonly verifiedUntil?: number | undefined },
  before: number,
): { due: readonly Claim[]; isAll: boolean } {
  return {
    due: claims.filter(({ madeAt }) => madeAt >= verifiedUntil && madeAt < before),
    isAll: claims.every(({ madeAt }) => madeAt < before),
  };
}
