import { safeName } from './safe-text';

/** What a guest's answer asks for; the words that carriers reserve. */
export type Wish = 'stop' | 'start' | 'help' | 'none';

const wishes: Record<Exclude<Wish, 'none'>, readonly string[]> = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'],
  start: ['START', 'YES', 'UNSTOP'],
  help: ['HELP', 'INFO'],
};

/** Reads the whole answer as one word, as carriers do: `stop`, ` Stop. `; not `please stop by the bar`. */
export function wishIn(text: string): Wish {
  const word = text
    .trim()
    .replace(/[.!?"']+/g, '')
    .toUpperCase();
  const found = (Object.keys(wishes) as Exclude<Wish, 'none'>[]).find((wish) => wishes[wish].includes(word));
  return found ?? 'none';
}

/** What to answer, naming the restaurant that is meant; empty: nothing. */
export function answerTo(wish: Wish, restaurant: { name: string; phoneNumber: string } | undefined): string {
  const name = restaurant ? safeName(restaurant.name) : 'Tablewell';
  const call = restaurant?.phoneNumber ? ` Call ${restaurant.phoneNumber}.` : '';
  switch (wish) {
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
