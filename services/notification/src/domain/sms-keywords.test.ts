// cspell:ignore erhalten keine Nachrichten mehr stornieren
import fc from 'fast-check';
import { answerTo, asksToCancel, type Intent, intentOf, soundsLikeRefusal } from './sms-keywords';
import { helpWords, startWords, stopWords } from './sms-words';

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Unsubscribe', 'stop'],
  ['"quit"', 'stop'],
  ['yes!', 'yes'],
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

// cspell:disable
test.each<[string, Intent]>([
  ['S.T.O.P.', 'stop'],
  ['ＳＴＯＰ', 'stop'],
  ['𝐒𝐭𝐨𝐩', 'stop'],
  ['stop 🛑', 'stop'],
  ['remove', 'stop'],
  ['TD', 'stop'],
  ['stop por favor', 'stop'],
  ['Arrêtez svp', 'stop'],
  ['Désabonner', 'stop'],
  ['Bitte stopp!', 'stop'],
  ['aufhören', 'stop'],
  ['配信停止お願いします', 'stop'],
  ['إلغاء الاشتراك', 'stop'],
  ['الغاء الاشتراك من فضلك', 'stop'],
  ['annuler', 'none'],
  ['Stornieren', 'none'],
  ['Oui', 'none'],
  ['1', 'none'],
  ['1️⃣', 'none'],
  ['alta', 'start'],
  ['再開', 'start'],
  ['Ayuda', 'help'],
  ['مساعده', 'help'],
])('in another language or spelling %j means %s', (text, intent) => {
  expect(intentOf(text)).toBe(intent);
});

test.each([
  'leave me alone',
  'Don’t text me again',
  'do not contact us',
  'I said no more texts!!',
  'Take me off your list',
  'remove my number',
  'you have the wrong number',
  'No me escriban más',
  'dejen de enviarme mensajes por favor ya',
  'Ne m’envoyez plus de SMS',
  'Arrêtez de m’écrire',
  'Laissez-moi tranquille',
  'Bitte keine Nachrichten mehr',
  'Schreiben Sie mir bitte nicht mehr',
  'Lassen Sie mich in Ruhe',
  'もうメッセージを送らないでください',
  'メールはもういらない',
  'لا ترسلوا لي رسائل',
  'اتركوني وشأني',
])('%j sounds like a refusal, about which a member decides', (text) => {
  expect(intentOf(text)).toBe('none');
  expect(soundsLikeRefusal(text)).toBe(true);
});

test.each([
  '',
  'STOP',
  'Please stop by the bar',
  'Can we stop at 9?',
  'running 10 late',
  'please send me the menu',
  'no more than 5 of us',
  'Liked “Trattoria Ada: your table is booked. Reply STOP to opt out.”',
  '👍 to “Please do not text this number”',
  'Wir hören gern von Ihnen',
  'Je prends le plus de place possible',
  '1名増えます、お願いします',
  'سنتأخر قليلا',
])('%j does not', (text) => expect(soundsLikeRefusal(text)).toBe(false));
// cspell:enable

describe('a keyword', () => {
  const keywords: [readonly string[], Intent][] = [
    [stopWords, 'stop'],
    [startWords, 'start'],
    [helpWords, 'help'],
    [['YES'], 'yes'],
  ];
  const signs = fc
    .array(
      fc.constantFrom(
        ' ',
        '\n',
        '.',
        '!',
        '?',
        '…',
        '"',
        '“',
        '”',
        '-',
        '👍',
        '❤️',
        '👩‍🍳',
        '🙏🏽',
        'ℹ️',
        '\u200b',
      ),
    )
    .map((each) => each.join(''));
  const anyCase = (word: string) =>
    fc
      .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
      .map((upper) =>
        [...word].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter.toLowerCase())).join(''),
      );

  test.each(keywords)('of %j means %s in any case, with any signs and emoji around it', (words, intent) => {
    const spelled = fc.constantFrom(...words).chain((word) => anyCase(word));
    fc.assert(
      fc.property(signs, spelled, signs, (before, word, after) => {
        expect(intentOf(before + word + after)).toBe(intent);
      }),
    );
  });

  test('is recognized with and without accents, composed or not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...stopWords), fc.constantFrom('NFC', 'NFD', 'NFKC'), (word, form) => {
        expect(intentOf(word.normalize(form))).toBe('stop');
      }),
    );
  });
});

test('of any text, a keyword does not sound like a refusal, too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      if (intentOf(text) !== 'none') expect(soundsLikeRefusal(text)).toBe(false);
    }),
  );
});

const answer = (intent: Intent, more: Partial<Parameters<typeof answerTo>[1]>) =>
  answerTo(intent, { text: '', restaurant: undefined, cancelLink: '', isShared: false, ...more });

test('an answer names the restaurant, and other replies get none', () => {
  const restaurant = { name: 'Ada’s', phoneNumber: '212 736 5000' };
  expect(answer('help', { restaurant })).toContain(
    "Ada's: messages about your reservation. Call 212 736 5000.",
  );
  expect(answer('help', { restaurant: undefined })).toContain('Tablewell');
  expect(answer('none', { restaurant })).toBe('');
});

test('an answer is in the language of the message that it answers', () => {
  const restaurant = { name: 'Ada’s', phoneNumber: '' };
  expect(answer('stop', { restaurant, language: 'de' })).toMatch(
    /^Sie erhalten keine Nachrichten mehr von Ada's\./,
  );
});

test.each(['CANCEL', 'Cancel my table', 'C', 'cancel please', 'Bitte stornieren', 'キャンセルお願いします'])(
  '%j may mean the reservation',
  (text) => expect(asksToCancel(text)).toBe(true),
);

// cspell:disable-next-line
test.each(['', 'Can we be 5?', 'running 10 late', 'STOP', 'إلغاء الاشتراك'])('%j does not', (text) =>
  expect(asksToCancel(text)).toBe(false),
);
