import { changeDocument } from '@tablewell/chassis/resilience';
import { type Guest, withSharing } from '../domain/guest';
import { addressOf, type Known, maybeSamePerson, nameOf, phoneIn } from '../domain/identity';
import type { SharingEvidence } from '../domain/sharing';
import type { Contact, Ports } from '../ports';

type EndPorts = Pick<Ports, 'guests' | 'groups' | 'ends'>;

/** More records than a person has in a group. Bounds the cost of an end. */
const maxRecords = 1_000;

/** An end of sharing that was said at a restaurant. */
interface EndOfSharing {
  readonly restaurantId: string;
  /** The person who said it: as the reservation names them, and as the guest to whom the reservation was added. */
  readonly people: readonly Known[];
  readonly ended: SharingEvidence;
  /** The guest whom the caller changes; absent: none. */
  readonly exceptId?: string;
}

/**
 * Ends the consents of a person that the restaurants of the group have recorded (GROUP-22), also while the group shares nothing. A
 * consent counts for one name with its number or address; an end takes every record of the number whose name may be the person's, and of
 * the address and name, because one that is shared against somebody's will is worse than one that is not. Idempotent.
 */
export async function endSharing(
  ports: EndPorts,
  { restaurantId, people, ended, exceptId }: EndOfSharing,
): Promise<void> {
  const { guests, groups, ends } = ports;
  const ownerId = await groups.ownerOf(restaurantId);
  const others = ownerId ? await groups.others(ownerId, restaurantId) : [];
  // Before the records are read: a consent that is recorded meanwhile looks for it afterwards; see `endIfEnded`.
  if (ownerId) await ends.add(ownerId, people.flatMap(contactsOf), ended.at);
  const places = [restaurantId, ...others.map((other) => other.restaurantId)];
  const records = new Map<string, Guest>();
  for (const person of people)
    for (const record of await recordsOf(guests, person, places)) records.set(record.id, record);
  for (const { restaurantId: place, id } of records.values())
    if (id !== exceptId)
      await endRecord(guests, place, id, place === restaurantId ? ended : { at: ended.at, way: 'elsewhere' });
}

/**
 * Ends a guest's consent that becomes known after its end: also if no record is left that says so, because the guest was removed from
 * the other lists (GROUP-22).
 */
export async function endIfEnded(
  { guests, groups, ends }: EndPorts,
  { restaurantId, guestId, person }: { restaurantId: string; guestId: string; person: Known },
  given: SharingEvidence,
): Promise<void> {
  const ownerId = await groups.ownerOf(restaurantId);
  const at = ownerId ? await ends.latest(ownerId, contactsOf(person)) : undefined;
  if (at && at >= given.at) await endRecord(guests, restaurantId, guestId, { at, way: 'elsewhere' });
}

async function endRecord(
  guests: Ports['guests'],
  restaurantId: string,
  id: string,
  ended: SharingEvidence,
): Promise<void> {
  const done = await changeDocument(async () => {
    const record = await guests.find(restaurantId, id);
    if (!record) return 'done';
    const after = withSharing(record, { ended });
    return after === record || (await guests.replace(after, [])) ? 'done' : 'conflict';
  });
  if (done === 'busy') throw new Error('a guest whose consent ends is being changed concurrently');
}

/** The records of somebody's number whose name may be theirs, and those of their address and name. */
async function recordsOf(
  guests: Ports['guests'],
  person: Known,
  places: readonly string[],
): Promise<Guest[]> {
  const phone = phoneIn(person);
  const address = addressOf(person);
  const [byPhone, byAddress] = await Promise.all([
    phone === '' ? [] : guests.ofPhone(phone, places, maxRecords),
    address === '' ? [] : guests.ofAddress({ address, name: person.name }, places, maxRecords),
  ]);
  return [...byPhone.filter((one) => maybeSamePerson(one, person)), ...byAddress];
}

/** By what an end is remembered: the number, and the address with the name. */
function contactsOf(person: Known): Contact[] {
  const phone = phoneIn(person);
  const address = addressOf(person);
  return [
    ...(phone === '' ? [] : [`phone:${phone}`]),
    ...(address === '' ? [] : [`mail:${address} ${nameOf(person)}`]),
  ];
}
