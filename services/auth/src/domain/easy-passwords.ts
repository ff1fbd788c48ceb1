/**
 * Common passwords that have an uppercase letter, a lowercase letter and a number. Deliberately short: guessing is
 * rate-limited elsewhere (decision 0035).
 */
const tooCommon = new Set(
  [
    'Qwerty12 Qwerty123 Qwerty1234 Qwertyuiop1 1Qaz2wsx 1Qazxsw2 Zaq12wsx Zaq1zaq1 Q1w2e3r4 Q1w2e3r4t5 1q2w3e4R',
    'Iloveyou1 Iloveyou2 Letmein1 Letmein123 Trustno1 Sunshine1 Princess1 Football1 Baseball1 Superman1 Batman123',
    'Starwars1 Liverpool1 Chelsea1 Arsenal1 Michael1 Charlie1 Jessica1 Ashley12 Jordan23 Monkey12 Monkey123 Dragon12',
    'Dragon123 Shadow12 Master12 Killer12 Pokemon1 Whatever1 Computer1 Freedom1 Blink182 Changeme1 Changeme123',
  ]
    .join(' ')
    .toLowerCase()
    .split(' '),
);

/** Shorter words occur by chance in too many good passwords. */
const minWordLength = 5;
/** The most characters besides a word; a password with more is accepted. */
const maxAddedCharacters = 4;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The names in an account that an attacker knows. */
interface KnownNames {
  readonly email: string;
  readonly restaurantName?: string;
}

function isMadeOf(password: string, word: string): boolean {
  const parts = [plain(password), plain(word)] as const;
  return (
    parts[1].length >= minWordLength &&
    parts[0].includes(parts[1]) &&
    parts[0].length - parts[1].length <= maxAddedCharacters
  );
}

/** The problem with an easily guessed password; undefined for any other. */
export function easyPasswordProblem(password: string, { email, restaurantName = '' }: KnownNames) {
  if (tooCommon.has(password.toLowerCase()))
    return 'This password is one of the most common ones. Please choose another.';
  const words = [email.split('@')[0] ?? '', restaurantName];
  return words.some((word) => isMadeOf(password, word))
    ? 'This password is too close to your email address or restaurant name. Please choose another.'
    : undefined;
}
