import { type Language, languages } from '@tablewell/languages';
import { kinds, type DinerKind } from '../../domain/message';
import { calendarOf } from '../../domain/calendar-entry';
import { dinerMail } from './diner-mails';

const restaurant = {
  id: 'r1',
  ownerId: 'u1',
  name: 'Trattoria Ada',
  email: '',
  phoneNumber: '+39 06 555 0100',
  emailNotifications: true,
  smsNotifications: true,
  confirmedEmail: '',
  country: 'US',
  smsCountries: ['US'],
  address: '',
  brand: {},
};
const reservation = {
  id: 'x1',
  restaurantId: 'r1',
  version: 1,
  name: 'Grace',
  email: 'grace@example.com',
  partySize: 2,
  phoneNumber: '',
  notes: '',
  startsAt: new Date('2027-01-05T20:45:00Z'),
  seatingMinutes: 90,
  localDate: '2027-01-05',
  localMinute: 945,
};
const origin = 'https://tablewell.example';
const mail = (language: Language, kind: DinerKind = 'diner-booked') =>
  dinerMail(origin, kind, restaurant, { ...reservation, language });

test('a mail to a diner has the language and text direction of the diner', () => {
  const arabic = mail('ar');
  expect(arabic.subject).toBe('تم حجز طاولتك: Trattoria Ada، الثلاثاء، 5 يناير الساعة 3:45 م');
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.text).toContain('عدد الأشخاص: ضيفان');
  const japanese = mail('ja');
  expect(japanese.html).toContain('<html lang="ja" dir="ltr">');
  expect(japanese.text).toContain('人数: 2名様');
  expect(mail('en').text).toContain('Party: 2 guests');
});

test('in a mail from right to left, labels have their space on the left, and phone numbers their order', () => {
  const { html, text } = mail('ar');
  expect(html.match(/class="label"[^>]*padding:[^;]*/g)).toEqual(
    expect.arrayContaining([expect.stringContaining('padding:6px 0 6px 16px')]),
  );
  expect(html).not.toContain('padding:6px 16px 6px 0');
  expect(html).toMatch(
    /<a class="link" href="tel:\+39065550100"[^>]*><span dir="ltr">\+39 06 555 0100<\/span>/,
  );
  expect(text).toContain('\u2066+39 06 555 0100\u2069');
  expect(mail('en').html).toContain('padding:6px 16px 6px 0');
});

test('a French label has a space before its colon', () => {
  expect(mail('fr').text).toContain('Quand\u00a0: ');
  expect(mail('de').text).toContain('Wann: ');
});

test('the place of a mail has its directions', () => {
  const there = { ...restaurant, address: 'Via Roma 12, 00184 Roma' };
  const { html, text } = dinerMail(origin, 'diner-booked', there, reservation);
  const link =
    'https://www.google.com/maps/dir/?api=1&destination=Trattoria%20Ada%2C%20Via%20Roma%2012%2C%2000184%20Roma';
  expect(text).toContain(`Directions: ${link}`);
  expect(html).toContain(link.replace('&', '&amp;'));
});

test('every mail to a diner has its own words in every language', () => {
  const ofDiners = kinds.filter((kind): kind is DinerKind => kind.startsWith('diner-'));
  for (const kind of ofDiners) {
    const subjects = new Set(languages.map((language) => mail(language, kind).subject));
    expect(subjects.size).toBe(languages.length);
  }
});

test.each(languages)(
  'for a restaurant that hides the product’s name, no mail in %s contains it',
  (language) => {
    const own = { ...restaurant, hidesProduct: true, ownDomain: 'book.ada.example' };
    const { subject, text, html, senderName } = dinerMail(origin, 'diner-booked', own, {
      ...reservation,
      language,
    });
    for (const part of [subject, text, html]) expect(part).not.toMatch(/Tablewell/i);
    expect(text).toContain('https://book.ada.example/edit-reservation/x1');
    expect(senderName).toBe('Trattoria Ada');
    expect(mail(language).text).toContain('Tablewell');
  },
);

test('the calendar entry of a mail is in the language of the mail', () => {
  const made = { origin, sender: 'no-reply@tablewell.example', now: new Date('2027-01-01T12:00:00Z') };
  const entry = calendarOf('reservation-booked', restaurant, { ...reservation, language: 'de' }, made);
  expect(entry?.text.replace(/\r\n /g, '')).toContain('SUMMARY:Reservierung bei Trattoria Ada');
});
