// Jest's environment for Node: a context of its own for each test file, whose globals are ordinary. Those of Jest's own
// environment stand behind a proxy, which each look-up of `Error` or `Promise` in any module passes.
const { constants, createContext, runInContext } = require('node:vm');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { installCommonGlobals } = require('jest-util');
const { disableAsyncStorages } = require('./async-storages.cjs');

/** Shown in full where a test fails; Node's own limit is 10. */
const stackTraceLimit = 100;
/** What Node adds to the language, such as `fetch`; a context has the language's own. */
const nodeGlobals = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(
  ([name]) => name !== 'global',
);
/** Node's functions make instances of these, which tests compare with their own. */
const shared = { Buffer, ArrayBuffer, Uint8Array };

/** Timers of Node as old fake timers show them. */
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

/** Gives a context Node's globals. One that Node makes when it is first read is read when a test does so. */
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

/** Gives a context the symbols by which Node's own objects are disposed; this language level has none yet. */
function addNodeSymbols(symbols) {
  for (const name of ['dispose', 'asyncDispose'])
    if (!(name in symbols)) Object.defineProperty(symbols, name, { value: Symbol[name] });
}

module.exports = class NodeEnvironment {
  constructor({ projectConfig: config }) {
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

  async setup() {}

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
