import { type Language, languages } from '@tablewell/languages';
import { outsideGsm, segmentsOf } from '@tablewell/shared/sms';
import { lateQuestionText } from './late-question';
import { kinds } from './message';
import type { ReservationChange } from './reservation-notices';
import { answerTo } from './sms-keywords';
import { answeredText, reminderText } from './reminder-texts';
import { waiterText } from './waiter-news';
import { smsText } from './wording';

const restaurant = {
  id: 'r1',
  ownerId: 'u1',
  name: 'Trattoria Ada',
  email: '',
  phoneNumber: '',
  emailNotifications: true,
  smsNotifications: true,
  confirmedEmail: '',
  country: 'US',
  smsCountries: ['US'],
  address: '',
  brand: {},
};
const reservation = {
  id: 'vTPT3ovfFskK8x7BSWB225',
  restaurantId: 'r1',
  version: 1,
  name: 'Grace',
  partySize: 4,
  phoneNumber: '',
  email: '',
  seatingMinutes: 90,
  notes: '',
  startsAt: new Date('2027-01-05T20:45:00Z'),
  localDate: '2027-01-05',
  localMinute: 945,
};
const origin = 'https://tablewell.example';
const link = `${origin}/edit-reservation/${reservation.id}`;
const ofReservations = kinds.filter((kind): kind is ReservationChange['kind'] =>
  kind.startsWith('reservation-'),
);

const smsOf = (language: Language, kind: ReservationChange['kind'] = 'reservation-booked', more = {}) =>
  smsText(kind, restaurant, { ...reservation, ...more, language }, { origin, isFirst: true });

test.each<[Language, string]>([
  [
    'en',
    `Trattoria Ada: your table for 4 guests is booked for Tue, Jan 5 at 3:45 PM. Change or cancel: ${link} Reply STOP to opt out.`,
  ],
  [
    'es',
    `Trattoria Ada: su mesa para 4 personas queda reservada: mar, 5 ene a las 15:45. Cambiar o cancelar: ${link} Responda STOP para no recibir mensajes.`,
  ],
  [
    'fr',
    `Trattoria Ada : votre table pour 4 personnes est réservée pour le mar. 5 janv. à 15:45. Modifier ou annuler : ${link} Répondez STOP pour ne plus recevoir de SMS.`,
  ],
  [
    'de',
    `Trattoria Ada: Ihr Tisch für 4 Personen ist reserviert: Di., 5. Jan., 15:45 Uhr. Ändern oder stornieren: ${link} Antworten Sie STOP, um keine SMS mehr zu erhalten.`,
  ],
  [
    'ja',
    `Trattoria Ada：1月5日(火) 15:45、4名様のお席をご予約いただきました。変更・キャンセル：${link} 配信停止はSTOPとご返信ください。`,
  ],
  [
    'ar',
    `Trattoria Ada: تم حجز طاولتك لـ 4 ضيوف: الثلاثاء، 5 يناير الساعة 3:45 م. للتعديل أو الإلغاء: ${link} أرسل STOP لإيقاف الرسائل.`,
  ],
])('an SMS to a diner is in the language "%s"', (language, text) => {
  expect(smsOf(language)).toBe(text);
});

test('an SMS to a diner without a language is in English', () => {
  expect(smsText('reservation-booked', restaurant, reservation, { origin, isFirst: false })).toMatch(
    /^Trattoria Ada: your table/,
  );
});

