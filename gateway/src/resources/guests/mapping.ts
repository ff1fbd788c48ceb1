import type { AllFields } from '@tablewell/chassis/rpc';
import type { Guest } from '@tablewell/proto/guest/v1/guest_pb';
import type { AddGuestRequestSchema, ImportedGuestSchema } from '@tablewell/proto/guest/v1/guest_service_pb';
import type { Static } from 'typebox';
import { iso, isoOrNull } from '../mapping';
import type * as schemas from './schemas';
import { visitIn } from './visit';

type GuestAnswer = Static<typeof schemas.Guest>;
type ImportedRow = Static<typeof schemas.ImportGuestsBody>['guests'][number];

/** A guest as `/api` shows it. Every published field is named, undefined if it is unset, and then left out. */
export function toGuest(guest: Guest): { [F in keyof Required<GuestAnswer>]: GuestAnswer[F] | undefined } {
  const { dietary, marketingConsent: consent } = guest;
  return {
    id: guest.id,
    name: guest.name,
    phoneNumber: guest.phoneNumber,
    visits: guest.visits,
    lastVisit: isoOrNull(guest.lastVisit),
    noShows: guest.noShows || undefined,
    email: guest.email || undefined,
    dietary: dietary && dietary.needs.length > 0 ? dietary.needs : undefined,
    dietaryNotes: dietary?.words || undefined,
    marketingConsent: consent?.givenAt && {
      email: consent.email,
      givenAt: iso(consent.givenAt),
      textVersion: consent.textVersion,
      ...(consent.withdrawnAt ? { withdrawnAt: iso(consent.withdrawnAt) } : {}),
    },
  };
}

/** The request to add a guest, from a body. */
export function toAddGuest(
  restaurantId: string,
  { name, phoneNumber = '' }: Static<typeof schemas.AddGuestBody>,
): AllFields<typeof AddGuestRequestSchema> {
  return { restaurantId, name, phoneNumber };
}

/** A row of an import; `zone` is the restaurant's, for days. */
export function toImportedGuest(
  { name, phoneNumber, email, visits, lastVisit }: ImportedRow,
  zone: string,
): AllFields<typeof ImportedGuestSchema> {
  return {
    name,
    phoneNumber: phoneNumber ?? '',
    email: email ?? '',
    visits: visitsIn(visits),
    lastVisit: visitIn(lastVisit, zone),
  };
}

/** A whole number from 0, as a number or as text; anything else is ignored (GUEST-6). */
function visitsIn(given: unknown): number | undefined {
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
