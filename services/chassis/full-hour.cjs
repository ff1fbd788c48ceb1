// Days begin at a full hour in almost every time zone, and tests use the present day.
const { setTimeout: sleep } = require('node:timers/promises');

const hourMs = 3_600_000;
/** Longer than most test files run, except journeys, which name their own time. */
const usualMarginMs = 15_000;

/**
 * Waits until the next full hour if it is about to begin, so that no new day begins during a test file.
 * @param {{ fullHourMarginMs?: number }} options of the environment
 */
exports.waitOutFullHour = async ({ fullHourMarginMs = usualMarginMs } = {}) => {
  const leftMs = hourMs - (Date.now() % hourMs);
  if (leftMs < fullHourMarginMs) await sleep(leftMs);
};
