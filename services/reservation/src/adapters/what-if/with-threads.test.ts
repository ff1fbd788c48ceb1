import { create } from '@bufbuild/protobuf';
import { Code, ConnectError, createContextValues } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import { actorKey, type CallContext } from '@tablewell/chassis/rpc';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { ReportService } from '@tablewell/proto/reservation/v1/report_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { whatIfKinds } from './kinds';
import type { ThreadPool } from './thread-pool';
import { withThreads } from './with-threads';

const asked: string[] = [];
/** Its threads never answer, as on a machine that is too busy to start one. */
const pool = {
  ask({ method }: { method: { localName: string } }) {
    asked.push(method.localName);
    return new Promise(() => undefined);
  },
} as unknown as ThreadPool;

const services = [AvailabilityService, EveningService, ReportService, ReservationService];
const implementations = services.map((service) => ({ service, handlers: {} }));
type Handler = (request: object, context: CallContext) => Promise<unknown>;
const handlers = Object.assign(
  {},
  ...withThreads(implementations as never, pool, () => new Date()).map(({ handlers: own }) => own),
) as Record<string, Handler>;

function call(method: string, role: Role | undefined, restaurantId = 'r1') {
  const memberships = role === undefined ? [] : [{ restaurantId: 'r1', role }];
  const actor = create(ActorSchema, { userId: 'u1', memberships });
  const values = createContextValues().set(actorKey, actor);
  const context = { values, signal: new AbortController().signal } as unknown as CallContext;
  const input = whatIfKinds.find((kind) => kind.method.localName === method)?.method.input;
  const request = input && create(input, { restaurantId });
  const answer =
    (request && handlers[method]?.(request, context)) ?? Promise.reject(new Error('no such read'));
  return answer.catch((error: unknown) => ConnectError.from(error).code);
}

beforeEach(() => asked.splice(0));

test.each(['getDemand', 'getOverbookingAdvice', 'previewChange', 'simulateChange'])(
  '%s refuses a host at once, without a thread',
  async (method) => {
    expect(await call(method, Role.HOST)).toBe(Code.PermissionDenied);
    expect(asked).toEqual([]);
  },
);

test.each([
  'explainStarts',
  'getDemand',
  'getOverbookingAdvice',
  'getForecast',
  'getReports',
  'listReservationsToReview',
  'reviewBlock',
  'previewChange',
  'simulateChange',
])('%s refuses a stranger at once, and asks a thread for a manager', async (method) => {
  expect(await call(method, undefined)).toBe(Code.NotFound);
  expect(await call(method, Role.MANAGER, 'another')).toBe(Code.NotFound);
  expect(asked).toEqual([]);
  void call(method, Role.MANAGER);
  expect(asked).toEqual([method]);
});
