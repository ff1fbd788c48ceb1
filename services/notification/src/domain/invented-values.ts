import type { Language } from '@tablewell/languages';
import { messageLanguage } from '@tablewell/languages/message-language';
import { inventedReservation } from './invented-reservation';
import { lateAnswersText } from './late-question';
import { answerValues, templateValues, type TextKind } from './message-templates';
import type { TemplateValues } from './own-text-rules';
import type { Restaurant } from './read-copies';
import { answersText } from './reminder-texts';

const inventedAnswer = 'The table is yours until 9:30. See you soon!';

/**
 * Values for the preview of a text, and below them others for which it has to be right, too: where a value is empty, and
 * for a reminder of several reservations.
 */
export function inventedValues(
  kind: TextKind,
  restaurant: Restaurant,
  given: { readonly language: Language; readonly origin: string; readonly now: Date },
): TemplateValues[] {
  if (kind === 'staff-answer')
    return [
      answerValues(restaurant, inventedAnswer),
      answerValues({ ...restaurant, phoneNumber: '' }, 'Yes'),
    ];
  const party = inventedReservation(restaurant.id, given.language, given.now);
  const plain = {
    ...party,
    name: '',
    area: '',
    request: { isPending: false, isWithdrawn: false, words: '' },
  };
  const full = templateValues(kind, restaurant, party, given.origin);
  const bare = templateValues(kind, { ...restaurant, phoneNumber: '' }, plain, given.origin);
  const own = messageLanguage(given.language, restaurant.country);
  if (kind === 'late-question')
    return [full, bare].map((values) => ({ ...values, answers: lateAnswersText(own) }));
  if (kind !== 'reminder') return [full, bare];
  const answers = (isConfirmed: boolean, count: number) =>
    answersText({ isConfirmed, choices: Array.from({ length: count }, () => party) }, own);
  return [
    { ...full, answers: answers(false, 1) },
    { ...bare, answers: answers(true, 1) },
    { ...full, answers: answers(false, 2) },
  ];
}
