import { countriesOfPhone, normalisePhone } from '@tablewell/booking-rules/phone';
import type { Channel, Kind } from './message';
import type { Reservation, Restaurant, User } from './read-copies';
import { suppressions } from './suppressions';

/** Something that happened to a reservation. `previous` goes with a change. */
export interface ReservationNews {
  readonly kind: Extract<Kind, `reservation-${string}`>;
  readonly reservation: Reservation;
  readonly previous?: Reservation | undefined;
}

/** A message that is due, or would be but for `suppressed`, the reason why it is kept back. */
export interface Notice {
  readonly channel: Channel;
  readonly to: string;
  readonly suppressed: string;
}

/** What decides besides the news itself. */
export interface Circumstances {
  readonly restaurant: Restaurant;
  /** Asked for only where the restaurant has no address of its own. */
  readonly owner: User | undefined;
  /** Whether the owner's plan includes SMS. Asked for, as the next, only where there is a number. */
  readonly smsAllowed: boolean;
  readonly hasOptedOut: boolean;
  readonly now: Date;
}

/** The guest's number, by which opt-outs are kept; undefined when it is none that takes an SMS. */
export function guestPhone({ phoneNumber }: Pick<Reservation, 'phoneNumber'>): string | undefined {
  return normalisePhone(phoneNumber);
}

/** Whether a number is of a country that the restaurant texts. One of several possible countries is of each of them. */
export function isTexted({ smsCountries }: Pick<Restaurant, 'smsCountries'>, to: string): boolean {
  return smsCountries === undefined || countriesOfPhone(to).some((code) => smsCountries.includes(code));
}

/** Who is told of it (contract §3): the owner by mail, the diner by SMS. */
export function noticesOf(news: ReservationNews, given: Circumstances): Notice[] {
  return [ownerNotice(news, given), guestNotice(news, given)].flatMap((notice) => notice ?? []);
}

function ownerNotice({ kind }: ReservationNews, { restaurant, owner }: Circumstances): Notice | undefined {
  // Only members restore, and the page tells them.
  if (kind === 'reservation-restored') return undefined;
  const to = restaurant.email || (owner?.email ?? '');
  if (to === '') return undefined;
  return {
    channel: 'email',
    to,
    suppressed: restaurant.emailNotifications ? '' : suppressions.emailOff,
  };
}

function guestNotice(news: ReservationNews, given: Circumstances): Notice | undefined {
  const to = guestPhone(news.reservation);
  if (!to || !concernsGuest(news)) return undefined;
  return { channel: 'sms', to, suppressed: whyNoSms(news, given) };
}

/** False for a change that alters nothing the guest would notice, such as the notes. */
function concernsGuest({ reservation, previous }: ReservationNews): boolean {
  if (!previous) return true;
  return (
    reservation.startsAt.getTime() !== previous.startsAt.getTime() ||
    reservation.partySize !== previous.partySize ||
    reservation.name !== previous.name ||
    guestPhone(reservation) !== guestPhone(previous)
  );
}

function whyNoSms({ reservation }: ReservationNews, given: Circumstances): string {
  if (!given.restaurant.smsNotifications) return suppressions.smsOff;
  if (!given.smsAllowed) return suppressions.planWithoutSms;
  if (given.hasOptedOut) return suppressions.optedOut;
  if (reservation.startsAt <= given.now) return suppressions.inThePast;
  return '';
}
