/**
 * Passwords that every guessing program tries first and that have a capital letter, a small letter and a number all the
 * same. It is a short list on purpose: guessing is slowed down elsewhere, and what people type into a trial account is
 * theirs to choose (decision 0035).
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

/** Shorter words are in too many good passwords by chance. */
const shortestWord = 5;
/** So many more characters make a word a password of its own. */
const mostAdded = 4;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The names that are known with an account: of the mailbox, and of the restaurant. */
export interface KnownNames {
  readonly email: string;
  readonly restaurantName?: string;
}

function isMadeOf(password: string, word: string): boolean {
  const parts = [plain(password), plain(word)] as const;
  return (
    parts[1].length >= shortestWord &&
    parts[0].includes(parts[1]) &&
    parts[0].length - parts[1].length <= mostAdded
  );
}

/** What is wrong with a password that is easily guessed; undefined when nothing is. */
export function easyPasswordProblem(password: string, { email, restaurantName = '' }: KnownNames) {
  if (tooCommon.has(password.toLowerCase()))
    return 'This password is one of the most common ones. Please choose another.';
  const words = [email.split('@')[0] ?? '', restaurantName];
  return words.some((word) => isMadeOf(password, word))
    ? 'This password is too close to your email address or restaurant name. Please choose another.'
    : undefined;
}
