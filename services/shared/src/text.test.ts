import { lineProblem, nameProblem, plainPhone, sanitize } from './text';

// cspell:ignore לוֹם دانم Việt Nguye Κρήτη Αθήνα Пицца Мʼята ypal Πizza

test.each([
  "St. John's",
  'Café No. 5',
  'A.B. Co',
  "Joe's Pizza.com",
  'Bar 24/7',
  'Fish & Chips / Grill',
  'Vol. 2/3',
  'Dr. Who',
  'Ristorante l’Angolo: da Ada',
  'مطعم النخيل',
  '寿司 次郎',
  'Wwwhat a place',
  'نمی\u200cدانم',
  'क्\u200dष',
  'Chef 👨\u200d🍳',
  'Việt Nam',
  'Chef 👩🏽\u200d🍳',
  'Café ☕\ufe0f',
  'I ❤\ufe0f Pasta',
  'The 👁\ufe0f\u200d🗨\ufe0f Bar',
  'Pier 3\ufe0f\u20e3',
  '辻\u{e0100}寿司',
  '서울 식당',
  'ᠮᠠᠨ\u180bᠳᠠᠯ',
  'שָׁלוֹם',
  'Café Κρήτη',
  'L’Αθήνα',
  'Joe\u0384s',
  'Пицца-Bar № 1',
  'Мʼята',
  'Cafe\u0301バーΩ寿司BBQ서울',
  '',
])('%j is a name', (name) => {
  expect(nameProblem('Restaurant name', name)).toBeUndefined();
});

test.each([
  'URGENT verify your bank at https://evil.example',
  'HTTP://EVIL.EXAMPLE',
  'ftp://evil.example',
  'Pay at www.evil.example now',
  'WWW.evil.example',
  'Your parcel is held, pay 1.99 at evil.example/p',
  'evil.example:8080/p',
  'bücher.example/ü',
])('%j has a link', (name) => {
  expect(nameProblem('Restaurant name', name)).toBe('Restaurant name cannot contain a link');
});

test.each([
  'Ada\r\nBcc: x@example.com',
  'Ada\u0000',
  'Ada\u202egnp.exe',
  'Ada\u2028Rossi',
  'Pay\u200bPal',
  'Pay\u00adPal',
  'Pay\u200dPal',
  'Ada\u{e0041}',
  '\u061cAda',
  'Ada\u3164',
  'Ada\u115f\u1160',
  'Ada\uffa0',
  'Ada\u2800Bar',
  'Ada\u034f',
  'Ada\ufe0f',
  'Ada 3\ufe0f',
  'Ada\u180b',
  'Ada\u{e0100}',
  'Ada\ufe0f\u200dBar',
])('%j has control characters', (name) => {
  expect(nameProblem('First name', name)).toBe('First name cannot contain control characters');
});

test.each([
  'P\u0430ypal',
  'G\u03bf\u03bfgle',
  '\u0421afe 24',
  'Trattoria \u0410da',
  'Caf\u0435\u0301n',
  'Cafe\u0301\u0430',
  'Πizza',
])('%j mixes scripts in a word', (name) => {
  const message = 'Restaurant name mixes the letters of several scripts in one word';
  expect(nameProblem('Restaurant name', name)).toBe(message);
  // House numbers have letters of any keyboard.
  expect(lineProblem('The street', name)).toBeUndefined();
});

test('a name has no more accents on a letter than any language writes', () => {
  const message = 'First name has too many accents on one letter';
  expect(nameProblem('First name', `Ada${'\u0301'.repeat(20)}`)).toBe(message);
  expect(nameProblem('First name', 'Nguye\u0302\u0303n')).toBeUndefined();
});

test('text is trimmed and loses angle brackets', () => {
  expect(sanitize('  <b>Ada</b> ')).toBe('bAda/b');
});

test.each([
  ['\u202d+1 202 555 0143\u202c', '+1 202 555 0143'],
  ['\u2068(202)\u00a0555\u20110143\u2069', '(202) 555-0143'],
  ['\u200b\ufeff020 7946 0018\u200e', '020 7946 0018'],
  ['０９０１２３４５６７８', '09012345678'],
  ['０９０−１２３４－５６７８', '090-1234-5678'],
  ['090ー1234ー5678', '090-1234-5678'],
  ['０９０　１２３４　５６７８', '090 1234 5678'],
  ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
  ['۰۵۰ ۱۲۳ ۴۵۶۷', '050 123 4567'],
  ['०९८७६५४३२१०', '09876543210'],
  ['202\t555\n0143', '202 555 0143'],
  [' <202> 555-0143 ', '202 555-0143'],
  ['call me', 'call me'],
  ['', ''],
])('the phone number %j is read as %j', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
  expect(plainPhone(plain)).toBe(plain);
});
