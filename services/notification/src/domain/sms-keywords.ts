import type { Language } from '@tablewell/languages';
import { messageLanguage } from '@tablewell/languages/message-language';
import { safeName } from './safe-text';

/** The intent of a reply, by the keywords that carriers reserve. */
export type Intent = 'stop' | 'start' | 'help' | 'none';

/** The words that stand alone. Carriers take CANCEL as an opt-out, although a diner may mean the reservation. */
const intents: Record<Exclude<Intent, 'none'>, readonly string[]> = {
  stop: [
    // cspell:disable-next-line
    ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'ARRET', 'ARRÊT'],
    ...['OPT OUT', 'STOP ALL'],
  ],
  start: ['START', 'YES', 'UNSTOP'],
  help: ['HELP', 'INFO'],
};

/** Words that mean nothing else, so that others may be around them: `stop please`, `please stop texting me`. */
const clearStops: readonly string[] = ['STOP', 'UNSUBSCRIBE', 'QUIT', 'REVOKE', 'OPTOUT', 'OPT OUT'];
const fillers =
  /\b(?:PLEASE|PLS|PLZ|THANKS|THANK YOU|TEXTING|TEXTS?|MESSAGING|MESSAGES?|SMS|SENDING|SEND|ME|US|ALL|THE|THESE|THIS|NOW|MORE)\b/g;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Matches the whole reply against the keywords, as carriers do: `stop`, ` Stop. `. An opt-out may be wrapped in courtesies:
 * `stop please`; not `please stop by the bar`.
 */
export function intentOf(text: string): Intent {
  const word = plain(
    text
      .replace(/[.,!?"'“”‘’]+/g, '')
      .replace(/-/g, ' ')
      .toUpperCase(),
  );
  if (clearStops.includes(plain(word.replace(fillers, '')))) return 'stop';
  const found = (Object.keys(intents) as Exclude<Intent, 'none'>[]).find((intent) =>
    intents[intent].includes(word),
  );
  return found ?? 'none';
}

// cspell:disable-next-line
const cancelWords = /\bcancel|\bannul|\bstornier|\babsag|キャンセル|取り消|إلغاء|ألغ|الغ/iu;

/** Whether a reply may ask to cancel the reservation. */
export const asksToCancel = (text: string): boolean => /^\s*c[.!]?\s*$/i.test(text) || cancelWords.test(text);

/** What the answer to a reply depends on. */
interface Answered {
  readonly text: string;
  readonly restaurant: { readonly name: string; readonly phoneNumber: string } | undefined;
  /** The language of the message that is answered; absent: English. */
  readonly language?: Language | undefined;
  /** The page on which the sender cancels the reservation that the restaurant still expects; empty without one. */
  readonly cancelLink: string;
}

/** The answer to a reply, with the restaurant's name, in the language of its last message; empty for none. */
export function answerTo(
  intent: Intent,
  { text, restaurant: writer, language, cancelLink }: Answered,
): string {
  const { t } = messageLanguage(language);
  const restaurant = writer ? safeName(writer.name) : 'Tablewell';
  const phone = writer?.phoneNumber ?? '';
  const stillBooked =
    cancelLink !== '' && asksToCancel(text) ? t('sms.notCanceled', { restaurant, link: cancelLink }) : '';
  switch (intent) {
    case 'stop':
      return [t('sms.stopped', { restaurant }), stillBooked].filter(Boolean).join(' ');
    case 'start':
      return t('sms.started', { restaurant });
    case 'help':
      return phone ? t('sms.helpCall', { restaurant, phone }) : t('sms.help', { restaurant });
    case 'none':
      return stillBooked;
  }
}
