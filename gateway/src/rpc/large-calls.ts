import { invalid } from '@tablewell/chassis/refusal';
import { AvailabilityRulesService } from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import type { DescMethod } from '@bufbuild/protobuf';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { holdsTooManyMessages, messageOf } from './message-bounds';

/** The bounds of a method whose message may be large. */
interface LargeCall {
  readonly method: DescMethod;
  readonly bytes: number;
  /** Keys and items of the message in JSON, and nested messages in a binary one. */
  readonly values: number;
  readonly messages: number;
}

/** 500 tables, 100 combinations and 200 pieces of background, each with all its fields at their maximum length. */
const layout = { bytes: 512 * 1024, values: 10_000, messages: 900 };
/** 300 tables and 100 combinations. */
const floor = { bytes: 128 * 1024, values: 4_000, messages: 500 };
/** 90 rules of the week, and 100 special days with 600 periods and rules. */
const rules = { bytes: 256 * 1024, values: 12_000, messages: 1_200 };
/** Rules and a floor. */
const change = {
  bytes: rules.bytes + floor.bytes,
  values: rules.values + floor.values,
  messages: rules.messages + floor.messages,
};

const largeCalls: readonly LargeCall[] = [
  { method: LayoutService.method.saveLayout, ...layout },
  { method: ReservationService.method.listReservationsToReview, ...floor },
  { method: AvailabilityRulesService.method.putAvailabilityRules, ...rules },
  { method: AvailabilityRulesService.method.putRulesDraft, ...rules },
  { method: AvailabilityService.method.previewChange, ...change },
  { method: AvailabilityService.method.simulateChange, ...change },
];
const byPath = new Map(
  largeCalls.map((call) => [`/rpc/${call.method.parent.typeName}/${call.method.name}`, call]),
);

export const layoutBytes = layout.bytes;
export const floorBytes = floor.bytes;
export const rulesBytes = rules.bytes;
export const changeBytes = change.bytes;

/** Applies their bounds to the routes of large calls, and leaves all other routes unchanged. */
export function boundLargeCalls(app: FastifyInstance): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    const call = byPath.get(route.url);
    if (!call) return;
    route.bodyLimit = call.bytes;
    route.config = { ...route.config, session: 'required', maxValues: call.values };
  });
}

/** Refuses a binary message with more parts than its call allows, before it is decoded. */
export function refuseCrowdedMessage(request: FastifyRequest): void {
  const call = byPath.get(request.url.split('?')[0] ?? '');
  const contentType = request.headers['content-type'] ?? '';
  if (!call || !request.bodyBytes || /json/i.test(contentType)) return;
  const message = messageOf(request.bodyBytes, contentType);
  if (!holdsTooManyMessages(message, call.method.input, call.messages)) return;
  const problem = `The message holds too many parts: at most ${call.messages} are read`;
  throw invalid([{ field: '', message: problem }]) as unknown as Error;
}
