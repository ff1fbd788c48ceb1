import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { TableFit as TableFitMessage } from '@tablewell/proto/reservation/v1/evening_service_pb';
import type { TableFit } from '../evening/table-options';
import { seatedDuring } from '../day/claims/stay';
import type { TableChange } from '../commands/host/displaced-parties';
import type { ListedTable, TableHolder } from '../queries/list-tables';

const fits: Record<TableFit, TableFitMessage> = {
  good: TableFitMessage.GOOD,
  'too-small': TableFitMessage.TOO_SMALL,
  'too-large': TableFitMessage.TOO_LARGE,
};

/** Other tables of a party as a contract message. */
export function toTableChange({ reservation, before, after }: TableChange) {
  return {
    reservationId: reservation.id,
    name: reservation.name,
    partySize: reservation.partySize,
    startsAt: timestampFromMs(reservation.placement.from),
    fromTables: [...before],
    toTables: [...after],
  };
}

/** A table for a party as a contract message. */
export function toTableOption(option: ListedTable) {
  const { tableNumbers, seats, fit, takenBy, next, block, displaced } = option;
  return {
    tableNumbers: [...tableNumbers],
    seats,
    fit: fits[fit],
    ...(takenBy ? { takenBy: toHolder(takenBy) } : {}),
    ...(next ? { next: toHolder(next) } : {}),
    blocked: block !== undefined,
    blockReason: block?.reason ?? '',
    displaced: displaced.map(toTableChange),
  };
}

function toHolder({ claim, reservation }: TableHolder) {
  const { from, until } = seatedDuring(claim);
  return {
    reservationId: reservation?.id ?? '',
    name: reservation?.name ?? '',
    partySize: claim.partySize,
    from: timestampFromMs(from),
    until: timestampFromMs(until),
    seated: claim.seated === true,
    pinned: claim.pinned === true,
  };
}
