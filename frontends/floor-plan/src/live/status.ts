import type { TableKind } from '@tablewell/api-client/evening';

/** The words of the legend. */
export const statuses = ['Available', 'Occupied', 'Reserved'] as const;
export type Status = (typeof statuses)[number];

/** A table past its time is occupied, too: what is past is said beside the party. */
export const statusOf: Readonly<Record<TableKind, Status>> = {
  free: 'Available',
  due: 'Reserved',
  occupied: 'Occupied',
  over: 'Occupied',
};
