import type { Reservation } from './reservation';
import { type Claim, claimId } from './service-day';

/** The claim of a reservation on its table. */
export function claimOf(
  {
    id,
    claimVersion,
    partySize,
    placement,
  }: Pick<Reservation, 'id' | 'claimVersion' | 'partySize' | 'placement'>,
  madeAt: Date,
): Claim {
  const { tableType, tables, from, until } = placement;
  return {
    id: claimId(id, claimVersion),
    tableType,
    ...(tables ? { tables } : {}),
    partySize,
    from,
    until,
    madeAt: madeAt.getTime(),
  };
}
