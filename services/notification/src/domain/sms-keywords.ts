import type { Language } from '@tablewell/languages';
import { messageLanguage } from '@tablewell/languages/message-language';
import { safeName } from './safe-text';

/** The intent of a reply, by the keywords that carriers reserve. */
export type Intent = 'stop' | 'start' | 'help' | 'none';

const intents: Record<Exclude<Intent, 'none'>, readonly string[]> = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'],
  start: ['START', 'YES', 'UNSTOP'],
  help: ['HELP', 'INFO'],
};

/** Matches the whole reply against the keywords, as carriers do: `stop`, ` Stop. `; not `please stop by the bar`. */
export function intentOf(text: string): Intent {
  const word = text
    .trim()
    .replace(/[.!?"']+/g, '')
    .toUpperCase();
  const found = (Object.keys(intents) as Exclude<Intent, 'none'>[]).find((intent) =>
    intents[intent].includes(word),
  );
  return found ?? 'none';
}

/** The answer to a reply, with the restaurant's name, in the language of its last message; empty for none. */
export function answerTo(
  intent: Intent,
  writer: { name: string; phoneNumber: string } | undefined,
  language?: Language,
): string {
  const { t } = messageLanguage(language);
  const restaurant = writer ? safeName(writer.name) : 'Tablewell';
  const phone = writer?.phoneNumber ?? '';
  switch (intent) {
    case 'stop':
      return t('sms.stopped', { restaurant });
    case 'start':
      return t('sms.started', { restaurant });
    case 'help':
      return phone ? t('sms.helpCall', { restaurant, phone }) : t('sms.help', { restaurant });
    case 'none':
      return '';
  }
}
