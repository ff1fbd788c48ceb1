import { LRUCache } from 'lru-cache';
import { isSite } from '@tablewell/restaurant-rules/embedding/sites';
import type { RestaurantAnswer } from './restaurant-view';

/** The number of restaurants whose last known sites are cached for times when the API is slow. */
const maxKept = 10_000;

/**
 * Who may show a restaurant's booking page in a frame (EMBED-1): our own pages, which preview it, and the sites that its
 * owner listed. While the API does not answer, the last known list applies.
 */
export function createFramedBy(): (id: string, answer: RestaurantAnswer) => readonly string[] {
  const kept = new LRUCache<string, readonly string[]>({ max: maxKept });
  return (id, answer) => {
    // A page that only says that the restaurant does not exist. It may be framed anywhere, so that the site's owner
    // sees the reason.
    if (answer.kind === 'missing') return ['*'];
    if (answer.kind === 'unknown') return kept.get(id) ?? ["'self'"];
    const { embedding } = answer.restaurant;
    // Validated again, because it becomes part of the policy.
    const framedBy = ["'self'", ...(embedding?.sites ?? []).filter(isSite)];
    kept.set(id, framedBy);
    return framedBy;
  };
}
