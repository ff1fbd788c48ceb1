import { catalog } from '@tablewell/languages/mails/en';
import type { MailsTexts } from '@tablewell/languages/mails-texts';
import { dietaryLabel, occasionLabel } from '@tablewell/booking-rules/diner-labels';
import { messageLanguage } from '@tablewell/languages/message-language';
import { createTexts } from '@tablewell/languages/texts';
import { isEmail } from '@tablewell/shared/email';
import { phoneFor } from '@tablewell/shared/phone';
import type { Kind } from '../../domain/message';
import type { Reservation, Restaurant } from '../../domain/read-copies';
import type { ReservationChange } from '../../domain/reservation-notices';
import { ownText, safeName, safePhone, safeText } from '../../domain/safe-text';
import { formatParty, formatTime } from '../../domain/wording';
import type { SecurityChange, Templates } from '../../ports';
import { boardTable } from './board-tables';
import { dinerMail } from './diner-mails';
import { type Fact, factsSince } from './facts';
import { product, render } from './render';

/** Mails to owners and their teams are in English, like the dashboard. */
const t = createTexts<MailsTexts>('en', catalog, { plain: true });

function greeting(firstName: string): string {
  const name = safeName(firstName);
  return name === '' ? t('hello') : t('hello.name', { name });
}

/** What happened to the reservation, by the kind of the message about it. */
type Change = ReservationChange['kind'] extends `reservation-${infer Rest}` ? Rest : never;
const changeOf = (kind: ReservationChange['kind']) => kind.slice('reservation-'.length) as Change;

const awaitsAnswer = (kind: Kind): boolean =>
  kind === 'reservation-requested' || kind === 'reservation-request-changed';

/** What the owner does if it was somebody else. */
const whatToDo: Readonly<
  Record<
    string,
    'security.changePassword' | 'security.notYouOn' | 'security.notYouPasskey' | 'security.replacePasskey'
  >
> = {
  refused: 'security.changePassword',
  on: 'security.notYouOn',
  passkeyAdded: 'security.notYouPasskey',
  passkeyRefused: 'security.replacePasskey',
};

function securityText(
  change: SecurityChange,
  { codesLeft, passkeyName }: { readonly codesLeft: number; readonly passkeyName: string },
): string {
  const name = safeName(passkeyName);
  switch (change) {
    case 'used':
      return t('security.usedText', { count: codesLeft });
    case 'passkeyAdded':
    case 'passkeyRemoved':
    case 'passkeyRefused':
      return t(`security.${change}Text`, { name });
    case 'on':
    case 'off':
    case 'renewed':
    case 'refused':
      return t(`security.${change}Text`);
    case 'access-sessions':
    case 'access-addresses':
      return t('security.accessText');
    case 'access-lifted':
      return t('security.accessLiftedText');
    default:
      return t('security.ssoText');
  }
}

