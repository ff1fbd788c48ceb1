// Jest's environment for Node, in which no day begins during a test file.
const { TestEnvironment } = require('jest-environment-node');
const { disableAsyncStorages } = require('./async-storages.cjs');
const { waitOutFullHour } = require('./full-hour.cjs');

module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.options = config.projectConfig.testEnvironmentOptions;
  }

  async setup() {
    await super.setup();
    await waitOutFullHour(this.options);
  }

  async teardown() {
    await super.teardown();
    disableAsyncStorages();
  }
};
