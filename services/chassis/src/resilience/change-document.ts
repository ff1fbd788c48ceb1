const maxAttempts = 40;
/** The first attempts follow at once: most conflicts are with one other writer. */
const attemptsAtOnce = 2;
const delayStepMs = 8;
const maxDelayMs = 100;

/**
 * Changes a document that others may change at the same time, by a write that is conditional on the version that was
 * read. Each attempt reads, decides and writes again, and returns `conflict` if its write did not match; a random delay
 * before the next one keeps writers from colliding again. The number of attempts is far more than a few dozen
 * concurrent writers of one document need.
 * @param attempt gets the number of attempts before it
 * @returns the result of the first attempt without a conflict; `busy` after too many conflicts
 */
export async function changeDocument<T>(
  attempt: (before: number) => Promise<T | 'conflict'>,
): Promise<Exclude<T, 'conflict'> | 'busy'> {
  for (let before = 0; before < maxAttempts; before++) {
    if (before > attemptsAtOnce) await randomDelay(before);
    const result = await attempt(before);
    if (result !== 'conflict') return result as Exclude<T, 'conflict'>;
  }
  return 'busy';
}

const randomDelay = (attempts: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(delayStepMs * attempts, maxDelayMs)));
