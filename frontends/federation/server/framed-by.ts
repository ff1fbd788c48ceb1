import { isSite } from '@tablewell/restaurant-rules/embedding/sites';
import type { RestaurantAnswer } from './restaurant-view';

/** Restaurants whose last known sites are kept for while the API is slow. */
const mostKept = 10_000;

/**
 * Who may show a restaurant's booking page in a frame (EMBED-1): our own pages, which preview it, and the sites that its
 * owner listed. While the API does not answer, it is who could before.
 */
export function createFramedBy(): (id: string, answer: RestaurantAnswer) => readonly string[] {
  const kept = new Map<string, readonly string[]>();
  return (id, answer) => {
    // The page says no more than that there is no such restaurant, which is to be told on the site that asks for it.
    if (answer.kind === 'missing') return ['*'];
    if (answer.kind === 'unknown') return kept.get(id) ?? ["'self'"];
    const { embedding } = answer.restaurant;
    // Checked again, because what stands here is part of the policy.
    const framedBy = !embedding || embedding.anySite ? ['*'] : ["'self'", ...embedding.sites.filter(isSite)];
    kept.delete(id);
    kept.set(id, framedBy);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return framedBy;
  };
}
