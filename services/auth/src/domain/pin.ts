/** A person's PIN at a restaurant (TABLET-2). */
export interface Pin {
  /** Another one with every PIN that is set: a turn that began with an earlier one has ended. */
  readonly id: string;
  readonly restaurantId: string;
  readonly userId: string;
  /** The slow keyed hash of the digits, by which the PIN is found. */
  readonly hash: string;
  readonly setAt: Date;
  /** When the PIN was retired, because another person chose the same one; null: it is valid. */
  readonly retiredAt: Date | null;
}

/** How many retired PINs of a person are known, so that none of them is set again. */
export const maxRetired = 50;

export const leastDigits = 4;
export const mostDigits = 6;

/**
 * The least number of digits of a new PIN at a restaurant where `holders` people have one. A PIN is guessed without a
 * name, so the more PINs there are, the more often a guess is somebody's. With these lengths at most about two of a
 * thousand guesses are right (TABLET-2).
 */
export function digitsFor(holders: number): number {
  if (holders < 10) return leastDigits;
  return holders < 100 ? leastDigits + 1 : mostDigits;
}

/** The PINs that people try first when they guess, besides runs and repetitions. */
const known = new Set(['2580', '0852', '1004', '2000', '1990', '1984', '6969', '147258', '159753', '112233']);

/** The digits of one key, in order up or down, or the same few again and again. */
function isEasy(digits: string): boolean {
  const steps = new Set(
    [...digits].slice(1).map((digit, at) => (10 + Number(digit) - Number(digits[at])) % 10),
  );
  const isRun = steps.size === 1 && [0, 1, 9].some((step) => steps.has(step));
  const isRepeated = [1, 2, 3].some(
    (length) => digits.length > length && digits === digits.slice(0, length).repeat(digits.length / length),
  );
  return isRun || isRepeated || known.has(digits);
}

/** What is wrong with a new PIN; undefined if nothing is. */
export function pinProblem(digits: string, least: number): string | undefined {
  if (!/^[0-9]{4,6}$/.test(digits)) return 'A PIN has 4 to 6 digits';
  if (digits.length < least) return `So many people have a PIN here that a new one needs ${least} digits`;
  return isEasy(digits) ? 'This PIN is easily guessed. Please choose another one' : undefined;
}

/** Digits as they can be of a PIN. */
export const isPin = (digits: string): boolean => /^[0-9]{4,6}$/.test(digits);

/** Wrong PINs that a tablet takes within a quarter of an hour, and within a day (TABLET-3). */
export const wrongPinsPerQuarter = 5;
export const wrongPinsPerDay = 10;
/** Wrong PINs at all tablets of a restaurant within a day, after which each tablet has a few of its own left. */
export const wrongPinsOfRestaurantPerDay = 40;
export const wrongPinsLeftPerDay = 3;
/**
 * Wrong PINs a day at all tablets that one person has set up within a day. Otherwise a guesser could set up another
 * tablet after every few tries.
 */
export const wrongPinsAtNewTabletsPerDay = 20;
/** How often a day a person may choose a PIN that another person has. */
export const takenPinsPerDay = 3;

/** The quarter of an hour of an instant, as a number, and when it ends. */
export function quarterOf(now: Date): { readonly number: number; readonly endsAt: Date } {
  const number = Math.floor(now.getTime() / quarterMs);
  return { number, endsAt: new Date((number + 1) * quarterMs) };
}
const quarterMs = 15 * 60_000;
