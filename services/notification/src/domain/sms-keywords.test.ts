import { answerTo, wishIn } from './sms-keywords';

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Unsubscribe', 'stop'],
  ['"quit"', 'stop'],
  ['yes!', 'start'],
  ['help?', 'help'],
  ['Please stop by the bar', 'none'],
  ['', 'none'],
])('%j means %s', (text, wish) => {
  expect(wishIn(text)).toBe(wish);
});

test('an answer names the restaurant, and there is none to small talk', () => {
  const restaurant = { name: 'Ada’s', phoneNumber: '212 736 5000' };
  expect(answerTo('help', restaurant)).toContain(
    'Ada’s: messages about your reservation. Call 212 736 5000.',
  );
  expect(answerTo('help', undefined)).toContain('Tablewell');
  expect(answerTo('none', restaurant)).toBe('');
});
