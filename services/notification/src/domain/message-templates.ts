import type { Language } from '@tablewell/languages';
import { messageLanguage } from '@tablewell/languages/message-language';
import { type Kind, tellsEnd } from './message';
import type { Reservation, Restaurant } from './read-copies';
import { safePhone, safeText } from './safe-text';
import { smsValues, type SmsKind, standardText } from './wording';

/** The SMS to diners whose text a restaurant may replace (MESSAGE-40). */
export const templateKinds = [
  'reservation-booked',
  'reservation-changed',
  'reservation-canceled',
  'reservation-restored',
  'reservation-requested',
  'reservation-request-changed',
  'reservation-accepted',
  'reservation-declined',
  'reservation-expired',
  'reservation-withdrawn',
] as const satisfies readonly SmsKind[];

/** A restaurant's own text of one kind in one language, in Liquid; empty: the product's. */
export interface MessageTemplate {
  readonly kind: SmsKind;
  readonly language: Language;
  readonly text: string;
  /** Incremented with every change. */
  readonly version: number;
}

/** What a template may insert. All are text, empty where there is nothing; `when` has the area if one was requested. */
export const templateVariables = ['restaurant', 'guest', 'guests', 'when', 'link', 'phone', 'words'] as const;
type Variable = (typeof templateVariables)[number];
export type TemplateValues = Readonly<Record<Variable, string>>;

/** The longest template, in characters, and the longest SMS that it makes of the invented reservation. */
export const maxTemplateLength = 800;
export const maxTextLength = 480;

const maxGuestLength = 20;

/**
 * The values for a reservation. Of the diner's own words only a first name is inserted: anybody can enter anything, and
 * the number of somebody else.
 */
export function templateValues(
  kind: SmsKind,
  restaurant: Restaurant,
  reservation: Reservation,
  origin: string,
): TemplateValues {
  const own = messageLanguage(reservation.language, restaurant.country);
  const [guest = ''] = reservation.name.trim().split(/\s+/u);
  const { party, ...values } = smsValues(kind, restaurant, reservation, origin, own);
  return {
    ...values,
    guest: /^[\p{L}\p{M}'’-]+$/u.test(guest) ? safeText(guest, maxGuestLength) : '',
    guests: party,
    phone: safePhone(restaurant.phoneNumber),
  };
}

/** The product's text as a template, which an owner begins with. */
export function standardTemplate(kind: SmsKind, language: Language): string {
  const inserted = (name: Variable): string => `{{ ${name} }}`;
  return standardText(kind, messageLanguage(language), {
    restaurant: inserted('restaurant'),
    party: inserted('guests'),
    when: inserted('when'),
    link: inserted('link'),
    words: ` ${inserted('words')}`,
  });
}

/** A template as far as it can be read, and what is wrong with it. */
export interface ReadTemplate {
  readonly variables: readonly string[];
  /** Why it is no template; empty if it is one. */
  readonly fault: string;
}

/** Diners must be able to change or cancel what is still ahead. */
export const needsLink = (kind: Kind): boolean => !tellsEnd(kind);

/** Why a template cannot be saved; undefined if it can. `rendered` is its text for the invented reservation. */
export function templateProblem(
  kind: SmsKind,
  text: string,
  { variables, fault }: ReadTemplate,
  rendered: { readonly text: string; readonly withoutLink: string } | undefined,
): string | undefined {
  if ([...text].length > maxTemplateLength) return `A text has at most ${maxTemplateLength} characters.`;
  if (fault !== '') return fault;
  const unknown = variables.find((name) => !(templateVariables as readonly string[]).includes(name));
  if (unknown !== undefined)
    return `There is no ${unknown}. A text can have ${templateVariables.join(', ')}.`;
  if (!rendered) return 'This text cannot be read.';
  // A message has to say who sends it, whatever else the restaurant writes.
  if (!variables.includes('restaurant')) return 'The text must say who sends it: {{ restaurant }}.';
  if (needsLink(kind) && !variables.includes('link'))
    return 'The text needs the link to change or cancel: {{ link }}.';
  if (hasLinks(rendered.withoutLink)) return 'The text can have no other link than {{ link }}.';
  if ([...rendered.text].length > maxTextLength)
    return `The message would have more than ${maxTextLength} characters.`;
  return undefined;
}

/**
 * Whether a phone would make a link of something in the text. Lines, spaces, a single slash (`and/or`) and the invisible
 * characters of emoji and of Arabic do not make one.
 */
function hasLinks(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<!\/)\/(?!\/)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return safeText(plain, plain.length + 1) !== plain.replaceAll('´', '’');
}
