import { timestampFromDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import {
  ConfirmationWay as WayMessage,
  type Dietary as DietaryMessage,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import type { ConfirmationWay } from '../party/confirmation';
import type { MarketingConsent } from '../party/diner-details';
import type { SharingChoice } from '../party/guest-sharing';
import { expectedAt, lateOf } from '../party/diner-note';
import type { Reservation } from '../party/reservation';

/** The diner's fields of a request. Unset fields are undefined; those of a booking are empty. */
export function toDinerInput({
  email,
  occasion,
  dietary,
  marketingConsent,
}: {
  readonly email?: string | undefined;
  readonly occasion?: string | undefined;
  readonly dietary?: Pick<DietaryMessage, 'needs' | 'words'> | undefined;
  readonly marketingConsent?: string | undefined;
}) {
  return {
    email,
    occasion,
    ...(dietary ? { dietary: dietary.needs, dietaryNotes: dietary.words } : {}),
    ...(marketingConsent === undefined ? {} : { marketingConsent }),
  };
}

/** How a party told the restaurant. */
export const ways: Record<ConfirmationWay, WayMessage> = {
  sms: WayMessage.SMS,
  link: WayMessage.LINK,
  host: WayMessage.HOST,
};

/** A diner's details and notes as hosts see them. */
export function toDinerFields(reservation: Reservation) {
  const { email = '', occasion = '', dietary, messages = [] } = reservation;
  const late = lateOf(reservation);
  return {
    email,
    occasion,
    ...(dietary ? { dietary: { needs: [...dietary.needs], words: dietary.words } } : {}),
    ...(late
      ? {
          late: {
            minutes: late.minutes,
            saidAt: timestampFromDate(late.saidAt),
            expectedAt: timestampFromMs(expectedAt(reservation) ?? 0),
            by: ways[late.by ?? 'link'],
          },
        }
      : {}),
    messages: messages.map(({ id, words, sentAt }) => ({ id, words, sentAt: timestampFromDate(sentAt) })),
  };
}

/** A consent for the guest list and the diner. */
export function toConsent(consent: MarketingConsent | undefined) {
  if (!consent) return {};
  const { givenAt, textVersion, email, withdrawnAt } = consent;
  return {
    marketingConsent: {
      givenAt: timestampFromDate(givenAt),
      textVersion,
      email,
      ...(withdrawnAt ? { withdrawnAt: timestampFromDate(withdrawnAt) } : {}),
    },
  };
}

/** What the diner said about sharing, for the guest list and the diner. */
export function toSharingChoice(choice: SharingChoice | undefined) {
  if (!choice) return {};
  const { at, ...said } = choice;
  return { guestSharing: { ...said, at: timestampFromDate(at) } };
}