/** The mails' texts. */
export function createTemplates(origin: string): Templates {
  return {
    verification: (firstName, link) =>
      render({
        subject: t('verification.title'),
        preview: t('verification.preview'),
        sender: product,
        title: t('verification.title'),
        paragraphs: [greeting(firstName), t('verification.text')],
        action: { label: t('verification.action'), link },
        note: t('verification.note'),
        footer: t('verification.footer', { product }),
      }),
    passwordReset: (firstName, link) =>
      render({
        subject: t('reset.title'),
        preview: t('reset.preview'),
        sender: product,
        title: t('reset.title'),
        paragraphs: [greeting(firstName), t('reset.text')],
        action: { label: t('reset.action'), link },
        note: t('reset.note'),
        footer: t('reset.footer', { product }),
      }),
    securityNotice: (firstName, change, about) =>
      render({
        subject: t(`security.${change}`),
        preview: t('security.preview'),
        sender: product,
        title: t(`security.${change}`),
        paragraphs: [
          greeting(firstName),
          securityText(change, about),
          t(whatToDo[change] ?? 'security.notYou'),
        ],
        action: { label: t('security.action'), link: `${origin}/dashboard?tab=settings` },
        footer: t('security.footer', { product }),
      }),
    staffInvitation: (givenName, { role, isToAll }, link) => {
      const restaurant = safeName(givenName);
      return render({
        subject: t('invitation.subject', { restaurant }),
        preview: t('invitation.preview', { role }),
        sender: restaurant,
        title: t('invitation.title', { restaurant }),
        paragraphs: [
          t('hello'),
          t(isToAll ? 'invitation.textToAll' : 'invitation.text', { restaurant, role }),
        ],
        action: { label: t('invitation.action'), link },
        note: t('invitation.note'),
        footer: t('invitation.footer', { product, restaurant }),
      });
    },
    trialEnding: (firstName, daysLeft) => {
      const isOver = daysLeft === 0;
      const subject = isOver ? t('trial.over') : t('trial.ends', { days: daysLeft });
      return render({
        subject,
        preview: t(isOver ? 'trial.overPreview' : 'trial.preview'),
        sender: product,
        title: subject,
        paragraphs: [greeting(firstName), t(isOver ? 'trial.overText' : 'trial.text')],
        action: { label: t('trial.action'), link: `${origin}/subscription` },
        footer: t('trial.footer', { product }),
      });
    },
    boardWeek: (week, link) => {
      const name = safeName(week.name);
      return render({
        subject: t('board.subject', { name }),
        preview: t('board.preview'),
        sender: product,
        title: name,
        paragraphs: [],
        tables: week.pieces.map((piece) => boardTable(t, piece)),
        action: { label: t('board.action'), link },
        note: t('board.note'),
        footer: t('board.footer', { product }),
      });
    },
    addressConfirmation: (givenName, link) => {
      const restaurant = safeName(givenName);
      return render({
        subject: t('address.subject', { restaurant }),
        preview: t('address.preview'),
        sender: product,
        title: t('address.title'),
        paragraphs: [t('hello'), t('address.text', { restaurant })],
        action: { label: t('address.action'), link },
        note: t('address.note'),
        footer: t('address.footer', { product, restaurant }),
      });
    },
    quotaNear: (restaurantName, channel, limit) => {
      const restaurant = safeName(restaurantName);
      const messages = t(channel === 'sms' ? 'quota.sms' : 'quota.mails');
      return render({
        subject: t('quota.subject', { restaurant, messages }),
        preview: t('quota.preview', { limit }),
        sender: product,
        title: t('quota.title', { messages }),
        paragraphs: [t('quota.text', { restaurant, limit, messages }), t('quota.more')],
        note: t('quota.note'),
        footer: t('quota.footer', { product, restaurant }),
      });
    },
    webhook: (what, restaurantName, endpoint) => {
      const restaurant = safeName(restaurantName);
      const name = safeName(endpoint.name);
      const { host } = endpoint;
      const subject = t(what === 'warned' ? 'webhook.fails' : 'webhook.off', { name, restaurant });
      return render({
        subject,
        preview: t('webhook.preview', { host }),
        sender: product,
        title: subject,
        paragraphs: [t(`webhook.${what}`, { name, host }), t('webhook.more')],
        action: { label: t('webhook.action'), link: `${origin}/dashboard?tab=settings` },
        footer: t('quota.footer', { product, restaurant }),
      });
    },
    reservation: (kind, restaurant, reservation, previous) => {
      const title = t(`reservation.title.${changeOf(kind)}`);
      const when = formatTime(reservation, messageLanguage('en', restaurant.country));
      const party = formatParty(reservation.partySize);
      const guest = safeName(reservation.name);
      const mail = render({
        subject: t('reservation.subject', { title, guest, party, when }),
        preview: t('reservation.preview', { guest, party, when }),
        sender: safeName(restaurant.name),
        title,
        paragraphs: awaitsAnswer(kind) ? [t('reservation.waits')] : [],
        facts: factsSince(reservation, previous, (each) => factsOf(restaurant, each), {
          previously: (value) => t('reservation.previously', { value }),
          none: t('reservation.none'),
        }),
        action: awaitsAnswer(kind)
          ? { label: t('reservation.answer'), link: `${origin}/dashboard?tab=reservations` }
          : { label: t('reservation.open'), link: `${origin}/dashboard` },
        footer: footerOf(restaurant),
      });
      return isEmail(reservation.email) ? { ...mail, replyTo: reservation.email } : mail;
    },
    diner: (kind, restaurant, reservation, more) => dinerMail(origin, kind, restaurant, reservation, more),
  };
}

/** The longest notes of a booking, and the longest words about dietary needs. */
const longestWords = { notes: 600, dietary: 200 };

/** All that the diner told, in one line each and without links. */
function factsOf({ country }: Restaurant, reservation: Reservation): Fact[] {
  const { name, phoneNumber, email, notes, occasion = '', dietary } = reservation;
  const phone = phoneFor(phoneNumber, country);
  return [
    { label: t('reservation.name'), value: safeName(name) },
    {
      label: t('reservation.when'),
      value: ownText(formatTime(reservation, messageLanguage('en', country))),
    },
    { label: t('reservation.party'), value: ownText(formatParty(reservation.partySize)) },
    { label: t('reservation.area'), value: safeName(reservation.area ?? '') },
    {
      label: t('reservation.dietary'),
      value: ownText(
        [...(dietary?.needs ?? []).map(dietaryLabel), safeText(dietary?.words ?? '', longestWords.dietary)]
          .filter(Boolean)
          .join(', '),
      ),
    },
    { label: t('reservation.occasion'), value: ownText(occasion === '' ? '' : occasionLabel(occasion)) },
    { label: t('reservation.notes'), value: safeText(notes, longestWords.notes) },
    { label: t('reservation.phone'), value: safePhone(phoneNumber), href: phone.href },
    isEmail(email)
      ? { label: t('reservation.email'), value: ownText(email), href: `mailto:${email}` }
      : { label: t('reservation.email'), value: safeText(email, longestWords.dietary) },
  ];
}

function footerOf({ name }: Restaurant): string {
  return t('reservation.footer', { product, restaurant: safeName(name) });
}
