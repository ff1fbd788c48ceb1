import { create } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { type Guest as GuestMessage, GuestSchema } from '@tablewell/proto/guest/v1/guest_pb';
import type { ImportedGuest } from '@tablewell/proto/guest/v1/guest_service_pb';
import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Guest } from '../domain/guest';
import type { GuestDetails, MarketingConsent } from '../domain/guest-details';
import type { ImportRow } from '../domain/import-plan';

/** A guest as a contract message. */
export function toMessage(guest: Guest): GuestMessage {
  const { id, restaurantId, name, phoneNumber, visits, lastVisit, email = '', dietary } = guest;
  return create(GuestSchema, {
    id,
    restaurantId,
    name,
    phoneNumber,
    visits,
    ...(lastVisit ? { lastVisit: timestampFromDate(lastVisit) } : {}),
    email,
    ...(dietary ? { dietary: { needs: [...dietary.needs], words: dietary.words } } : {}),
    ...(guest.marketingConsent ? { marketingConsent: toConsentMessage(guest.marketingConsent) } : {}),
  });
}

function toConsentMessage({ givenAt, textVersion, email, withdrawnAt }: MarketingConsent) {
  return {
    givenAt: timestampFromDate(givenAt),
    textVersion,
    email,
    ...(withdrawnAt ? { withdrawnAt: timestampFromDate(withdrawnAt) } : {}),
  };
}

/** The details that a diner gave with a reservation. */
export function toDetails({ email, dietary, marketingConsent: consent }: Reservation): GuestDetails {
  return {
    ...(email === '' ? {} : { email }),
    ...(dietary ? { dietary: { needs: [...dietary.needs], words: dietary.words } } : {}),
    ...(consent?.givenAt
      ? {
          marketingConsent: {
            givenAt: timestampDate(consent.givenAt),
            textVersion: consent.textVersion,
            email: consent.email,
            ...(consent.withdrawnAt ? { withdrawnAt: timestampDate(consent.withdrawnAt) } : {}),
          },
        }
      : {}),
  };
}

/** A row of an import, from its message. */
export function toRow({ name, phoneNumber, visits, lastVisit }: ImportedGuest): ImportRow {
  return { name, phoneNumber, visits, lastVisit: lastVisit ? timestampDate(lastVisit) : undefined };
}
