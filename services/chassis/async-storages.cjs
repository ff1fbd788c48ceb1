// At each promise Node calls every AsyncLocalStorage that was ever used. Each test file, and Jest itself, makes new
// ones in the same worker, so the last files would pay for those of all files before them.
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

/** Disables the storages that were used since the last call. A disabled storage that is used again works as before. */
exports.disableAsyncStorages = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
