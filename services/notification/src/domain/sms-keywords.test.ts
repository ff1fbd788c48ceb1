import { answerTo, intentOf } from './sms-keywords';

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Unsubscribe', 'stop'],
  ['"quit"', 'stop'],
  ['yes!', 'start'],
  ['help?', 'help'],
  ['Please stop by the bar', 'none'],
  ['', 'none'],
])('%j means %s', (text, intent) => {
  expect(intentOf(text)).toBe(intent);
});

test('an answer names the restaurant, and other replies get none', () => {
  const restaurant = { name: 'Ada’s', phoneNumber: '212 736 5000' };
  expect(answerTo('help', restaurant)).toContain(
    'Ada’s: messages about your reservation. Call 212 736 5000.',
  );
  expect(answerTo('help', undefined)).toContain('Tablewell');
  expect(answerTo('none', restaurant)).toBe('');
});

test('an answer is in the language of the message that it answers', () => {
  const restaurant = { name: 'Ada’s', phoneNumber: '' };
  // cspell:disable-next-line
  expect(answerTo('stop', restaurant, 'de')).toMatch(/^Sie erhalten keine Nachrichten mehr von Ada’s\./);
});
