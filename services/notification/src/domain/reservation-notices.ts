import { countriesOfPhone, normalizePhone } from '@tablewell/shared/phone';
import type { PhoneChannel } from './channels';
import type { Channel, DinerKind, Kind } from './message';
import type { Reservation, Restaurant, User } from './read-copies';
import { suppressions } from './suppressions';

/** An event of a reservation. `previous` is set for a change. */
export interface ReservationChange {
  readonly kind: Extract<Kind, `reservation-${string}`>;
  readonly reservation: Reservation;
  readonly previous?: Reservation | undefined;
  /** A host chose that the diner gets no message. */
  readonly withoutNotice?: boolean;
  /** Its messages wait for an undo (MESSAGE-13). */
  readonly messagesWait?: boolean;
  /** The version whose change it undoes. */
  readonly undoneVersion?: number;
}

/** How long the messages of a host's move wait for its undo (MESSAGE-13). */
export const undoWaitMs = 60_000;

const minuteMs = 60_000;

/** A message to send; `suppressed` is the reason why it is not sent, or empty. */
export interface Notice {
  readonly channel: Channel;
  readonly kind: ReservationChange['kind'] | DinerKind;
  readonly to: string;
  readonly suppressionReason: string;
}

/** The data on which a decision depends. */
interface Circumstances {
  readonly restaurant: Restaurant;
  /** Loaded only if the restaurant has no address. */
  readonly owner: User | undefined;
  /** Whether the owner's plan includes SMS. Like `hasOptedOut`, loaded only with a number. */
  readonly smsAllowed: boolean;
  readonly hasOptedOut: boolean;
  /** The channel by which the restaurant reaches phones. */
  readonly phoneChannel: PhoneChannel;
  readonly now: Date;
}

/** The guest's normalized number; undefined if it cannot receive SMS. */
export function guestPhone(
  { phoneNumber }: Pick<Reservation, 'phoneNumber'>,
  { country }: Pick<Restaurant, 'country'>,
): string | undefined {
  return normalizePhone(phoneNumber, country);
}

/** Whether the restaurant sends SMS to a number's country; an ambiguous number belongs to each of its countries. */
export function isTexted({ smsCountries }: Pick<Restaurant, 'smsCountries'>, to: string): boolean {
  return countriesOfPhone(to).some((code) => smsCountries.includes(code));
}

/** The notices of an event: to the owner by mail, to the diner by SMS (MESSAGE-1) and by mail (MESSAGE-12). */
export function noticesOf(change: ReservationChange, given: Circumstances): Notice[] {
  const notices = [ownerNotice(change, given), guestNotice(change, given), dinerMail(change, given)];
  return notices.flatMap((notice) => notice ?? []);
}

/** Changes that only members make, who see them on the page. */
const membersOnly: readonly Kind[] = ['reservation-restored', 'reservation-accepted', 'reservation-declined'];

function ownerNotice(change: ReservationChange, given: Circumstances): Notice | undefined {
  const { kind } = change;
  const { restaurant, owner, now } = given;
  if (membersOnly.includes(kind)) return undefined;
  const to = restaurant.confirmedEmail || (owner?.email ?? '');
  if (to === '') return undefined;
  return {
    channel: 'email',
    kind,
    to,
    suppressionReason: !restaurant.emailNotifications
      ? suppressions.emailOff
      : isOver(change, now)
        ? suppressions.inThePast
        : '',
  };
}

/**
 * Whether the turns that the event is about have ended, so that it frees or takes nothing any more. A party that cancels
 * after its time, while its table waits, still matters to the owner.
 */
function isOver({ reservation, previous }: ReservationChange, now: Date): boolean {
  return [reservation, previous ?? reservation].every(
    ({ startsAt, seatingMinutes }) => startsAt.getTime() + seatingMinutes * minuteMs <= now.getTime(),
  );
}

function guestNotice(change: ReservationChange, given: Circumstances): Notice | undefined {
  const to = guestPhone(change.reservation, given.restaurant);
  if (!to || !concernsGuest(change, given.restaurant)) return undefined;
  return {
    channel: given.phoneChannel,
    kind: change.kind,
    to,
    suppressionReason: smsSuppression(change, given),
  };
}

/** The owner's switch for mails does not apply: the diner requested the mail with the booking. */
function dinerMail(change: ReservationChange, { restaurant, now }: Circumstances): Notice | undefined {
  const { reservation, previous, kind } = change;
  const { email: to } = reservation;
  const isNew = previous !== undefined && previous.email !== to;
  if (to === '' || !(isNew || concernsGuest(change, restaurant))) return undefined;
  return {
    channel: 'email',
    kind: dinerKindOf(kind),
    to,
    suppressionReason:
      reservation.startsAt <= now
        ? suppressions.inThePast
        : change.withoutNotice
          ? suppressions.notWanted
          : '',
  };
}

function dinerKindOf(kind: ReservationChange['kind']): DinerKind {
  return kind.replace('reservation-', 'diner-') as DinerKind;
}

/** False for a change that alters nothing the guest would notice, such as the notes. */
export function concernsGuest(
  { reservation, previous }: Pick<ReservationChange, 'reservation' | 'previous'>,
  restaurant: Restaurant,
): boolean {
  if (!previous) return true;
  return (
    reservation.startsAt.getTime() !== previous.startsAt.getTime() ||
    reservation.partySize !== previous.partySize ||
    reservation.name !== previous.name ||
    reservation.area !== previous.area ||
    guestPhone(reservation, restaurant) !== guestPhone(previous, restaurant)
  );
}

/** The reason why the diner gets no SMS; empty if they get one. */
function smsSuppression({ reservation, withoutNotice }: ReservationChange, given: Circumstances): string {
  if (!given.restaurant.smsNotifications) return suppressions.smsOff;
  if (!given.smsAllowed) return suppressions.planWithoutSms;
  if (given.hasOptedOut) return suppressions.optedOut;
  if (reservation.startsAt <= given.now) return suppressions.inThePast;
  return withoutNotice ? suppressions.notWanted : '';
}
