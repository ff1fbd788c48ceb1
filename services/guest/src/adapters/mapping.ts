import { create } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { AllFields } from '@tablewell/chassis/rpc';
import { type Guest as GuestMessage, GuestSchema } from '@tablewell/proto/guest/v1/guest_pb';
import type { ImportedGuest } from '@tablewell/proto/guest/v1/guest_service_pb';
import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import { type Guest, later } from '../domain/guest';
import { type GuestDetails, knownDetails, type MarketingConsent } from '../domain/guest-details';
import type { ImportRow } from '../domain/import-plan';
import type { Recognized } from '../use-cases/recognize-guests';
import { saidWith, toSharingRecord } from './sharing-mapping';

/** A guest as a contract message. */
export function toMessage(guest: Guest): GuestMessage {
  const { id, restaurantId, name, phoneNumber, visits, noShows, lastVisit } = guest;
  const { email = '', dietary, marketingConsent, sharing, tags = [] } = guest;
  const fields: AllFields<typeof GuestSchema> = {
    id,
    restaurantId,
    name,
    phoneNumber,
    visits,
    noShows,
    lastVisit: lastVisit ? timestampFromDate(lastVisit) : undefined,
    email,
    dietary: dietary && { needs: [...dietary.needs], words: dietary.words },
    marketingConsent: marketingConsent && toConsentMessage(marketingConsent),
    sharing: sharing && toSharingRecord(sharing),
    tags: tags.map((tag) => ({ ...tag })),
  };
  return create(GuestSchema, fields);
}

function toConsentMessage({ givenAt, textVersion, email, withdrawnAt }: MarketingConsent) {
  return {
    givenAt: timestampFromDate(givenAt),
    textVersion,
    email,
    ...(withdrawnAt ? { withdrawnAt: timestampFromDate(withdrawnAt) } : {}),
  };
}

/** The details of a guest for hosts; an empty message for a person who is not on the guest list. */
export function toRecognized(known: Recognized | undefined) {
  if (!known) return {};
  const { id: guestId, visits, noShows, lastVisit } = known.guest;
  return {
    ...{ guestId, visits, noShows, ...(lastVisit ? { lastVisit: timestampFromDate(lastVisit) } : {}) },
    ...toElsewhere(known),
  };
}

function toElsewhere({ guest, elsewhere }: Recognized) {
  if (elsewhere.length === 0) return {};
  const last = elsewhere.reduce<Date | null>((latest, { lastVisit }) => later(latest, lastVisit), null);
  return {
    groupVisits: elsewhere.reduce((sum, { visits }) => sum + visits, guest.visits),
    ...(last ? { lastVisitElsewhere: timestampFromDate(last) } : {}),
  };
}

/** The details that a diner gave with a reservation. */
export function toDetails(reservation: Reservation): GuestDetails {
  const { email, dietary, marketingConsent: consent } = reservation;
  return knownDetails({
    sharing: saidWith(reservation),
    email: email || undefined,
    dietary: dietary && { needs: [...dietary.needs], words: dietary.words },
    marketingConsent: consent?.givenAt && {
      givenAt: timestampDate(consent.givenAt),
      textVersion: consent.textVersion,
      email: consent.email,
      ...(consent.withdrawnAt ? { withdrawnAt: timestampDate(consent.withdrawnAt) } : {}),
    },
  });
}

/** A row of an import, from its message. */
export function toRow({ name, phoneNumber, email, visits, lastVisit }: ImportedGuest): Required<ImportRow> {
  return { name, phoneNumber, email, visits, lastVisit: lastVisit ? timestampDate(lastVisit) : undefined };
}
