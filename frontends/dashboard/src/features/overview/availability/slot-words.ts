import type { SlotLoad } from './slot-load';
import { statusLabel } from './status-look';
import { t } from '../texts';

/** The lines of a slot's details. */
export function slotDetails(slot: SlotLoad, estimated: boolean): [name: string, value: string][] {
  return [
    [t('overview.load.reservations'), String(slot.reservations)],
    [t('overview.load.guests'), String(slot.guests)],
    estimated
      ? [t('overview.load.activity'), t(`overview.load.activity.${slot.activity}`)]
      : [t('overview.load.booked'), `${slot.percent}%`],
    ...(slot.seatedGuests > 0
      ? [[t('overview.load.seatedBefore'), String(slot.seatedGuests)] as [string, string]]
      : []),
    ...(estimated ? [] : [[t('overview.load.seatsFree'), String(slot.free)] as [string, string]]),
  ];
}

/** A slot in one sentence, for screen readers. */
export const slotSentence = (slot: SlotLoad, estimated: boolean): string =>
  [
    t('overview.load.slot', { time: slot.label, status: statusLabel(slot.status) }),
    ...slotDetails(slot, estimated).map(([name, value]) => t('overview.load.slotDetail', { name, value })),
  ].join(', ');
