import type { SlotLoad } from './slot-load';
import { statusLabel } from './status-look';

/** The lines of a slot's details. */
export function slotDetails(slot: SlotLoad, estimated: boolean): [name: string, value: string][] {
  return [
    ['Reservations', String(slot.reservations)],
    ['Guests', String(slot.guests)],
    estimated ? ['Activity', slot.activity] : ['Booked', `${slot.percent}%`],
    ...(slot.seatedGuests > 0
      ? [['Seated from earlier', String(slot.seatedGuests)] as [string, string]]
      : []),
    ...(estimated ? [] : [['Seats free', String(slot.free)] as [string, string]]),
  ];
}

/** A slot in one sentence, for who cannot see the bar. */
export const slotSentence = (slot: SlotLoad, estimated: boolean): string =>
  [
    `${slot.label}, ${statusLabel[slot.status]}`,
    ...slotDetails(slot, estimated).map(([name, value]) => `${name} ${value}`),
  ].join(', ');
