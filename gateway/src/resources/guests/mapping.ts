import type { Guest } from '@tablewell/proto/guest/v1/guest_pb';
import { iso, isoOrNull } from '../mapping';

/** A guest as `/api` shows it. */
export function toGuest(guest: Guest) {
  const { marketingConsent: consent } = guest;
  return {
    id: guest.id,
    name: guest.name,
    phoneNumber: guest.phoneNumber,
    visits: guest.visits,
    lastVisit: isoOrNull(guest.lastVisit),
    ...(guest.email === '' ? {} : { email: guest.email }),
    ...(guest.dietary && guest.dietary.needs.length > 0 ? { dietary: guest.dietary.needs } : {}),
    ...(guest.dietary?.words ? { dietaryNotes: guest.dietary.words } : {}),
    ...(consent?.givenAt
      ? {
          marketingConsent: {
            email: consent.email,
            givenAt: iso(consent.givenAt),
            textVersion: consent.textVersion,
            ...(consent.withdrawnAt ? { withdrawnAt: iso(consent.withdrawnAt) } : {}),
          },
        }
      : {}),
  };
}
