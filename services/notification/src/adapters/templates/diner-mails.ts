import { languageOr } from '@tablewell/languages';
import { type MessageLanguage, messageLanguage } from '@tablewell/languages/message-language';
import { directionsTo } from '@tablewell/shared/directions';
import { phoneFor } from '@tablewell/shared/phone';
import { type Content, type DinerKind, tellsEnd } from '../../domain/message';
import { dinersOrigin, type Reservation, type Restaurant } from '../../domain/read-copies';
import { ownText, safeAddress, safeName, safePhone } from '../../domain/safe-text';
import { changeLink, entryLink, formatTime, wordsOf } from '../../domain/wording';
import { type Fact, factsSince } from './facts';
import { product, render } from './render';

/** The texts of each kind of mail, above its facts. */
const texts = {
  'diner-booked': ['mail.title.booked', 'mail.lead.welcome'],
  'diner-changed': ['mail.title.changed', 'mail.lead.changed'],
  'diner-canceled': ['mail.title.canceled', 'mail.lead.another'],
  'diner-restored': ['mail.title.restored', 'mail.lead.welcome'],
  'diner-requested': ['mail.title.requested', 'mail.lead.waiting'],
  'diner-request-changed': ['mail.title.request-changed', 'mail.lead.waiting'],
  'diner-accepted': ['mail.title.accepted', 'mail.lead.welcome'],
  'diner-declined': ['mail.title.declined', 'mail.lead.declined'],
  'diner-expired': ['mail.title.expired', 'mail.lead.expired'],
  'diner-withdrawn': ['mail.title.withdrawn', 'mail.lead.another'],
  'diner-reminder': ['mail.title.reminder', 'mail.lead.reminder'],
  'diner-how-to-cancel': ['mail.title.how-to-cancel', 'mail.lead.how-to-cancel'],
  'diner-waitlisted': ['mail.title.waitlisted', 'mail.lead.waitlisted'],
  'diner-offered': ['mail.title.offered', 'mail.lead.offered'],
  'diner-offer-ended': ['mail.title.offer-ended', 'mail.lead.offer-ended'],
} as const satisfies Record<DinerKind, readonly [title: string, lead: string]>;

/** The parts that only some mails have. */
export interface DinerMailParts {
  /** The reservation before a change. */
  readonly previous?: Reservation | undefined;
  /** Until when a start is offered, as text. */
  readonly until?: string;
}

/** What the button of a mail says. */
function actionOf(kind: DinerKind) {
  if (kind === 'diner-reminder') return 'mail.answer';
  if (kind === 'diner-waitlisted') return 'mail.seePlace';
  if (kind === 'diner-offered') return 'mail.answerOffer';
  return tellsEnd(kind) || kind === 'diner-offer-ended' ? 'mail.details' : 'mail.change';
}

/** Mails to those who are no guests yet lead to their place in line. */
const isOfWaitlist = (kind: DinerKind): boolean =>
  kind === 'diner-waitlisted' || kind === 'diner-offered' || kind === 'diner-offer-ended';

/**
 * A mail about a reservation to its diner, in their language (MESSAGE-12). The address is unverified input of the
 * booking, so the mail repeats nothing of that input except a name without links. It names the product unless the
 * restaurant hides that name (NAME-1).
 */
export function dinerMail(
  origin: string,
  kind: DinerKind,
  restaurant: Restaurant,
  reservation: Reservation,
  { previous, until = '' }: DinerMailParts = {},
): Content {
  const own = messageLanguage(reservation.language, restaurant.country);
  const { t } = own;
  const [titleId, leadId] = texts[kind];
  const title = t(titleId);
  const sender = safeName(restaurant.name);
  const when = formatTime(reservation, own);
  const party = t('partyAlone', { count: reservation.partySize });
  const words = wordsOf(reservation);
  const mail = render({
    language: languageOr(reservation.language),
    subject: t('mail.subject', { title, restaurant: sender, when }),
    preview: t('mail.preview', { party, when }),
    sender,
    title,
    paragraphs: [
      leadId === 'mail.lead.offered' ? t(leadId, { until }) : t(leadId),
      ...(kind === 'diner-declined' && words !== '' ? [words] : []),
    ],
    facts: factsSince(
      reservation,
      // Another address has not seen what it was before.
      previous?.email === reservation.email ? previous : undefined,
      (each) => factsOf(restaurant, each, own),
      { previously: (value) => t('mail.previously', { value }), none: t('mail.none') },
    ),
    action: {
      label: t(actionOf(kind)),
      link: (isOfWaitlist(kind) ? entryLink : changeLink)(dinersOrigin(restaurant, origin), reservation.id),
    },
    ...(kind === 'diner-canceled' ? { note: t('mail.inCalendar') } : {}),
    footer: restaurant.hidesProduct
      ? t('mail.footerAlone', { restaurant: sender })
      : t('mail.footer', { product, restaurant: sender }),
    brand: restaurant.brand,
    origin: dinersOrigin(restaurant, origin),
    line: (label, value) => t('mail.line', { label, value }),
  });
  const replyTo = restaurant.confirmedEmail;
  return {
    ...mail,
    ...(restaurant.hidesProduct ? { senderName: sender } : {}),
    ...(replyTo === '' ? {} : { replyTo }),
  };
}

function factsOf(restaurant: Restaurant, reservation: Reservation, own: MessageLanguage): Fact[] {
  const { t } = own;
  const { phoneNumber, country } = restaurant;
  const address = safeAddress(restaurant.address);
  const place = [safeName(restaurant.name), address].filter(Boolean).join(', ');
  return [
    { label: t('mail.when'), value: ownText(formatTime(reservation, own)) },
    { label: t('mail.party'), value: ownText(t('partyAlone', { count: reservation.partySize })) },
    { label: t('mail.name'), value: safeName(reservation.name) },
    {
      label: t('mail.where'),
      value: ownText(place),
      link: address === '' ? undefined : { label: t('mail.directions'), href: directionsTo(place) },
    },
    { label: t('mail.area'), value: safeName(reservation.area ?? '') },
    {
      label: t('mail.phone'),
      value: safePhone(phoneNumber),
      href: phoneFor(phoneNumber, country).href,
      isLtr: true,
    },
  ];
}
