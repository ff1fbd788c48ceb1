import type { ServiceDay } from '../../day/claims/claim';
import type { DayStore } from '../../ports';
import type { Reservation } from '../../party/reservation';
import { testParty, testPlacement } from '../../testing/test-party';
import { testRestaurant } from '../../testing/test-restaurant';
import { relist } from './listed-on-day';

const date = '2026-11-20';
const now = new Date(`${date}T12:00:00Z`);

const waiting = (id: string, minute: number): Reservation =>
  testParty({
    id,
    progress: 'waiting',
    placement: testPlacement({ tableType: '' }),
    wait: { joinedAt: new Date(now.getTime() + minute * 60_000), forStart: true },
  });

test('a party that joins while the list of an earlier moment is being written stays on it', async () => {
  const parties = [waiting('ada', 0)];
  let stored: ServiceDay = { restaurantId: 'r1', date, version: 1, claims: [] };
  /** Once, while a list is being decided on, another process writes the list of a party that has just joined. */
  let isOvertaken = false;
  const change: DayStore['change'] = async (...[, , decide]) => {
    for (;;) {
      const read = stored;
      const decided = await decide(read);
      if (!isOvertaken) {
        isOvertaken = true;
        parties.push(waiting('grace', 1));
        await list();
      }
      if (stored.version !== read.version) continue;
      stored = { ...read, ...decided, version: read.version + 1 };
      return stored;
    }
  };
  const reservations = { listedAt: async () => [...parties] };
  const list = () => relist({ days: { change }, reservations }, testRestaurant(), date, now);
  await list();
  expect(stored.listed?.map(({ id }) => id)).toEqual(['ada', 'grace']);
});