test.each<[Language, string]>([
  ['en', 'for Tue, Jan 5 at 3:45 PM, Terrace. Change'],
  ['es', ': mar, 5 ene a las 15:45, Terrace. Cambiar'],
  ['fr', 'pour le mar. 5 janv. à 15:45, Terrace. Modifier'],
  ['de', ': Di., 5. Jan., 15:45 Uhr, Terrace. Ändern'],
  ['ja', '：1月5日(火) 15:45、Terrace、4名様のお席'],
  ['ar', ': الثلاثاء، 5 يناير الساعة 3:45 م، Terrace. للتعديل'],
])(
  'in "%s" an SMS names the requested area, but not for a party that is not expected any more',
  (language, text) => {
    expect(smsOf(language, 'reservation-booked', { area: 'Terrace' })).toContain(text);
    for (const kind of ['reservation-canceled', 'reservation-expired', 'reservation-withdrawn'] as const)
      expect(smsOf(language, kind, { area: 'Terrace' })).toBe(smsOf(language, kind));
  },
);

const questionIn = (language: Language) =>
  lateQuestionText(restaurant, { ...reservation, language }, { origin, isFirst: false });

test('the question when a late party comes is one segment long, or two in a language with its own letters', () => {
  for (const language of languages)
    expect([language, segmentsOf(questionIn(language)).count]).toEqual([
      language,
      needsUcs2[language] ? 2 : 1,
    ]);
});
const reminded = { origin, isFirst: true, isConfirmed: false };

/** Every SMS: those about reservations on each day of a year, and the answers to keywords. */
function* allTexts(language: Language): Generator<string> {
  for (let day = 0; day < 366; day++) {
    const localDate = new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10);
    const ofDay = { ...reservation, localDate, language };
    yield smsOf(language, 'reservation-booked', { localDate });
    const later = { ...ofDay, id: 'later' };
    yield reminderText(restaurant, ofDay, { ...reminded, choices: [ofDay] });
    yield reminderText(restaurant, ofDay, { ...reminded, choices: [ofDay, later] });
    yield answeredText('answer-confirmed', restaurant, ofDay, { origin, isFirst: true });
    yield answeredText('answer-refused', restaurant, ofDay, { origin, isFirst: true });
  }
  const ofWaitlist = { reservation: { ...reservation, language }, until: new Date('2027-01-05T19:20:00Z') };
  for (const forStart of [true, false])
    for (const kind of ['joined', 'offered', 'offer-ended', 'requoted'] as const)
      yield waiterText(restaurant, { kind, forStart, ...ofWaitlist }, { origin, isFirst: true });
  for (const kind of ofReservations) yield smsOf(language, kind, { area: 'Terrace' });
  yield questionIn(language);
  const answered = { text: 'cancel', restaurant, language, cancelLink: link, isShared: true };
  for (const intent of ['stop', 'start', 'help', 'none'] as const) {
    yield answerTo(intent, answered);
    yield answerTo(intent, {
      ...answered,
      isShared: false,
      restaurant: { ...restaurant, phoneNumber: '+12127365000' },
    });
  }
}

/** Why the texts of a language need UCS-2, which has 70 letters to a segment instead of 160. */
const needsUcs2: Partial<Record<Language, string>> = {
  ja: 'The GSM alphabet has no Japanese letters',
  ar: 'The GSM alphabet has no Arabic letters',
};

test.each(languages)('every SMS in "%s" fits the GSM alphabet, unless its letters cannot', (language) => {
  for (const text of allTexts(language)) {
    const foreign = outsideGsm(text).join('');
    expect({ text, foreign: needsUcs2[language] ? foreign !== '' : foreign }).toEqual({
      text,
      foreign: needsUcs2[language] ? true : '',
    });
  }
});

test('a message is at most four segments long in any language, and ten with the longest name and words', () => {
  const words = { isPending: false, isWithdrawn: false, words: 'あ'.repeat(400) };
  for (const language of languages)
    for (const kind of ofReservations) {
      expect(segmentsOf(smsOf(language, kind, { area: 'Dining Room' })).count).toBeLessThanOrEqual(4);
      const name = 'あ'.repeat(100);
      const longest = smsText(
        kind,
        { ...restaurant, name },
        { ...reservation, request: words, area: 'あ'.repeat(40), language },
        { origin, isFirst: true },
      );
      expect(segmentsOf(longest).count).toBeLessThanOrEqual(10);
    }
});
