// Jest's environment for Node: a context of its own for each test file, with ordinary globals. The globals of Jest's
// built-in environment are behind a proxy, which slows down each look-up of `Error` or `Promise` in any module.
const { constants, createContext, runInContext } = require('node:vm');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { installCommonGlobals } = require('jest-util');
const { disableAsyncStorages } = require('./async-storages.cjs');
const { waitOutFullHour } = require('./full-hour.cjs');

/** Enough for whole traces of failed tests; Node's default is 10. */
const stackTraceLimit = 100;
/** The globals that Node adds to the language, such as `fetch`; a context has those of the language. */
const nodeGlobals = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(
  ([name]) => name !== 'global',
);
/** Classes of which Node's functions make instances that tests compare with their own. */
const shared = { Buffer, ArrayBuffer, Uint8Array };

/** Node's timers, as Jest's legacy fake timers represent them. */
const timerConfig = {
  idToRef: (id) => ({
    id,
    ref() {
      return this;
    },
    unref() {
      return this;
    },
  }),
  refToId: (timer) => timer?.id,
};

/** Gives a context Node's globals. A global that Node creates on first access is read only when a test accesses it. */
function addNodeGlobals(global) {
  for (const [name, descriptor] of nodeGlobals) {
    if (name in global) continue;
    if ('value' in descriptor) {
      Object.defineProperty(global, name, descriptor);
      continue;
    }
    const define = (value) =>
      Object.defineProperty(global, name, { configurable: true, enumerable: true, writable: true, value });
    Object.defineProperty(global, name, {
      configurable: true,
      enumerable: descriptor.enumerable,
      get: () => globalThis[name],
      set: define,
    });
  }
}

/**
 * Gives a context the symbols by which Node's own objects are disposed, which this language level does not have yet.
 */
function addNodeSymbols(symbols) {
  for (const name of ['dispose', 'asyncDispose'])
    if (!(name in symbols)) Object.defineProperty(symbols, name, { value: Symbol[name] });
}

module.exports = class NodeEnvironment {
  constructor({ projectConfig: config }) {
    this.options = config.testEnvironmentOptions;
    this.context = createContext(constants.DONT_CONTEXTIFY);
    const global = runInContext('globalThis', this.context);
    this.global = global;
    addNodeGlobals(global);
    addNodeSymbols(global.Symbol);
    Object.assign(global, shared, { global });
    installCommonGlobals(global, config.globals, 'off');
    global.Error.stackTraceLimit = stackTraceLimit;
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {
    await waitOutFullHour(this.options);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.context;
  }

  async teardown() {
    this.fakeTimers?.dispose();
    this.fakeTimersModern?.dispose();
    this.fakeTimers = null;
    this.fakeTimersModern = null;
    this.context = null;
    this.global = null;
    disableAsyncStorages();
  }
};
