// cspell:ignore erhalten keine Nachrichten mehr stornieren
import { answerTo, asksToCancel, type Intent, intentOf } from './sms-keywords';

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Unsubscribe', 'stop'],
  ['"quit"', 'stop'],
  ['yes!', 'start'],
  ['help?', 'help'],
  ['OPTOUT', 'stop'],
  ['Opt-out', 'stop'],
  ['opt out please', 'stop'],
  ['Revoke', 'stop'],
  ['stop please', 'stop'],
  ['Please STOP texting me!', 'stop'],
  ['stop all messages', 'stop'],
  // cspell:disable-next-line
  ['Arrêt', 'stop'],
  ['CANCEL', 'stop'],
  ['cancel please', 'none'],
  ['Cancel my table', 'none'],
  ['the end', 'none'],
  ['Please stop by the bar', 'none'],
  ['please', 'none'],
  ['', 'none'],
])('%j means %s', (text, intent) => {
  expect(intentOf(text)).toBe(intent);
});

const answer = (intent: Intent, more: Partial<Parameters<typeof answerTo>[1]>) =>
  answerTo(intent, { text: '', restaurant: undefined, cancelLink: '', ...more });

test('an answer names the restaurant, and other replies get none', () => {
  const restaurant = { name: 'Ada’s', phoneNumber: '212 736 5000' };
  expect(answer('help', { restaurant })).toContain(
    'Ada’s: messages about your reservation. Call 212 736 5000.',
  );
  expect(answer('help', { restaurant: undefined })).toContain('Tablewell');
  expect(answer('none', { restaurant })).toBe('');
});

test('an answer is in the language of the message that it answers', () => {
  const restaurant = { name: 'Ada’s', phoneNumber: '' };
  expect(answer('stop', { restaurant, language: 'de' })).toMatch(
    /^Sie erhalten keine Nachrichten mehr von Ada’s\./,
  );
});

test.each(['CANCEL', 'Cancel my table', 'C', 'cancel please', 'Bitte stornieren', 'キャンセルお願いします'])(
  '%j may mean the reservation',
  (text) => expect(asksToCancel(text)).toBe(true),
);

test.each(['', 'Can we be 5?', 'running 10 late', 'STOP'])('%j does not', (text) =>
  expect(asksToCancel(text)).toBe(false),
);
