import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Disables async context tracking for the duration of a simulation; returns how to enable it again. Services
 * propagate request ids by it, on which no check here depends, and Node pays for it at every promise: more than
 * the services' own work costs.
 */
export function unfollowed(): () => void {
  const { prototype } = AsyncLocalStorage;
  const { run } = prototype;
  prototype.run = <R, A extends unknown[]>(_store: unknown, work: (...given: A) => R, ...given: A): R =>
    work(...given);
  return () => void (prototype.run = run);
}
