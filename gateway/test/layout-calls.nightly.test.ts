import { create, toBinary, toJson } from '@bufbuild/protobuf';
import { LayoutService, SaveLayoutRequestSchema } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import {
  ListReservationsToReviewRequestSchema,
  ReservationService,
} from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { BackgroundKind } from '@tablewell/proto/restaurant/v1/layout_pb';
import { TableAudience } from '@tablewell/proto/restaurant/v1/floor_pb';
import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

const mine = { cookie: '__Host-tablewell_access=access-s1', origin };
const post = (path: string, payload: Buffer | object, type: string) =>
  gateway.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { ...mine, 'content-type': type },
  });
const savePath = `/rpc/${LayoutService.typeName}/SaveLayout`;
const reviewPath = `/rpc/${ReservationService.typeName}/ListReservationsToReview`;
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const long = (index: number, length: number) => String(index).padStart(length, 'é');

/**
 * As many tables, combinations and pieces of background as a layout holds, each with all its fields at their maximum
 * length.
 */
const largest = (tables = 500) =>
  create(SaveLayoutRequestSchema, {
    restaurantId: 'r1',
    layoutId: 'in-service',
    baseVersion: 3n,
    fixedComponents: many(tables, (index) => ({
      id: long(index, 64),
      type: 'four-top-compact',
      x: -12_345.678_901_234_5,
      y: 12_345.678_901_234_5,
      rotation: 345,
      tableNumber: long(index, 20),
      smallestParty: 11,
      largestParty: 100,
      area: long(index, 40),
      audience: TableAudience.WALK_INS,
      priority: 99,
    })),
    details: {
      combinations: many(100, (index) => ({
        id: long(index, 64),
        componentIds: many(6, (table) => long(index + table, 64)),
        smallestParty: 11,
        largestParty: 100,
      })),
      background: many(200, (index) => ({
        id: long(index, 64),
        kind: BackgroundKind.AREA,
        x: -12_345.678_901_234_5,
        y: 12_345.678_901_234_5,
        width: 12_345.678_901_234_5,
        height: 12_345.678_901_234_5,
        rotation: 345,
        label: long(index, 40),
      })),
    },
  });
const asJson = (save: ReturnType<typeof largest>) => toJson(SaveLayoutRequestSchema, save) as object;
const asBinary = (save: ReturnType<typeof largest>) => Buffer.from(toBinary(SaveLayoutRequestSchema, save));

describe('the largest floor plan', () => {
  test.each([
    ['JSON', () => asJson(largest()), 'application/json'],
    ['binary', () => asBinary(largest()), 'application/proto'],
  ])('is saved as %s', async (_, body, type) => {
    expect((await post(savePath, body(), type)).statusCode).toBe(200);
    expect(gateway.savedLayouts[0]).toEqual(largest());
  });

  test('is refused if it has more parts than any layout, before it is decoded', async () => {
    gateway.savedLayouts.length = 0;
    const empty = { length: 100_000 } as const;
    const crowded = create(SaveLayoutRequestSchema, { fixedComponents: Array.from(empty, () => ({})) });
    for (const [body, type] of [
      [asJson(crowded), 'application/json'],
      [asBinary(crowded), 'application/proto'],
    ] as const) {
      const answer = await post(savePath, body, type);
      expect([answer.statusCode, gateway.savedLayouts]).toEqual([400, []]);
    }
    const nested = create(SaveLayoutRequestSchema, {
      details: { background: Array.from(empty, () => ({})) },
    });
    expect((await post(savePath, asBinary(nested), 'application/proto')).statusCode).toBe(400);
  });

  test('is refused if it is larger than any layout, and so is a large message of another call', async () => {
    const answer = await post(savePath, { layoutId: 'x'.repeat(600_000) }, 'application/json');
    expect(answer.statusCode).toBe(413);
    const rename = `/rpc/${LayoutService.typeName}/RenameLayout`;
    expect((await post(rename, { name: 'x'.repeat(70_000) }, 'application/json')).statusCode).toBe(413);
  });
});

test('the largest drafted floor is reviewed, as JSON and binary', async () => {
  const draft = create(ListReservationsToReviewRequestSchema, {
    restaurantId: 'r1',
    draft: {
      tables: {
        case: 'floor',
        value: {
          tables: many(300, (index) => ({
            number: long(index, 8),
            type: 'FourTopCompact',
            smallestParty: 11,
            largestParty: 100,
            area: long(index, 40),
            audience: TableAudience.WALK_INS,
            priority: 99,
          })),
          combinations: many(100, (index) => ({
            tableNumbers: many(6, (table) => long(index + table, 8)),
            smallestParty: 11,
            largestParty: 100,
          })),
        },
      },
    },
  });
  const json = toJson(ListReservationsToReviewRequestSchema, draft) as object;
  expect((await post(reviewPath, json, 'application/json')).statusCode).toBe(200);
  const binary = Buffer.from(toBinary(ListReservationsToReviewRequestSchema, draft));
  expect((await post(reviewPath, binary, 'application/proto')).statusCode).toBe(200);
});

describe('a caller finds its change in force', () => {
  test('after a layout was put in service', async () => {
    gateway.awaited.length = 0;
    const path = `/rpc/${LayoutService.typeName}/PutLayoutInService`;
    await post(path, { restaurantId: 'r1', layoutId: 'l1' }, 'application/json');
    expect(gateway.awaited).toMatchObject([{ restaurantId: 'r1', version: 7n }]);
  });

  test('after the layout in service was saved, by either API, and not after another one', async () => {
    gateway.awaited.length = 0;
    await post(savePath, asJson(largest(1)), 'application/json');
    const put = (layoutId: string) =>
      gateway.app.inject({
        method: 'PUT',
        url: `/api/restaurant/r1/layout/${layoutId}`,
        payload: { fixedComponents: [] },
        headers: mine,
      });
    expect((await put('in-service')).json()).toEqual({
      id: 'in-service',
      name: '',
      version: 4,
      fixedComponents: [],
    });
    await put('other');
    const wait = { restaurantId: 'r1', version: 0n, layoutId: 'in-service', layoutVersion: 4n };
    expect(gateway.awaited).toMatchObject([wait, wait]);
  });
});
