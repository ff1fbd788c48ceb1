import type { Choice, Message } from './message';

/** What a reply says to a reminder, by words alone (MESSAGE-33). */
export interface SaidAnswer {
  readonly kind: 'confirm' | 'cancel';
  /** The number of the reservation in the reminder, from 1; absent: the reply names none. */
  readonly index?: number;
  /** It was a word, such as YES, not a number that only a reminder asks for. */
  readonly isWord: boolean;
}

/** Yes in the languages of diners. `1` and `9` are what reminders ask for. */
const yes: readonly string[] = [
  // cspell:disable-next-line
  ...['YES', 'Y', 'CONFIRM', 'CONFIRMED', 'OUI', 'CONFIRMER', 'JA', 'SI', 'SÍ', 'CONFIRMO'],
  ...['はい', 'ハイ', 'نعم'],
];

/** Digits of Arabic keyboards; those of Japanese ones are decomposed. */
const arabicDigits = '٠١٢٣٤٥٦٧٨٩';

/** Emoji, and what turns a digit into one. */
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\ufe0f\u20e3]/gu;

/**
 * A reply without spaces, emoji and punctuation, in capitals and with European digits. What may be within a date or a
 * time stays: `1/9` is none of the numbers.
 */
export const readable = (text: string): string =>
  text
    .replace(pictures, '')
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(arabicDigits.indexOf(digit)))
    .replace(/[.,!?"'“”‘’。、！()\s]+/g, '')
    .toUpperCase();

/** Reads a whole reply: `1`, ` 19. `, `Yes!`; undefined if it is no answer to a reminder. */
export function answerIn(text: string): SaidAnswer | undefined {
  const said = readable(text);
  const number = /^([1-4])?([19])$/.exec(said);
  if (number)
    return {
      kind: number[2] === '1' ? 'confirm' : 'cancel',
      ...(number[1] ? { index: Number(number[1]) } : {}),
      isWord: false,
    };
  return yes.includes(said) ? { kind: 'confirm', isWord: true } : undefined;
}

/** A reminder that its reader may answer. */
export type SentReminder = Pick<Message, 'restaurantId' | 'reservationId' | 'choices' | 'matterEndsAt'>;

/**
 * The reservation that an answer is about: that with its number in the reminder. Without a number it confirms the one
 * that the reminder is about; a cancellation has to name one if there are several.
 */
export function chosenBy(
  said: SaidAnswer,
  reminder: Pick<SentReminder, 'reservationId' | 'choices'>,
): Choice | undefined {
  const { choices = [], reservationId } = reminder;
  if (said.index !== undefined) return choices[said.index - 1];
  if (choices.length > 1 && said.kind === 'cancel') return undefined;
  return choices.find((choice) => choice.reservationId === reservationId);
}
