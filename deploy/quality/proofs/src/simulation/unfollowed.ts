import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Has nothing follow work through what it awaits, for as long as a simulation runs; answers how to undo that. A service
 * keeps the id of a request that way, on which nothing here depends, and Node pays for it at every promise: more than
 * for all that the services do.
 */
export function unfollowed(): () => void {
  const { prototype } = AsyncLocalStorage;
  const { run } = prototype;
  prototype.run = <R, A extends unknown[]>(_store: unknown, work: (...given: A) => R, ...given: A): R =>
    work(...given);
  return () => void (prototype.run = run);
}
