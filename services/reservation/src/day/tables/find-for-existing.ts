import type { FoundTables, SeatingRequest } from './find-table';

/**
 * A table for a party that was promised one: first in its area, then anywhere, and in each case rather one that is not
 * offered online than none (TABLE-16, AREA-3).
 */
export function findForExisting(
  find: (request: SeatingRequest) => FoundTables,
  request: SeatingRequest,
): FoundTables {
  const { area, ...anywhere } = request;
  const candidates = area === undefined ? [anywhere] : [request, anywhere];
  let found: FoundTables = { kind: 'full' };
  for (const candidate of candidates) {
    for (const audience of ['everyone', 'walk-ins'] as const) {
      found = find({ ...candidate, audience });
      if (found.kind === 'table') return found;
    }
  }
  return found;
}
