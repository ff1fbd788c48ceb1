// jsdom for pages, with Node's own fetch family: the client is written for it and jsdom has none.
const { TestEnvironment } = require('jest-environment-jsdom');
const { disableAsyncStorages } = require('../../../../services/chassis/async-storages.cjs');
const { fixStart } = require('./fixed-start.cjs');

class PageEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      structuredClone,
      ReadableStream,
      TransformStream,
      BroadcastChannel,
    });
    fixStart(this.global);
  }

  async teardown() {
    await super.teardown();
    disableAsyncStorages();
  }
}

module.exports = PageEnvironment;
