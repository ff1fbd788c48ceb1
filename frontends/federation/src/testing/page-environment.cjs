// jsdom for pages, with Node's own fetch family: the client is written for it and jsdom has none.
require('./quick-jsdom.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const { disableAsyncStorages } = require('../../../../services/chassis/async-storages.cjs');
const { fixStart } = require('./fixed-start.cjs');

/**
 * Globals that no test replaces. jsdom's window answers each access to a global by a function call; modules get these
 * as parameters. Those that fake timers replace, such as `Date`, are not among them.
 */
const constantGlobals = [
  ...[
    'Array',
    'ArrayBuffer',
    'BigInt',
    'Boolean',
    'Error',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
    'Proxy',
  ],
  ...['Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'Uint8Array', 'WeakMap', 'WeakSet'],
  ...['isNaN', 'parseFloat', 'parseInt', 'console', 'document', 'globalThis', 'process', 'window'],
];

class PageEnvironment extends TestEnvironment {
  constantGlobals = constantGlobals;

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
