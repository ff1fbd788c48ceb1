import type { Reservation } from '../api/types';

/** The outcome that the change page passes to the next page in the router's state. */
export interface Outcome {
  action: 'updated' | 'cancelled';
  reservation: Reservation;
  /** The reservation before a change. */
  before?: Reservation;
}

/** The router's state as an outcome; undefined for anything else, since a browser keeps state across deployments. */
export function outcomeOf(state: unknown): Outcome | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { action, reservation } = state as Partial<Outcome>;
  const known = action === 'updated' || action === 'cancelled';
  return known && typeof reservation?.restaurant?.timezone === 'string' ? (state as Outcome) : undefined;
}
