import { isMasked, maskedContact, maskedEmail, maskedPhone, maskedText } from './masked-contact';

test.each([
  ['+39 06 5550 1234', '••• 1234'],
  ['(212) 736-5000', '••• 5000'],
  ['12345', '•••'],
  ['', ''],
])('of the phone number %j, %j is shown', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown);
});

test.each([
  ['ada.rossi@example.com', 'a•••@•••.com'],
  ['x@rossi.co.uk', 'x•••@•••.uk'],
  ['', ''],
])('of the mail address %j, %j is shown', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
  expect(maskedContact(email)).toBe(shown);
});

test('what is masked is known as such, and masked again it is the same', () => {
  for (const text of ['+39 06 5550 1234', '12345', 'ada@example.com']) {
    const masked = maskedContact(text);
    expect([isMasked(text), isMasked(masked)]).toEqual([false, true]);
    expect(isMasked(maskedContact(masked))).toBe(true);
  }
});

test.each([
  ['Phone: +39 06 5550 1234, mail ada@example.com.', 'Phone: ••• 1234, mail a•••@•••.com.'],
  ['Call 0170/1234567 or (212) 736-5000', 'Call ••• 4567 or ••• 5000'],
  ['On 2026-11-30 19:30, 30.11.2026, for 4', 'On 2026-11-30 19:30, 30.11.2026, for 4'],
  ['https://tablewell.example/r/12345678901', 'https://tablewell.example/r/12345678901'],
  ['No numbers here', 'No numbers here'],
])('of the text %j, %j is shown', (text, shown) => {
  expect(maskedText(text)).toBe(shown);
});
