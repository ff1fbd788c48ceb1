import type { TableKind } from '@tablewell/api-client/evening';
import { t } from '../texts';

/** The labels of the legend; `Blocked` is included while a table is blocked. */
export const statuses = ['Available', 'Occupied', 'Reserved', 'Blocked'] as const;
export type Status = (typeof statuses)[number];

/** The status of a state. An overstaying party's table is occupied, too; the overstay is shown beside the party. */
export const statusOf: Readonly<Record<TableKind, Status>> = {
  free: 'Available',
  due: 'Reserved',
  occupied: 'Occupied',
  over: 'Occupied',
  blocked: 'Blocked',
};

export const statusLabel = (status: Status): string => t(`plan.status.${status}`);
