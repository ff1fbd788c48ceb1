import type { Guest } from '@tablewell/proto/guest/v1/guest_pb';
import { isoOrNull } from '../mapping';

/** A guest as `/api` shows it. */
export function toGuest(guest: Guest) {
  return {
    id: guest.id,
    name: guest.name,
    phoneNumber: guest.phoneNumber,
    visits: guest.visits,
    lastVisit: isoOrNull(guest.lastVisit),
  };
}
