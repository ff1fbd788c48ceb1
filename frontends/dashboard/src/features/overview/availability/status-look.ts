import { color } from '@tablewell/ui';
import type { SlotStatus } from './slot-load';

/** Green, blue, amber, red. */
export const statusColor: Record<SlotStatus, string> = {
  available: color.loadAvailable,
  moderate: color.loadModerate,
  busy: color.loadBusy,
  full: color.loadFull,
};

export const statusLabel: Record<SlotStatus, string> = {
  available: 'Available',
  moderate: 'Moderate',
  busy: 'Busy',
  full: 'Full',
};

/** What the legend says of each status: by percentage, or by reservations where capacity is estimated. */
export const statusBounds: Record<SlotStatus, { percent: string; count: string }> = {
  available: { percent: '<40%', count: 'under 3' },
  moderate: { percent: '40-69%', count: '3-5' },
  busy: { percent: '70-89%', count: '6-7' },
  full: { percent: '90%+', count: '8 or more' },
};
