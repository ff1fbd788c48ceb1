import Handlebars from 'handlebars';
import type { Content } from '../../domain/message';
import type { Reservation, Restaurant } from '../../domain/read-copies';
import { safeName } from '../../domain/safe-text';
import { spokenParty, spokenTime } from '../../domain/wording';
import type { Templates } from '../../ports';
import { htmlLayout, textLayout } from './layout';

/** What the layout shows. */
interface Page {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly sender: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly { label: string; value: string }[];
  readonly action?: { readonly label: string; readonly link: string };
  readonly note?: string;
  readonly footer: string;
}

const html = Handlebars.compile<object>(htmlLayout);
const text = Handlebars.compile<Page>(textLayout, { noEscape: true });
const product = 'Tablewell';

function render(page: Page): Content {
  const { action } = page;
  const shown = action ? { ...page, action: { ...action, link: attribute(action.link) } } : page;
  return { subject: page.subject, html: html(shown), text: text(page).replace(/\n{3,}/g, '\n\n') };
}

/** Escapes what must be in an attribute and leaves a link's own signs, so that it can be read in the source too. */
function attribute(link: string) {
  const escaped = link.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return new Handlebars.SafeString(escaped);
}

function greeting(firstName: string): string {
  const name = safeName(firstName);
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

const reservationTitles = {
  'reservation-booked': 'New reservation',
  'reservation-changed': 'Reservation changed',
  'reservation-canceled': 'Reservation canceled',
  'reservation-restored': 'Reservation restored',
} as const;

/** The mails, in words and layout. */
export function createTemplates(origin: string): Templates {
  return {
    verification: (firstName, link) =>
      render({
        subject: 'Verify your email address',
        preview: 'One click, and your account is ready.',
        sender: product,
        title: 'Verify your email address',
        paragraphs: [
          greeting(firstName),
          'Welcome to Tablewell. Please confirm that this address is yours, so that we can reach you about your restaurant.',
        ],
        action: { label: 'Verify email address', link },
        note: 'The link works once and for 24 hours. If you did not create an account, you can ignore this mail.',
        footer: `Sent by ${product} because an account was made with this address.`,
      }),
    passwordReset: (firstName, link) =>
      render({
        subject: 'Reset your password',
        preview: 'Set a new password within 30 minutes.',
        sender: product,
        title: 'Reset your password',
        paragraphs: [greeting(firstName), 'You asked for a new password. Choose one here:'],
        action: { label: 'Choose a new password', link },
        note: 'The link works once and for 30 minutes. If you did not ask for it, nothing has changed and you can ignore this mail.',
        footer: `Sent by ${product} because a password reset was requested for this address.`,
      }),
    staffInvitation: (givenName, role, link) => {
      const restaurantName = safeName(givenName);
      return render({
        subject: `${restaurantName} invites you to Tablewell`,
        preview: `Take your place as a ${role}.`,
        sender: restaurantName,
        title: `Join ${restaurantName}`,
        paragraphs: ['Hello,', `${restaurantName} invites you to work with its reservations as a ${role}.`],
        action: { label: 'Accept the invitation', link },
        note: 'The link works once and for seven days. If you do not know this restaurant, you can ignore this mail.',
        footer: `Sent by ${product} because ${restaurantName} invited this address.`,
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
      const when = spokenTime(reservation);
      const party = spokenParty(reservation.partySize);
      const guest = safeName(reservation.name);
      return render({
        subject: `${title}: ${guest}, ${party}, ${when}`,
        preview: `${guest}, ${party}, ${when}`,
        sender: safeName(restaurant.name),
        title,
        paragraphs: [],
        facts: factsOf(reservation, when, party),
        action: { label: 'Open the dashboard', link: `${origin}/dashboard` },
        footer: footerOf(restaurant),
      });
    },
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
