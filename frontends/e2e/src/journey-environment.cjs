const NodeEnvironment = require('../../../services/chassis/node-environment.cjs');

/** Adds what the open pages show to the error of a failed test: by the next run it may be gone. */
module.exports = class JourneyEnvironment extends NodeEnvironment {
  async handleTestEvent({ name, error }) {
    const describe = this.global.describeOpenPages;
    if (name !== 'test_fn_failure' || !describe || typeof error?.stack !== 'string') return;
    const shown = `${error.message}\n\n${await describe()}`;
    error.stack = error.stack.includes(error.message)
      ? error.stack.replace(error.message, () => shown)
      : `${shown}\n${error.stack}`;
  }
};
