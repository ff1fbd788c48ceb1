import type { Seat, SeatingRequest } from './find-table';

/**
 * A table for a party that was promised one: first of its area, then any, and of each also those that are not offered
 * online, rather than none (TABLE-16, AREA-3).
 */
export function findPromised(find: (request: SeatingRequest) => Seat, request: SeatingRequest): Seat {
  const { area, ...anywhere } = request;
  const wishes = area === undefined ? [anywhere] : [request, anywhere];
  let found: Seat = { kind: 'full' };
  for (const wish of wishes) {
    for (const audience of ['everyone', 'walk-ins'] as const) {
      found = find({ ...wish, audience });
      if (found.kind === 'table') return found;
    }
  }
  return found;
}
