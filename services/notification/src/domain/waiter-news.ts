import { messageLanguage } from '@tablewell/languages/message-language';
import { clockText } from '@tablewell/shared/calendar';
import { smsForm } from '@tablewell/shared/sms';
import { localTimeOf } from '@tablewell/shared/zone';
import type { Kind } from './message';
import { dinersOrigin, type Reservation, type Restaurant } from './read-copies';
import { safeName } from './safe-text';
import { entryLink, formatParty, formatTime, smsTime } from './wording';

/**
 * News for a party that joined the waitlist through the link (WAIT-15), or that waits longer than it was told
 * (WAIT-26).
 */
export interface WaiterNews {
  readonly kind: 'joined' | 'offered' | 'offer-ended' | 'requoted';
  /** Its time is the start that it waits for. */
  readonly reservation: Reservation;
  /** It waits for a full start, and not in the line of now. */
  readonly forStart: boolean;
  /** Until when its start is offered. */
  readonly until?: Date | undefined;
  /** The minutes that it waits from now on. */
  readonly range?: { readonly from: number; readonly until: number } | undefined;
}

/** The kinds of the SMS and of the mail; a new range is of no use in a mail. */
export const kindsOf = {
  joined: ['waitlisted', 'diner-waitlisted'],
  offered: ['start-offered', 'diner-offered'],
  'offer-ended': ['offer-ended', 'diner-offer-ended'],
  requoted: ['wait-requoted', undefined],
} as const satisfies Record<WaiterNews['kind'], readonly [Kind, Kind | undefined]>;

const minuteMs = 60_000;

/** The time of the restaurant's clock until which a start is offered, with its day if that is another than the start's. */
export function untilText(
  { reminding, country }: Pick<Restaurant, 'reminding' | 'country'>,
  reservation: Reservation,
  until: Date,
): string {
  const own = messageLanguage(reservation.language, country);
  const zone = reminding?.timezone;
  // A copy of the last release has no zone: counted back from the start.
  const back = (reservation.startsAt.getTime() - until.getTime()) / minuteMs;
  const local = zone
    ? localTimeOf(until.getTime(), zone)
    : { date: reservation.localDate, minute: (((reservation.localMinute - back) % 1_440) + 1_440) % 1_440 };
  return local.date === reservation.localDate
    ? own.formats.time(clockText(Math.floor(local.minute)))
    : formatTime({ localDate: local.date, localMinute: local.minute }, own);
}

/** The SMS. */
export function waiterText(
  restaurant: Restaurant,
  { kind, reservation, forStart, until, range }: WaiterNews,
  { origin, isFirst }: { readonly origin: string; readonly isFirst: boolean },
): string {
  const own = messageLanguage(reservation.language, restaurant.country);
  const { t } = own;
  const name = safeName(restaurant.name);
  const link = entryLink(dinersOrigin(restaurant, origin), reservation.id);
  const [party, when] = [formatParty(reservation.partySize, own), smsTime(reservation, own)];
  const texts: Record<WaiterNews['kind'], () => string> = {
    joined: () =>
      forStart
        ? t('sms.startListed', { restaurant: name, party, when, link })
        : t('sms.waitJoined', { restaurant: name, link }),
    offered: () => {
      const held = until ? untilText(restaurant, reservation, until) : '';
      return t('sms.startOffered', { restaurant: name, party, when, until: held, link });
    },
    'offer-ended': () => t('sms.offerEnded', { restaurant: name, when }),
    requoted: () =>
      t('sms.waitRequoted', { restaurant: name, from: range?.from ?? 0, until: range?.until ?? 0, link }),
  };
  const text = texts[kind]();
  return smsForm(isFirst ? `${text} ${t('sms.optOut')}` : text);
}
