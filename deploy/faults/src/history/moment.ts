import type { Operation } from './operation';

/**
 * What a history was at a moment between two instants of its clock: what had ended by then stands, what began later
 * was never asked, and of what was under way nobody can know.
 */
export function historyAt(operations: readonly Operation[], from: number, until: number): Operation[] {
  return operations.flatMap((operation): Operation[] => {
    if (operation.invokedAt > until) return [];
    return operation.endedAt < from ? [operation] : [{ ...operation, outcome: 'unknown' }];
  });
}
