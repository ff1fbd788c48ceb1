import { create } from '@bufbuild/protobuf';
import { isWithheldBy } from '@tablewell/chassis/access';
import { type EventHandler, events, on } from '@tablewell/chassis/events';
import type { User } from '@tablewell/proto/auth/v1/user_pb';
import { ActorSchema, type Membership } from '@tablewell/proto/common/v1/actor_pb';
import { spaceOf } from '../../boards/board';
import { endFeedsOf } from '../../commands/feeds/end-feeds-of';
import type { CalendarFeeds, RestaurantRulesStore } from '../../ports';
import type { MongoBoards } from '../mongo/boards';
import type { MongoPeople } from '../mongo/people';

interface PeopleParts {
  readonly people: MongoPeople;
  readonly boards: MongoBoards;
  readonly feeds: Pick<CalendarFeeds, 'endThoseOf'>;
  readonly restaurants: Pick<RestaurantRulesStore, 'find'>;
}

/** Updates the read copies of people, and ends the boards, mails and calendars of those who leave (REPORT-15, REPORT-16, FEED-3). */
export function peopleHandlers({ people, boards, feeds, restaurants }: PeopleParts): EventHandler[] {
  const endFeeds = endFeedsOf({ feeds, people });
  const keep = async (
    user: User | undefined,
    restaurantIds: readonly string[],
    memberships: readonly Membership[],
    at: Date,
  ) => {
    if (!user) return;
    const { id: userId, firstName, lastName, email } = user;
    const name = `${firstName} ${lastName}`.trim() || email;
    // A sign-in of the last release names the restaurants alone, and says nothing of contacts.
    const said = memberships.length >= restaurantIds.length ? memberships : [];
    const idsOf = (places: readonly Membership[]) => places.map(({ restaurantId }) => restaurantId);
    const contacts = {
      withheldAt: idsOf(said.filter((each) => isWithheldBy(each, 'contacts'))),
      shownAt: idsOf(said.filter((each) => !isWithheldBy(each, 'contacts'))),
    };
    await people.put({ userId, name, email, restaurantIds }, contacts, at);
  };
  return [
    on(events.sessionStarted, ({ user, restaurantIds, memberships }, { at }) =>
      keep(user, restaurantIds, memberships, at),
    ),
    on(events.membershipChanged, async ({ userId, user, memberships }, { at }) => {
      const ids = memberships.map(({ restaurantId }) => restaurantId);
      await keep(user, ids, memberships, at);
      await endFeeds(create(ActorSchema, { userId, memberships }), at);
      const left = await Promise.all(ids.map((id) => restaurants.find(id)));
      await boards.removePerson(userId, [...new Set(left.flatMap((each) => (each ? [spaceOf(each)] : [])))]);
    }),
    on(events.userReleased, async ({ userId }, { at }) => {
      const nothingSaid = { withheldAt: [], shownAt: [] };
      await people.put({ userId, name: '', email: '', restaurantIds: [] }, nothingSaid, at);
      await endFeeds(create(ActorSchema, { userId }), at);
      await boards.removePerson(userId, []);
    }),
  ];
}
