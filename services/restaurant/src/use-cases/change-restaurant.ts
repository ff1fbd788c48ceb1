import type { OutboxEntry } from '@tablewell/chassis/outbox';
import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import type { Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';
import { inServiceOf } from './in-service';
import { restaurantNotFound } from './restaurant-not-found';

/** The names of the changed fields, or how to find them. */
type ChangedFields = readonly string[] | ((before: Restaurant, after: Restaurant) => readonly string[]);

/**
 * Writes a change of a restaurant with its event; the change is decided again after a concurrent change.
 * @param decide returns the restaurant after the change, with its new version; the same object if nothing changes
 * @param furtherEvents events of the change besides `updated`, for the restaurant after it
 */
export async function changeRestaurant(
  ports: Ports,
  id: string,
  changedFields: ChangedFields,
  decide: (current: Restaurant) => Restaurant | Refusal,
  furtherEvents: (next: Restaurant) => Promise<readonly OutboxEntry[]> = () => Promise.resolve([]),
): Promise<Restaurant | Refusal> {
  const changed = await changeDocument(async () => {
    const current = await ports.restaurants.find(id);
    if (!current) return restaurantNotFound();
    const next = decide(current);
    if (isRefusal(next) || next === current) return next;
    const fields = typeof changedFields === 'function' ? changedFields(current, next) : changedFields;
    const updated = ports.eventFactory.updated(next, fields, await inServiceOf(ports, next));
    const events = [updated, ...(await furtherEvents(next))];
    return (await ports.restaurants.replace(next, events)) ? next : 'conflict';
  });
  if (changed !== 'busy') return changed;
  const message = 'These settings are being changed by others. Please try again.';
  return new Refusal('unavailable', 'busy', message);
}
