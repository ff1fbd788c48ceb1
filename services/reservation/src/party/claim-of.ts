import { stageOf } from './lifecycle';
import type { Reservation } from './reservation';
import { type Claim, claimId } from '../day/claims/claim';
import { occupiedInterval, type Stay } from '../day/claims/stay';

/** The claim of a reservation on its table. */
export function claimOf(
  {
    id,
    claimVersion,
    partySize,
    area,
    placement,
    seating,
    online,
    wait,
    ...stage
  }: Pick<
    Reservation,
    | 'id'
    | 'claimVersion'
    | 'partySize'
    | 'area'
    | 'placement'
    | 'seating'
    | 'online'
    | 'wait'
    | 'status'
    | 'progress'
    | 'request'
  >,
  madeAt: Date,
): Claim {
  const { tableType, tables, tableNumbers, pinned, pauseMinutes, beyondTables } = placement;
  const at = stageOf(stage);
  return {
    id: claimId(id, claimVersion),
    tableType,
    ...(tables ? { tables } : {}),
    ...(tableNumbers ? { tableNumbers } : {}),
    ...(pinned ? { pinned } : {}),
    ...(at === 'seated' ? { seated: true } : {}),
    ...(at === 'arrived' ? { arrived: true } : {}),
    partySize,
    ...(area ? { area } : {}),
    ...occupiedInterval(stayOf({ placement, seating, ...stage })),
    ...(pauseMinutes ? { pauseMinutes } : {}),
    ...(online ? { online } : {}),
    ...(beyondTables ? { beyondTables } : {}),
    ...(at === 'ready' && wait?.readyUntil ? { expiresAt: wait.readyUntil.getTime() } : {}),
    madeAt: madeAt.getTime(),
  };
}

/** When a party is at its table: actually, if it sits or its table is ready, else as planned. */
export function stayOf({
  placement,
  seating,
  ...stage
}: Pick<Reservation, 'placement' | 'seating' | 'status' | 'progress'>): Stay {
  const at = stageOf(stage);
  const { from, until } = (at === 'seated' || at === 'ready' ? seating : undefined) ?? placement;
  const { pauseMinutes } = placement;
  return { from, until, ...(pauseMinutes ? { pauseMinutes } : {}) };
}
