import { answerIn, chosenBy } from './reminder-answers';

test.each([
  ['1', { kind: 'confirm', isWord: false }],
  [' 9. ', { kind: 'cancel', isWord: false }],
  ['11', { kind: 'confirm', index: 1, isWord: false }],
  ['29', { kind: 'cancel', index: 2, isWord: false }],
  ['２１', { kind: 'confirm', index: 2, isWord: false }],
  ['١', { kind: 'confirm', isWord: false }],
  ['1️⃣', { kind: 'confirm', isWord: false }],
  ['1 👍', { kind: 'confirm', isWord: false }],
  ['(9)', { kind: 'cancel', isWord: false }],
  ['Yes 🙏🏽', { kind: 'confirm', isWord: true }],
  ['Yes!', { kind: 'confirm', isWord: true }],
  ['oui', { kind: 'confirm', isWord: true }],
  ['Sí', { kind: 'confirm', isWord: true }],
  ['ja', { kind: 'confirm', isWord: true }],
  ['はい。', { kind: 'confirm', isWord: true }],
  ['نعم', { kind: 'confirm', isWord: true }],
])('%j answers a reminder', (text, said) => {
  expect(answerIn(text)).toEqual(said);
});

test.each(['2', '91', '19:00', '1/9', 'yes, but we are 5', '1 more please', 'STOP', 'cancel', ''])(
  '%j is no answer to a reminder',
  (text) => expect(answerIn(text)).toBeUndefined(),
);

const at = (reservationId: string) => ({ reservationId, startsAt: new Date(0) });
const reminder = { restaurantId: 'r1', reservationId: 'b', choices: [at('a'), at('b')] };
const chosen = (text: string, sent = reminder) => {
  const said = answerIn(text);
  return said && chosenBy(said, sent)?.reservationId;
};

test('a number names the reservation that the reminder gave it', () => {
  expect(chosen('11')).toBe('a');
  expect(chosen('29')).toBe('b');
  expect(chosen('31')).toBeUndefined();
  expect(chosen('9', { ...reminder, choices: [at('b')] })).toBe('b');
});

test('without a number the reservation of the reminder is confirmed, and none of several is canceled', () => {
  expect(chosen('yes')).toBe('b');
  expect(chosen('1')).toBe('b');
  expect(chosen('9')).toBeUndefined();
});
