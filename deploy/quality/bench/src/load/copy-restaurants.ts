import type { Scene } from './scene';

/** The services whose read copy of restaurants is used by a booking. */
const keepers = ['reservation', 'guest', 'notification'];
const batch = 1_000;

/**
 * Makes restaurants like a given one, as the services that handle a booking know them: their copies of it are stored
 * again under other ids. Signing up all of them would take longer than the bench.
 */
export async function copyRestaurants(
  { store }: Scene,
  restaurantId: string,
  from: number,
  until: number,
): Promise<string[]> {
  const ids = Array.from(
    { length: until - from },
    (_, index) => `bench${String(from + index).padStart(17, '0')}`,
  );
  for (const keeper of keepers) {
    const database = store.db(`tablewell_${keeper}`);
    for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray()) {
      const collection = database.collection(name);
      const known = await collection.findOne({ _id: restaurantId as never });
      if (!known) continue;
      for (let start = 0; start < ids.length; start += batch) {
        const copies = ids.slice(start, start + batch).map((id) => ({
          ...known,
          _id: id,
          ...('rules' in known ? { rules: { ...(known['rules'] as object), id } } : {}),
        }));
        await collection.insertMany(copies as never);
      }
    }
  }
  return ids;
}
