import { color } from '@tablewell/ui';
import type { SlotStatus } from './slot-load';
import { t } from '../texts';

/** Green, blue, amber, red. */
export const statusColor: Record<SlotStatus, string> = {
  available: color.loadAvailable,
  moderate: color.loadModerate,
  busy: color.loadBusy,
  full: color.loadFull,
};

export const statusLabel = (status: SlotStatus): string => t(`overview.load.status.${status}`);
