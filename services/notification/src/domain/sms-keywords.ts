import type { Language } from '@tablewell/languages';
import { messageLanguage } from '@tablewell/languages/message-language';
import { smsForm } from '@tablewell/shared/sms';
import { safeName } from './safe-text';
import {
  clearStopWords,
  courtesies,
  courtesyEndings,
  helpWords,
  refusalWordings,
  startWords,
  stopWords,
} from './sms-words';

/**
 * The intent of a reply, by the words that carriers reserve. `yes` asks for messages again after an opt-out, and is an
 * answer of the diner otherwise.
 */
export type Intent = 'stop' | 'start' | 'yes' | 'help' | 'none';

/** Accents of Latin and Arabic letters, and the lengthening of Arabic words; not the marks of kana. */
const accents = /[\u0300-\u036f\u0640\u064b-\u0655\u0670]/g;
/** Characters without width, and what turns a digit or sign into an emoji. */
const invisible = /[\p{Cf}\ufe00-\ufe0f\u20e3]/gu;
/** Some of them are letters after normalization. */
const pictures = /\p{Extended_Pictographic}/gu;

/** A text in upper case, without accents, signs and emoji, with one space between words. */
export function fold(text: string): string {
  const letters = text
    .replace(invisible, '')
    .replace(pictures, ' ')
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC');
  const spelled = letters
    .replace(/['’‘`´]/g, '')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');
  const words = spelled
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  // S.T.O.P
  return /^\p{L}(?: \p{L})+$/u.test(words) ? words.replaceAll(' ', '') : words;
}

const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(fold));
const [stops, clearStops, starts, helps] = [stopWords, clearStopWords, startWords, helpWords].map(folded) as [
  ReadonlySet<string>,
  ReadonlySet<string>,
  ReadonlySet<string>,
  ReadonlySet<string>,
];
const longestFirst = (words: readonly string[]) => words.map(fold).sort((a, b) => b.length - a.length);
const fillers = new RegExp(`(?<=^| )(?:${longestFirst(courtesies).join('|')})(?= |$)`, 'g');
const endings = new RegExp(`(?:${longestFirst(courtesyEndings).join('|')})$`);

const withoutCourtesies = (words: string): string =>
  words.replace(endings, '').replace(fillers, '').replace(/ +/g, ' ').trim();

/**
 * Matches the whole reply against the keywords, as carriers do, in any spelling: `stop`, ` Stop. `, `STOP 🙏`. An opt-out
 * may be wrapped in courtesies: `stop please`; not `please stop by the bar`.
 */
export function intentOf(text: string): Intent {
  const words = fold(text);
  if (words === 'YES') return 'yes';
  if (stops.has(words) || clearStops.has(withoutCourtesies(words))) return 'stop';
  if (starts.has(words)) return 'start';
  return helps.has(words) ? 'help' : 'none';
}

const refusals = refusalWordings.map(
  (each) => new RegExp(/^[\x20-\x7e]*$/.test(each) ? each : foldedExpression(each), 'u'),
);
/** Folds the letters of an expression, and keeps its signs. */
function foldedExpression(expression: string): string {
  return expression.replace(/[\p{L}\p{M}]+/gu, fold);
}
/** What phones send for a reaction to a message, and whole quotations: our own texts name STOP. */
const quotations = /[“«„「『"].*?[”»“」』"]/gsu;

/** Whether a reply that is no keyword looks like an opt-out. A member decides about it. */
export function soundsLikeRefusal(text: string): boolean {
  if (intentOf(text) !== 'none') return false;
  const words = fold(text.replace(quotations, ' '));
  return refusals.some((each) => each.test(words));
}

// cspell:disable-next-line
const cancelWords = /\bcancel|\bannul|\bstornier|\babsag|キャンセル|取り消|إلغاء|ألغ|الغ/iu;

/** Whether a reply may ask to cancel the reservation, and not only to end the messages. */
export const asksToCancel = (text: string): boolean =>
  (/^\s*c[.!]?\s*$/i.test(text) || cancelWords.test(text)) && !clearStops.has(withoutCourtesies(fold(text)));

/** What the answer to a reply depends on. */
interface Answered {
  readonly text: string;
  readonly restaurant: { readonly name: string; readonly phoneNumber: string } | undefined;
  /** The language of the message that is answered; absent: English. */
  readonly language?: Language | undefined;
  /** The page on which the sender cancels the reservation that the restaurant still expects; empty without one. */
  readonly cancelLink: string;
  /** Whether several restaurants text from the number that was answered. */
  readonly isShared: boolean;
}

/** The answer to a reply, with the restaurant's name, in the language of its last message; empty for none. */
export const answerTo = (intent: Intent, answered: Answered): string => smsForm(answerText(intent, answered));

function answerText(
  intent: Intent,
  { text, restaurant: writer, language, cancelLink, isShared }: Answered,
): string {
  const { t } = messageLanguage(language);
  const restaurant = writer ? safeName(writer.name) : 'Tablewell';
  const phone = writer?.phoneNumber ?? '';
  const stillBooked =
    cancelLink !== '' && asksToCancel(text) ? t('sms.notCanceled', { restaurant, link: cancelLink }) : '';
  switch (intent) {
    case 'stop':
      return [t(isShared ? 'sms.stoppedShared' : 'sms.stopped', { restaurant }), stillBooked]
        .filter(Boolean)
        .join(' ');
    case 'start':
    case 'yes':
      return t('sms.started', { restaurant });
    case 'help':
      return phone ? t('sms.helpCall', { restaurant, phone }) : t('sms.help', { restaurant });
    case 'none':
      return stillBooked;
  }
}
