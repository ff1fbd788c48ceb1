import { marketingTextVersion } from '@tablewell/booking-rules/diner-details';
import { sharingTextVersion } from '@tablewell/booking-rules/guest-sharing';
import {
  type Confirmation,
  ConfirmationState,
  ConfirmationWay,
  type LateNotice,
  type Reservation,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import { iso } from '../mapping';
import type { ShownSharingText } from './sharing-consent';

/** The fields of a body that describe the diner. */
export interface DinerBody {
  readonly email?: string | undefined;
  readonly occasion?: string | undefined;
  readonly dietary?: readonly string[] | undefined;
  readonly dietaryNotes?: string | undefined;
  readonly marketingConsent?: boolean | undefined;
  readonly marketingTextVersion?: string | undefined;
  readonly guestSharing?: boolean | undefined;
  readonly guestSharingTextVersion?: string | undefined;
  readonly guestSharingGroup?: string | undefined;
}

const ways = {
  [ConfirmationWay.UNSPECIFIED]: 'host',
  [ConfirmationWay.SMS]: 'sms',
  [ConfirmationWay.LINK]: 'link',
  [ConfirmationWay.HOST]: 'host',
} as const satisfies Record<ConfirmationWay, string>;

function toConfirmation({ state, at, by }: Confirmation) {
  return {
    state: state === ConfirmationState.DECLINED ? ('declined' as const) : ('confirmed' as const),
    at: iso(at),
    by: ways[by],
  };
}

function toLate({ minutes, saidAt, expectedAt, by }: LateNotice) {
  return {
    ...{ minutes, saidAt: iso(saidAt) },
    // A service of the last release says neither.
    ...(expectedAt ? { expectedAt: iso(expectedAt) } : {}),
    ...(by === ConfirmationWay.UNSPECIFIED ? {} : { by: ways[by] }),
  };
}

/** The details that a diner gave, as `/api` shows it; absent fields are unset. */
export function toDinerAnswer(reservation: Reservation) {
  const { email, occasion, dietary, marketingConsent, late, messages, confirmation, peopleHere } =
    reservation;
  const { guestSharing } = reservation;
  return {
    ...(confirmation ? { confirmation: toConfirmation(confirmation) } : {}),
    ...(email === '' ? {} : { email }),
    ...(occasion === '' ? {} : { occasion }),
    ...(dietary && dietary.needs.length > 0 ? { dietary: dietary.needs } : {}),
    ...(dietary && dietary.words !== '' ? { dietaryNotes: dietary.words } : {}),
    ...(marketingConsent ? { marketingConsent: marketingConsent.withdrawnAt === undefined } : {}),
    ...(guestSharing ? { guestSharing: guestSharing.agreed } : {}),
    ...(late ? { late: toLate(late) } : {}),
    ...(peopleHere > 0 ? { peopleHere } : {}),
    ...(messages.length > 0
      ? { messages: messages.map(({ id, words, sentAt }) => ({ id, message: words, sentAt: iso(sentAt) })) }
      : {}),
  };
}

/** The diner's fields for a call to the service; those missing from the body are absent. */
export function toDinerFields({ email, occasion, dietary, dietaryNotes }: DinerBody) {
  const isAboutFood = dietary !== undefined || dietaryNotes !== undefined;
  return {
    ...(email === undefined ? {} : { email }),
    ...(occasion === undefined ? {} : { occasion }),
    ...(isAboutFood ? { dietary: { needs: [...(dietary ?? [])], words: dietaryNotes ?? '' } } : {}),
  };
}

/** The version of the text that the diner consented to; empty if none. */
export function consentIn({ marketingConsent, marketingTextVersion: shown }: DinerBody): string {
  return marketingConsent ? (shown ?? marketingTextVersion) : '';
}

/** The text about sharing that the diner agreed to; undefined if none. */
export function sharingIn({
  guestSharing,
  guestSharingTextVersion: textVersion = sharingTextVersion,
  guestSharingGroup: groupName,
}: DinerBody): ShownSharingText | undefined {
  return guestSharing ? { textVersion, groupName } : undefined;
}
