import type { Language } from '@tablewell/languages';
import { type MessageLanguage, messageLanguage } from '@tablewell/languages/message-language';
import { type Kind, tellsEnd } from './message';
import { type ReadTemplate, sentProblem, type TemplateValues, type Variable } from './own-text-rules';
import type { Reservation, Restaurant } from './read-copies';
import { safeName, safePhone, safeText } from './safe-text';
import { type SmsKind, smsKinds, smsValues, standardText } from './wording';

/** A kind of SMS whose text a restaurant may replace (MESSAGE-40). */
interface OwnText {
  /** What it may insert. */
  readonly variables: readonly Variable[];
  /** What it has to insert, whatever else the restaurant writes (MESSAGE-41). */
  readonly required: readonly Variable[];
  /** The product's text, with a tag for each value. */
  standard(own: MessageLanguage): string;
}

const party = ['restaurant', 'guest', 'guests', 'when', 'link', 'phone'] as const;
const tag = (name: Variable): string => `{{ ${name} }}`;
const tags = {
  restaurant: tag('restaurant'),
  party: tag('guests'),
  when: tag('when'),
  link: tag('link'),
  words: ` ${tag('words')}`,
};

/** Diners must be able to change or cancel what is still ahead. */
const notice = (kind: SmsKind): OwnText => ({
  variables: [...party, 'words'],
  required: tellsEnd(kind) ? ['restaurant'] : ['restaurant', 'link'],
  standard: (own) => standardText(kind, own, tags),
});

/** Every kind, in the order of the page. */
const ownTexts = {
  ...(Object.fromEntries(smsKinds().map((kind) => [kind, notice(kind)])) as Record<SmsKind, OwnText>),
  reminder: {
    variables: [...party, 'answers'],
    required: ['restaurant', 'answers', 'link'],
    standard: ({ t }) => t('sms.reminderTemplate', { ...tags, answers: tag('answers') }),
  },
  'late-question': {
    variables: [...party, 'answers'],
    required: ['restaurant', 'answers', 'link'],
    standard: ({ t }) => t('sms.lateQuestion', { ...tags, answers: tag('answers') }),
  },
  'answer-confirmed': {
    variables: party,
    required: ['restaurant', 'link'],
    standard: ({ t }) => t('sms.thanks', tags),
  },
  'answer-refused': {
    variables: party,
    required: ['restaurant'],
    standard({ t }) {
      const call = t('sms.cancelRefusedCall', { ...tags, phone: tag('phone') });
      return `{% if phone %}${call}{% else %}${t('sms.cancelRefused', tags)}{% endif %}`;
    },
  },
  'staff-answer': {
    variables: ['restaurant', 'phone', 'text'],
    required: ['restaurant', 'text'],
    standard: () => `${tag('restaurant')}: ${tag('text')}`,
  },
} as const satisfies Partial<Record<Kind, OwnText>>;

export type TextKind = keyof typeof ownTexts;
export const textKinds = Object.keys(ownTexts) as TextKind[];
export const isTextKind = (kind: string): kind is TextKind => Object.hasOwn(ownTexts, kind);
export const variablesOf = (kind: TextKind): readonly Variable[] => ownTexts[kind].variables;

/** A restaurant's own text of one kind in one language, in Liquid; empty: the product's. */
export interface MessageTemplate {
  readonly kind: TextKind;
  readonly language: Language;
  readonly text: string;
  /** Incremented with every change. */
  readonly version: number;
}

/** The longest template, in characters, and the longest SMS that it makes of the invented reservation. */
export const maxTemplateLength = 800;
export const maxTextLength = 480;

const maxGuestLength = 20;

/**
 * The values for a reservation. Only the first name is inserted of what the diner typed: anybody can type anything,
 * together with somebody else's number.
 */
export function templateValues(
  kind: TextKind,
  restaurant: Restaurant,
  reservation: Reservation,
  origin: string,
): TemplateValues {
  const own = messageLanguage(reservation.language, restaurant.country);
  const [guest = ''] = reservation.name.trim().split(/\s+/u);
  const { party: guests, ...values } = smsValues(kind, restaurant, reservation, origin, own);
  return {
    ...values,
    guest: /^[\p{L}\p{M}'’-]+$/u.test(guest) ? safeText(guest, maxGuestLength) : '',
    guests,
    phone: safePhone(restaurant.phoneNumber),
  };
}

/** The values for a member's answer to a diner, which has no links. */
export const answerValues = (restaurant: Restaurant, text: string): TemplateValues => ({
  restaurant: safeName(restaurant.name),
  phone: safePhone(restaurant.phoneNumber),
  text,
});

/** The product's text as a template, which an owner begins with. */
export const standardTemplate = (kind: TextKind, language: Language): string =>
  ownTexts[kind].standard(messageLanguage(language));

/** What a template makes of some values; `text` is undefined if it fails. */
export interface Rendering {
  readonly text: string | undefined;
  readonly values: TemplateValues;
}

/** Why a template cannot be saved; undefined if it can. It is rendered for several invented reservations. */
export function templateProblem(
  kind: TextKind,
  text: string,
  { variables, fault }: ReadTemplate,
  renderings: readonly Rendering[],
): string | undefined {
  if ([...text].length > maxTemplateLength) return `A text has at most ${maxTemplateLength} characters.`;
  if (fault !== '') return fault;
  const known: readonly string[] = variablesOf(kind);
  const unknown = variables.find((name) => !known.includes(name));
  if (unknown !== undefined) return `There is no ${unknown}. This text can have ${known.join(', ')}.`;
  for (const { text: rendered, values } of renderings) {
    if (rendered === undefined) return 'This text cannot be read.';
    const problem = sentProblem(rendered, values, ownTexts[kind].required);
    if (problem !== undefined) return problem;
    if ([...rendered].length > maxTextLength)
      return `The message would have more than ${maxTextLength} characters.`;
  }
  return undefined;
}

/** Whether a rendered text may be sent. What it depends on may have another value than in the preview. */
export const maySend = (kind: TextKind, text: string, values: TemplateValues): boolean =>
  text !== '' && sentProblem(text, values, ownTexts[kind].required) === undefined;
