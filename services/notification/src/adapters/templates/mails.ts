import type { Kind } from '../../domain/message';
import type { Reservation, Restaurant } from '../../domain/read-copies';
import { safeName } from '../../domain/safe-text';
import { formatParty, formatTime } from '../../domain/wording';
import type { Templates } from '../../ports';
import { dinerMail } from './diner-mails';
import { product, render } from './render';

function greeting(firstName: string): string {
  const name = safeName(firstName);
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

const reservationTitles = {
  'reservation-booked': 'New reservation',
  'reservation-changed': 'Reservation changed',
  'reservation-canceled': 'Reservation canceled',
  'reservation-restored': 'Reservation restored',
  'reservation-requested': 'New request',
  'reservation-request-changed': 'Request changed',
  'reservation-accepted': 'Request accepted',
  'reservation-declined': 'Request declined',
  'reservation-expired': 'Request expired without an answer',
  'reservation-withdrawn': 'Request withdrawn',
} as const;

const isAsked = (kind: Kind): boolean =>
  kind === 'reservation-requested' || kind === 'reservation-request-changed';

/** The mails' texts. */
export function createTemplates(origin: string): Templates {
  return {
    verification: (firstName, link) =>
      render({
        subject: 'Verify your email address',
        preview: 'One click and your account is ready.',
        sender: product,
        title: 'Verify your email address',
        paragraphs: [
          greeting(firstName),
          'Welcome to Tablewell. Please confirm that this address is yours, so that we can reach you about your restaurant.',
        ],
        action: { label: 'Verify email address', link },
        note: 'This link can be used once and expires in 24 hours. If you did not create an account, you can ignore this email.',
        footer: `Sent by ${product} because this address was used to sign up.`,
      }),
    passwordReset: (firstName, link) =>
      render({
        subject: 'Reset your password',
        preview: 'Set a new password within 30 minutes.',
        sender: product,
        title: 'Reset your password',
        paragraphs: [greeting(firstName), 'You asked for a new password. Choose one here:'],
        action: { label: 'Choose a new password', link },
        note: 'This link can be used once and expires in 30 minutes. If you did not ask for it, you can ignore this email; nothing has changed.',
        footer: `Sent by ${product} because a password reset was requested for this address.`,
      }),
    staffInvitation: (givenName, role, link) => {
      const restaurantName = safeName(givenName);
      return render({
        subject: `${restaurantName} invites you to Tablewell`,
        preview: `Join as a ${role}.`,
        sender: restaurantName,
        title: `Join ${restaurantName}`,
        paragraphs: [
          'Hello,',
          `${restaurantName} invited you to join as a ${role} and manage its reservations.`,
        ],
        action: { label: 'Accept the invitation', link },
        note: 'This link can be used once and expires in seven days. If you do not know this restaurant, you can ignore this email.',
        footer: `Sent by ${product} because ${restaurantName} invited this address.`,
      });
    },
    trialEnding: (firstName, daysLeft) => {
      const isOver = daysLeft === 0;
      const when = daysLeft === 1 ? 'today' : `in ${daysLeft} days`;
      const subject = isOver ? 'Your free trial has ended' : `Your free trial ends ${when}`;
      return render({
        subject,
        preview: isOver ? 'Choose a plan to keep Premium.' : 'Choose a plan to keep Premium after that.',
        sender: product,
        title: subject,
        paragraphs: [
          greeting(firstName),
          isOver
            ? 'You are on the Basic plan now: up to 50 reservations a month, without text messages, custom floor plans and analytics. Your reservations, guests and floor plans are all still there.'
            : 'Until then you have everything in Premium. If you do nothing, you move to the Basic plan and keep your reservations, guests and floor plans.',
        ],
        action: { label: 'Compare plans', link: `${origin}/subscription` },
        footer: `Sent by ${product} because you have an account with us.`,
      });
    },
    addressConfirmation: (givenName, link) => {
      const restaurantName = safeName(givenName);
      return render({
        subject: `Confirm this address for ${restaurantName}`,
        preview: 'One click, and its notifications come here.',
        sender: product,
        title: 'Confirm this address',
        paragraphs: [
          'Hello,',
          `${restaurantName} wants its notifications about reservations sent to this address. Until you confirm it, they go where they went before.`,
        ],
        action: { label: 'Confirm the address', link },
        note: 'This link expires in 24 hours. If you do not know this restaurant, you can ignore this email; you will get nothing more from it.',
        footer: `Sent by ${product} because this address was entered in the settings of ${restaurantName}.`,
      });
    },
    quotaNear: (restaurantName, channel, limit) => {
      const name = safeName(restaurantName);
      const messages = channel === 'sms' ? 'SMS' : 'mails';
      return render({
        subject: `${name} has used four fifths of today’s ${messages}`,
        preview: `${limit} a day are included.`,
        sender: product,
        title: `Today’s ${messages} are nearly used up`,
        paragraphs: [
          `${name} may send ${limit} ${messages} a day, and four fifths of them have left.`,
          'What goes beyond that is not sent; the reservations themselves are not affected. The count begins anew at midnight UTC.',
        ],
        note: 'If you did not expect this, look at today’s reservations, or write to us.',
        footer: `Sent by ${product} because you own ${name}.`,
      });
    },
    reservation: (kind, restaurant, reservation) => {
      const title = reservationTitles[kind];
      const when = formatTime(reservation);
      const party = formatParty(reservation.partySize);
      const guest = safeName(reservation.name);
      return render({
        subject: `${title}: ${guest}, ${party}, ${when}`,
        preview: `${guest}, ${party}, ${when}`,
        sender: safeName(restaurant.name),
        title,
        paragraphs: isAsked(kind)
          ? ['The guest waits for your answer: accept or decline it on the dashboard.']
          : [],
        facts: factsOf(reservation, when, party),
        action: isAsked(kind)
          ? { label: 'Answer the request', link: `${origin}/dashboard?tab=reservations` }
          : { label: 'Open the dashboard', link: `${origin}/dashboard` },
        footer: footerOf(restaurant),
      });
    },
    diner: (kind, restaurant, reservation) => dinerMail(origin, kind, restaurant, reservation),
  };
}

function factsOf({ name, phoneNumber, notes }: Reservation, when: string, party: string) {
  return [
    { label: 'Name', value: name },
    { label: 'When', value: when },
    { label: 'Party', value: party },
    { label: 'Phone', value: phoneNumber },
    { label: 'Notes', value: notes },
  ].filter(({ value }) => value !== '');
}

function footerOf({ name }: Restaurant): string {
  return `Sent by ${product} because e-mail notifications are on for ${safeName(name)}. Turn them off under Settings.`;
}
