// Node calls every AsyncLocalStorage that was ever used at each promise. Jest's worker lives on, while each test file and
// Jest itself make new ones for it, so that the last files would pay for all before them.
const { AsyncLocalStorage } = require('node:async_hooks');

/** @type {Set<AsyncLocalStorage<unknown>>} */
const used = new Set();

for (const method of /** @type {const} */ (['run', 'enterWith'])) {
  const original = AsyncLocalStorage.prototype[method];
  AsyncLocalStorage.prototype[method] = function (...given) {
    used.add(this);
    return Reflect.apply(original, this, given);
  };
}

/** Ends the storages that were used since the last call. One that is used again afterwards works as before. */
exports.disableAsyncStorages = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
