import { create, toBinary, toJson } from '@bufbuild/protobuf';
import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import {
  AvailabilityRulesService,
  PutAvailabilityRulesRequestSchema,
  PutRulesDraftRequestSchema,
} from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import {
  AvailabilityService,
  PreviewChangeRequestSchema,
  SimulateChangeRequestSchema,
} from '@tablewell/proto/reservation/v1/availability_service_pb';
import { availabilityBounds as bounds } from '@tablewell/restaurant-rules/availability/rules';
import { floorBounds } from '@tablewell/restaurant-rules/floor-problems';
import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

const send = (path: string, payload: object, type = 'application/json') =>
  gateway.app.inject({
    method: 'POST',
    url: `/rpc/${path}`,
    payload,
    headers: { cookie: '__Host-tablewell_access=access-s1', origin, 'content-type': type },
  });
const putRules = `${AvailabilityRulesService.typeName}/PutAvailabilityRules`;
const putDraft = `${AvailabilityRulesService.typeName}/PutRulesDraft`;
const preview = `${AvailabilityService.typeName}/PreviewChange`;
const simulate = `${AvailabilityService.typeName}/SimulateChange`;

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const long = (index: number, length: number) => String(index).padStart(length, 'é');
const scope = { periodIds: [long(1, bounds.idLength)], weekdays: [0, 1, 2, 3, 4, 5, 6] };
const turnTime = { minutes: 360, smallestParty: 11, largestParty: 100, ...scope };
const pacing = {
  ...{ intervalMinutes: 15, mostCovers: 1_000, mostParties: 1_000 },
  ...{ publicCovers: 1_000, publicParties: 1_000, ...scope },
};
const bookingWindow = {
  ...{ daysAhead: 365, shortestNoticeMinutes: 43_200, lastChangeMinutes: 43_200 },
  ...{ lastCancelMinutes: 43_200, ...scope },
};
const eachKind = bounds.inSpecialDays / bounds.specialDays / 3;
/** As many rules as a restaurant may have, each with all its fields at their largest. */
const largest = {
  turnTimes: many(bounds.rules, () => turnTime),
  pauseMinutes: 120,
  pacing: many(bounds.rules, () => pacing),
  bookingWindows: many(bounds.rules, () => bookingWindow),
  specialDays: many(bounds.specialDays, (index) => ({
    ...{ id: long(index, bounds.idLength), name: long(index, bounds.nameLength) },
    ...{ from: '2026-12-24', until: '2026-12-24', closed: true, seatingMinutes: 360 },
    periods: {
      items: many(eachKind, (at) => ({
        ...{ id: long(at, bounds.idLength), name: long(at, bounds.nameLength) },
        ...{ opensAt: 1_080, closesAt: 1_440, intervalMinutes: 60 },
      })),
    },
    turnTimes: { items: many(eachKind, () => turnTime) },
    pacing: { items: many(eachKind, () => pacing) },
  })),
  online: { smallestParty: 1, largestParty: 100 },
};
const largestFloor = {
  tables: many(floorBounds.tables, (index) => ({
    ...{ number: long(index, floorBounds.numberLength), type: 'FourTopCompact' },
    ...{ smallestParty: 11, largestParty: 100, priority: 99, audience: 3 },
    area: long(index, floorBounds.areaLength),
  })),
  combinations: many(floorBounds.combinations, (index) => ({
    tableNumbers: many(floorBounds.tablesOfCombination, (table) => long(index + table, 8)),
    ...{ smallestParty: 11, largestParty: 100 },
  })),
};
const largestChange = {
  availabilityRules: largest,
  tables: { case: 'floor' as const, value: largestFloor },
};

const inBoth = <S extends DescMessage>(schema: S, message: MessageInitShape<S>) => {
  const whole = create(schema, message);
  return [
    [toJson(schema, whole) as object, 'application/json'],
    [Buffer.from(toBinary(schema, whole)), 'application/proto'],
  ] as const;
};

test('the largest rules and changes are read, as JSON and binary', async () => {
  const restaurantId = 'r1';
  for (const [path, bodies] of [
    [putRules, inBoth(PutAvailabilityRulesRequestSchema, { restaurantId, rules: largest })],
    [putDraft, inBoth(PutRulesDraftRequestSchema, { restaurantId, rules: largest })],
    [preview, inBoth(PreviewChangeRequestSchema, { restaurantId, draft: largestChange })],
    [simulate, inBoth(SimulateChangeRequestSchema, { restaurantId, draft: largestChange, week: 4 })],
  ] as const)
    for (const [body, type] of bodies)
      expect([path, type, (await send(path, body, type)).statusCode]).toEqual([path, type, 200]);
});

test('rules and changes with more parts than any are refused before they are decoded', async () => {
  const crowded = { turnTimes: many(20_000, () => ({})) };
  gateway.rulesRequests.length = 0;
  for (const [path, bodies] of [
    [putRules, inBoth(PutAvailabilityRulesRequestSchema, { rules: crowded })],
    [putDraft, inBoth(PutRulesDraftRequestSchema, { rules: crowded })],
    [preview, inBoth(PreviewChangeRequestSchema, { draft: { availabilityRules: crowded } })],
    [simulate, inBoth(SimulateChangeRequestSchema, { draft: { availabilityRules: crowded } })],
  ] as const)
    for (const [body, type] of bodies)
      expect([path, type, (await send(path, body, type)).statusCode]).toEqual([path, type, 400]);
  expect(gateway.rulesRequests).toEqual([]);
});

test('a caller finds changed availability rules in force', async () => {
  gateway.awaited.length = 0;
  const rules = { pacing: [{ intervalMinutes: 15, mostCovers: 24 }] };
  const answer = await send(putRules, { restaurantId: 'r1', rules, baseVersion: 3 });
  expect(answer.json()).toMatchObject({ rules, version: '7' });
  expect(gateway.awaited).toMatchObject([{ restaurantId: 'r1', version: 9n }]);
});

test('a preview and a simulated week have time for their computation', async () => {
  for (const path of [preview, simulate]) {
    await send(path, { restaurantId: 'r1', week: 4 });
    expect(gateway.timeLimits[0]).toBe(20_000);
  }
});
