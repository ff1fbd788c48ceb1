import { changeDocument } from '@tablewell/chassis/resilience';
import { type Guest, withSharing } from '../domain/guest';
import { hasPhone, isKnownElsewhere, maybeSamePerson, phoneIn } from '../domain/identity';
import type { Ports } from '../ports';

/** More records than a person has in a group. Bounds the cost of an end. */
const maxRecords = 1_000;

/**
 * Ends the consents of a guest that other restaurants of the group have recorded (GROUP-22), also while the group shares nothing. A
 * consent takes the same number or address with the same name; an end takes every record of the number whose name may be the
 * guest's, because one that is shared against somebody's will is worse than one that is not. Idempotent.
 */
export async function endElsewhere(
  { guests, groups }: Pick<Ports, 'guests' | 'groups'>,
  guest: Guest,
  at: Date,
): Promise<void> {
  const { restaurantId } = guest;
  const ownerId = await groups.ownerOf(restaurantId);
  if (!ownerId || !isKnownElsewhere(guest)) return;
  const ids = (await groups.others(ownerId, restaurantId)).map((other) => other.restaurantId);
  if (ids.length === 0) return;
  const records = hasPhone(guest)
    ? (await guests.ofPhone(phoneIn(guest), ids, maxRecords)).filter((one) => maybeSamePerson(one, guest))
    : await guests.ofKeys([guest.key], ids, maxRecords);
  for (const { restaurantId: place, id } of records) {
    const ended = await changeDocument(async () => {
      const record = await guests.find(place, id);
      if (!record) return 'done';
      const after = withSharing(record, { ended: { at, way: 'elsewhere' } });
      return after === record || (await guests.replace(after, [])) ? 'done' : 'conflict';
    });
    if (ended === 'busy') throw new Error('a guest whose consent ends is being changed concurrently');
  }
}
