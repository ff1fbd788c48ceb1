import { timestampDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { TestClockService } from '@tablewell/proto/restaurant/v1/test_clock_service_pb';
import type { TestClock } from '../../domain/test-clock';
import type { Ports } from '../../ports';
import { inServiceOf } from '../../use-cases/in-service';
import { advanceTestClock, getTestClock } from '../../use-cases/test-clock';
import { toMessage } from '../mapping';

const toClock = ({ now, aheadMs, latest }: TestClock) => ({
  now: timestampFromMs(now),
  aheadMs: BigInt(aheadMs),
  latest: timestampFromMs(latest),
});

/** `TestClockService` on the use cases. */
export function testClockService(ports: Ports): Implementation {
  const cases = { get: getTestClock(ports), advance: advanceTestClock(ports) };
  return implement(TestClockService, {
    async getTestClock({ restaurantId }, context) {
      const clock = orThrowRefusal(await cases.get(context.values.get(actorKey), restaurantId));
      return { clock: toClock(clock) };
    },
    async advanceTestClock({ restaurantId, now }, context) {
      const command = { restaurantId, to: now && timestampDate(now) };
      const { clock, restaurant } = orThrowRefusal(
        await cases.advance(context.values.get(actorKey), command),
      );
      return {
        clock: toClock(clock),
        restaurant: toMessage(restaurant, await inServiceOf(ports, restaurant)),
      };
    },
  });
}
