import { create } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { isRefusal } from '@tablewell/chassis/refusal';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { holdsTable, stageOf } from '../../party/lifecycle';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { testParty } from '../../testing/test-party';
import { testRestaurant } from '../../testing/test-restaurant';
import { memoryPorts } from '../testing/memory-ports';
import { declineRequest } from './answer-request';

const now = new Date('2026-11-20T12:00:00Z');
const host = create(ActorSchema, {
  ...{ userId: 'sam', name: 'Sam', memberships: [{ restaurantId: 'r1', role: Role.HOST }] },
});
const restaurant: KnownRestaurant = {
  ...testRestaurant({}),
  entitlements: { monthlyReservations: 0, analytics: true },
};
const expiresAt = new Date('2026-11-20T14:00:00Z');
const request = testParty({ request: { state: 'pending', expiresAt } });

/** A restaurant with one request that waits. */
function waiting() {
  const { ports, all } = memoryPorts(restaurant, () => now);
  all.set(request.id, request);
  const decline = async (words: string, by: typeof host | undefined = host, stepId = 'decline-1') => {
    const declined = await declineRequest(ports)(by, { reservationId: request.id, stepId, words });
    return isRefusal(declined) ? declined : declined.request;
  };
  return { decline, stored: () => all.get(request.id) ?? request };
}

describe('a request', () => {
  test('is declined once, with words to the diner, and its table is free', async () => {
    const { decline, stored } = waiting();
    expect(await decline('  We have a wedding. ')).toMatchObject({
      ...{ state: 'declined', answeredBy: 'Sam', words: 'We have a wedding.' },
    });
    expect(holdsTable(stageOf(request))).toBe(true);
    expect(holdsTable(stageOf(stored()))).toBe(false);
    const { version } = stored();
    expect(await decline('We have a wedding.')).toMatchObject({ state: 'declined' });
    expect(isRefusal(await decline('Another word', host, 'decline-2'))).toBe(true);
    expect(stored()).toMatchObject({ version, request: { words: 'We have a wedding.' } });
  });

  test('is declined with at most 300 characters, and by members alone', async () => {
    const { decline, stored } = waiting();
    expect(await decline('a'.repeat(301))).toMatchObject({ fields: [{ field: 'words' }] });
    expect(isRefusal(await decline('No', create(ActorSchema, { userId: 'eve' })))).toBe(true);
    expect(stored()).toBe(request);
    expect(await decline('a'.repeat(300))).toMatchObject({ state: 'declined' });
  });
});
