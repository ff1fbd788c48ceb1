import type { Content, DinerKind } from '../../domain/message';
import type { Reservation, Restaurant } from '../../domain/read-copies';
import { safeName, safeText } from '../../domain/safe-text';
import { changeLink, formatParty, formatTime } from '../../domain/wording';
import { product, render } from './render';

/** What a mail of each kind says, before its facts. */
const texts: Record<DinerKind, { title: string; lead: string }> = {
  'diner-booked': { title: 'Your table is booked', lead: 'We look forward to seeing you.' },
  'diner-changed': { title: 'Your reservation has changed', lead: 'This is your reservation now.' },
  'diner-canceled': { title: 'Your reservation is canceled', lead: 'We hope to see you another time.' },
  'diner-restored': { title: 'Your reservation is back on', lead: 'We look forward to seeing you.' },
  'diner-requested': {
    title: 'We have your request',
    lead: 'It is not confirmed yet. We will write to you with our answer.',
  },
  'diner-request-changed': {
    title: 'We have your changed request',
    lead: 'It is not confirmed yet. We will write to you with our answer.',
  },
  'diner-accepted': { title: 'Your table is confirmed', lead: 'We look forward to seeing you.' },
  'diner-declined': {
    title: 'We cannot take your request',
    lead: 'We are sorry: we have no table for you at this time.',
  },
  'diner-expired': {
    title: 'Your request has ended',
    lead: 'We are sorry: your request was not answered in time.',
  },
  'diner-withdrawn': { title: 'Your request is withdrawn', lead: 'We hope to see you another time.' },
};

/** The kinds after which there is nothing to change. */
const ended: readonly DinerKind[] = ['diner-canceled', 'diner-declined', 'diner-expired', 'diner-withdrawn'];

const longestWords = 300;

/**
 * A mail about a reservation to its diner (MESSAGE-12). Whoever books names the address, so it has nothing that they wrote
 * but a name without links.
 */
export function dinerMail(
  origin: string,
  kind: DinerKind,
  restaurant: Restaurant,
  reservation: Reservation,
): Content {
  const { title, lead } = texts[kind];
  const sender = safeName(restaurant.name);
  const when = formatTime(reservation);
  const party = formatParty(reservation.partySize);
  const words = safeText(reservation.request?.words ?? '', longestWords);
  return render({
    subject: `${title}: ${sender}, ${when}`,
    preview: `${party}, ${when}`,
    sender,
    title,
    paragraphs: [lead, ...(kind === 'diner-declined' && words !== '' ? [words] : [])],
    facts: [
      { label: 'When', value: when },
      { label: 'Party', value: party },
      { label: 'Name', value: safeName(reservation.name) },
      { label: 'Where', value: [sender, restaurant.address ?? ''].filter(Boolean).join(', ') },
      { label: 'Phone', value: restaurant.phoneNumber },
    ].filter(({ value }) => value !== ''),
    action: {
      label: ended.includes(kind) ? 'See the details' : 'Change or cancel',
      link: changeLink(origin, reservation.id),
    },
    footer: `Sent by ${product} for ${sender} because this address was given with the reservation.`,
  });
}
