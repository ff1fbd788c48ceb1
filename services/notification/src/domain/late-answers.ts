import type { Message } from './message';
import { readable } from './reminder-answers';

/** What a reply says to the question when a late party comes (MESSAGE-36): in how many minutes, or that it does not. */
export type LateAnswer =
  { readonly kind: 'late'; readonly minutes: 10 | 20 | 30 } | { readonly kind: 'cancel' };

/** The word for minutes that may follow, in the languages of diners. */
// cspell:disable-next-line
const unit = /^(M|MIN|MINS|MINUTE|MINUTES|MINUTEN|MINUTOS|分|分後|分ほど|د|دقيقة|دقائق)?$/u;

/** Reads a whole reply: `20`, ` 20 min. `, `9`; undefined if it is no answer to the question. */
export function lateAnswerIn(text: string): LateAnswer | undefined {
  const said = readable(text);
  if (said === '9') return { kind: 'cancel' };
  const [, number = '', word = ''] = /^(10|20|30)(\D*)$/u.exec(said) ?? [];
  const minutes = ([10, 20, 30] as const).find((each) => String(each) === number);
  return minutes && unit.test(word) ? { kind: 'late', minutes } : undefined;
}

/** A question that its reader may answer. */
export type SentQuestion = Pick<Message, 'restaurantId' | 'reservationId' | 'matterEndsAt' | 'createdAt'>;
