// Jest's environment for Node. The product's processes have the machine's clock, so that journeys have it as well.
const { setTimeout: sleep } = require('node:timers/promises');
const { TestEnvironment } = require('jest-environment-node');

const hourMs = 3_600_000;
/** Longer than most journeys run: those that meet a full hour would meet the end of a day in some time zone. */
const marginMs = 60_000;

module.exports = class JourneyEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const leftMs = hourMs - (Date.now() % hourMs);
    if (leftMs < marginMs) await sleep(leftMs);
  }

  /** Adds what the open pages show to the error of a failed test: by the next run it may be gone. */
  async handleTestEvent({ name, error }) {
    const describe = this.global.describeOpenPages;
    if (name !== 'test_fn_failure' || !describe || typeof error?.stack !== 'string') return;
    const shown = `${error.message}\n\n${await describe()}`;
    error.stack = error.stack.includes(error.message)
      ? error.stack.replace(error.message, () => shown)
      : `${shown}\n${error.stack}`;
  }
};
