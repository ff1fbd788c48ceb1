import type { Language } from '@tablewell/languages';
import { clockText } from '@tablewell/shared/calendar';
import { smsForm, withoutForeignAccents } from '@tablewell/shared/sms';
import { type Kind, tellsEnd } from './message';
import type { Reservation, Restaurant } from './read-copies';
import { safeName, safeText } from './safe-text';
import { english, type MessageLanguage, messageLanguage } from '@tablewell/languages/message-language';

/** The local time: `Tue, Jan 5 at 3:45 PM` (MESSAGE-2). */
export function formatTime(
  { localDate, localMinute }: Pick<Reservation, 'localDate' | 'localMinute'>,
  { t, formats }: MessageLanguage = english,
  shortDay: (date: string) => string = formats.shortDay,
): string {
  return t('when', {
    day: shortDay(localDate),
    time: formats.time(clockText(localMinute % dayMinutes)),
  });
}

const dayMinutes = 1_440;

/** `2 guests` */
export function formatParty(partySize: number, { t }: MessageLanguage = english): string {
  return t('party', { count: partySize });
}

/** The page on which the holder of the id changes the reservation. */
export function changeLink(origin: string, reservationId: string): string {
  return `${origin}/edit-reservation/${reservationId}`;
}

/** The page on which a party of the waitlist sees its place, and answers offers. */
export function entryLink(origin: string, entryId: string): string {
  return `${origin}/waitlist-entry/${entryId}`;
}

const longestWords = 300;

/** The restaurant's own words about a request; empty without any. */
export function wordsOf({ request }: Reservation): string {
  return safeText(request?.words ?? '', longestWords);
}

/** The same as a sentence to append. */
function sentenceOf(reservation: Reservation): string {
  const words = wordsOf(reservation);
  if (words === '') return '';
  return /[.!?…。！？؟]$/u.test(words) ? ` ${words}` : ` ${words}.`;
}

/** Languages whose SMS fit the GSM alphabet: one letter outside it more than doubles the price (MESSAGE-23). */
export const languagesOfGsm: ReadonlySet<Language> = new Set<Language>(['en', 'es', 'fr', 'de']);

/** The time of the party in the letters that an SMS of its language has. */
export function smsTime(reservation: Reservation, own: MessageLanguage): string {
  return formatTime(reservation, own, (date) =>
    languagesOfGsm.has(reservation.language ?? 'en')
      ? withoutForeignAccents(own.formats.shortDay(date))
      : own.formats.shortDay(date),
  );
}

/** The same with the area, if one was requested and the party is still expected. */
function whenAndWhere(kind: Kind, reservation: Reservation, own: MessageLanguage): string {
  const when = smsTime(reservation, own);
  const area = safeName(reservation.area ?? '');
  return area === '' || tellsEnd(kind) ? when : own.t('sms.whenWhere', { when, area });
}

/** The kinds of SMS that tell diners what became of their reservation. */
export type SmsKind = Extract<Kind, `reservation-${string}`>;
export const smsKinds = (): SmsKind[] => Object.keys(texts) as SmsKind[];

/** The text of each kind of message. */
const texts = {
  'reservation-booked': 'sms.booked',
  'reservation-changed': 'sms.changed',
  'reservation-canceled': 'sms.canceled',
  'reservation-restored': 'sms.restored',
  'reservation-requested': 'sms.requested',
  'reservation-request-changed': 'sms.requestChanged',
  'reservation-accepted': 'sms.accepted',
  'reservation-declined': 'sms.declined',
  'reservation-expired': 'sms.expired',
  'reservation-withdrawn': 'sms.withdrawn',
} as const satisfies Record<SmsKind, string>;

/** What is inserted into the text of an SMS. */
interface SmsValues {
  readonly restaurant: string;
  /** `2 guests` */
  readonly party: string;
  readonly when: string;
  readonly link: string;
  /** The restaurant's own words about a request, as a sentence to append; empty without any. */
  readonly words: string;
}

export function smsValues(
  kind: Kind,
  restaurant: Restaurant,
  reservation: Reservation,
  origin: string,
  own: MessageLanguage,
): SmsValues {
  return {
    restaurant: safeName(restaurant.name),
    party: formatParty(reservation.partySize, own),
    when: whenAndWhere(kind, reservation, own),
    link: changeLink(origin, reservation.id),
    words: sentenceOf(reservation),
  };
}

/** The product's text of an SMS. */
export function standardText(kind: SmsKind, { t }: MessageLanguage, values: SmsValues): string {
  return t(texts[kind], values);
}

/**
 * The SMS about a reservation, in the diner's language: the restaurant's own text, or the product's. A restaurant's first
 * message to a number explains how to opt out.
 */
export function smsText(
  kind: SmsKind,
  restaurant: Restaurant,
  reservation: Reservation,
  options: { origin: string; isFirst: boolean; ownText?: string | undefined },
): string {
  const own = messageLanguage(reservation.language, restaurant.country);
  const text =
    options.ownText ?? standardText(kind, own, smsValues(kind, restaurant, reservation, options.origin, own));
  return smsForm(options.isFirst ? `${text} ${own.t('sms.optOut')}` : text);
}
