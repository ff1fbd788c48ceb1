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
  ['Tel.0655501234 or Tel0655501234', 'Tel.••• 1234 or Tel••• 1234'],
  ['https://wa.me/390655501234', 'https://wa.me/••• 1234'],
  ['on 20.11.2026 0655501234 Ada', 'on 20.11.2026 ••• 1234 Ada'],
  ['2026-11-20 0655501234', '2026-11-20 ••• 1234'],
  ['1/2/2026 +39 06 5550 1234', '1/2/2026 ••• 1234'],
  ['0655501234 on 20.11.2026', '••• 1234 on 20.11.2026'],
  ['20.11.2026-0655501234', '••• 1234'],
  ['nr-0655501234, number=0655501234, phone_0655501234', 'nr-••• 1234, number=••• 1234, phone_••• 1234'],
  ['06,5550,1234', '••• 1234'],
  ['call 0655501234pls', 'call ••• 1234pls'],
  ['06.12.20.26.55 and 055.501.2345', '••• 2655 and ••• 2345'],
  ['20.11.2026-22.11.2026 or 2026-11-20', '20.11.2026-22.11.2026 or 2026-11-20'],
  [
    'https://tablewell.example/waitlist/r?phone=0655501234',
    'https://tablewell.example/waitlist/r?phone=••• 1234',
  ],
  ['Table 12. 20.11.2026, 19:30 to 22:00', 'Table 12. 20.11.2026, 19:30 to 22:00'],
  ['1,234,567.00, $1,250,000 and 1.250.000 EUR', '1,234,567.00, $1,250,000 and 1.250.000 EUR'],
  ['€ 0655501234, 06 5550 1234 EUR', '€ ••• 1234, ••• 1234 EUR'],
  [
    'https://tablewell.example/edit-reservation/6f1c2d30-1234-4567-8901-123456789012',
    'https://tablewell.example/edit-reservation/6f1c2d30-1234-4567-8901-123456789012',
  ],
])('of the text %j, %j is shown', (text, shown) => {
  expect(maskedText(text)).toBe(shown);
});
