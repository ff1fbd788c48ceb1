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

/** The answer to a reply, with the restaurant's name; empty for none. */
export function answerTo(
  intent: Intent,
  restaurant: { name: string; phoneNumber: string } | undefined,
): string {
  const name = restaurant ? safeName(restaurant.name) : 'Tablewell';
  const call = restaurant?.phoneNumber ? ` Call ${restaurant.phoneNumber}.` : '';
  switch (intent) {
    case 'stop':
      return `You will get no more messages from ${name}. Reply START to undo.`;
    case 'start':
      return `You will get messages from ${name} again. Reply STOP to opt out.`;
    case 'help':
      return `${name}: messages about your reservation.${call} Reply STOP to opt out.`;
    case 'none':
      return '';
  }
}
