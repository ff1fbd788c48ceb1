import { stageOf } from './lifecycle';
import type { Reservation } from './reservation';
import { type Claim, claimId } from './service-day';

/** The claim of a reservation on its table. */
export function claimOf(
  {
    id,
    claimVersion,
    partySize,
    placement,
    seating,
    ...stage
  }: Pick<
    Reservation,
    'id' | 'claimVersion' | 'partySize' | 'placement' | 'seating' | 'status' | 'progress' | 'request'
  >,
  madeAt: Date,
): Claim {
  const { tableType, tables, tableNumbers, pinned } = placement;
  const isSeated = stageOf(stage) === 'seated';
  const { from, until } = (isSeated ? seating : undefined) ?? placement;
  return {
    id: claimId(id, claimVersion),
    tableType,
    ...(tables ? { tables } : {}),
    ...(tableNumbers ? { tableNumbers } : {}),
    ...(pinned ? { pinned } : {}),
    ...(isSeated ? { seated: true } : {}),
    partySize,
    from,
    until,
    madeAt: madeAt.getTime(),
  };
}
