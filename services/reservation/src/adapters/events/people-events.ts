import { type EventHandler, events, on } from '@tablewell/chassis/events';
import type { User } from '@tablewell/proto/auth/v1/user_pb';
import { spaceOf } from '../../boards/board';
import type { RestaurantRulesStore } from '../../ports';
import type { MongoBoards } from '../mongo/boards';
import type { MongoPeople } from '../mongo/people';

interface PeopleParts {
  readonly people: MongoPeople;
  readonly boards: MongoBoards;
  readonly restaurants: Pick<RestaurantRulesStore, 'find'>;
}

/** Updates the read copies of people, and ends the boards and mails of those who leave (REPORT-15, REPORT-16). */
export function peopleHandlers({ people, boards, restaurants }: PeopleParts): EventHandler[] {
  const keep = async (user: User | undefined, restaurantIds: readonly string[], at: Date) => {
    if (!user) return;
    const { id: userId, firstName, lastName, email } = user;
    const name = `${firstName} ${lastName}`.trim() || email;
    await people.put({ userId, name, email, restaurantIds }, at);
  };
  return [
    on(events.sessionStarted, ({ user, restaurantIds }, { at }) => keep(user, restaurantIds, at)),
    on(events.membershipChanged, async ({ userId, user, memberships }, { at }) => {
      const ids = memberships.map(({ restaurantId }) => restaurantId);
      await keep(user, ids, at);
      const left = await Promise.all(ids.map((id) => restaurants.find(id)));
      await boards.removePerson(userId, [...new Set(left.flatMap((each) => (each ? [spaceOf(each)] : [])))]);
    }),
    on(events.userReleased, async ({ userId }, { at }) => {
      await people.put({ userId, name: '', email: '', restaurantIds: [] }, at);
      await boards.removePerson(userId, []);
    }),
  ];
}
