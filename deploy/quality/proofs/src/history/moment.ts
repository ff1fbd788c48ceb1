import type { Operation } from './operation';

/**
 * A history as of a moment between two instants of its clock: operations that had ended by then are in it, later ones
 * were never requested, and the outcome of running ones is unknown.
 */
export function historyAt(operations: readonly Operation[], from: number, until: number): Operation[] {
  return operations.flatMap((operation): Operation[] => {
    if (operation.invokedAt > until) return [];
    return operation.endedAt < from ? [operation] : [{ ...operation, outcome: 'unknown' }];
  });
}
