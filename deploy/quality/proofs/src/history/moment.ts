import type { Operation } from './operation';

/**
 * A history as of a moment between two instants of its clock: what had ended by then is in it, what began later
 * was never requested, and the outcome of what was under way is unknown.
 */
export function historyAt(operations: readonly Operation[], from: number, until: number): Operation[] {
  return operations.flatMap((operation): Operation[] => {
    if (operation.invokedAt > until) return [];
    return operation.endedAt < from ? [operation] : [{ ...operation, outcome: 'unknown' }];
  });
}
