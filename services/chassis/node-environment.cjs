// Jest's environment for Node, without what a test file leaves behind in its worker.
const { TestEnvironment } = require('jest-environment-node');
const { disableAsyncStorages } = require('./async-storages.cjs');

module.exports = class NodeEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    disableAsyncStorages();
  }
};
