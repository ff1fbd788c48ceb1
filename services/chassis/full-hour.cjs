// Days begin at a full hour in almost every time zone, and tests use the present day.
const { setTimeout: sleep } = require('node:timers/promises');

const hourMs = 3_600_000;
/** Longer than most test files run. */
const marginMs = 60_000;

/** Waits until the next full hour if it is less than a minute away, so that no new day begins during a test file. */
exports.waitOutFullHour = async () => {
  const leftMs = hourMs - (Date.now() % hourMs);
  if (leftMs < marginMs) await sleep(leftMs);
};
