import { fromBinary, toBinary, create } from '@bufbuild/protobuf';
import { Code, ConnectError, createClient } from '@connectrpc/connect';
import { Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import {
  GetReservationRequestSchema,
  GetReservationResponseSchema,
  ReservationService,
} from '@tablewell/proto/reservation/v1/reservation_service_pb';
import {
  Health,
  HealthCheckRequestSchema,
  HealthCheckResponse_ServingStatus as Status,
  HealthCheckResponseSchema,
} from '@tablewell/proto/grpc/health/v1/health_pb';
import { PersonalPermission, Role } from '../src/access';
import { currentRequestId, withRequestId } from '../src/context';
import { silentLogger } from '../src/ops/logger';
import { Readiness } from '../src/ops/readiness';
import { invalid, Refusal } from '../src/refusal';
import { createRpcTransport, type RpcTransport } from '../src/rpc/client';
import { EncodedResponse } from '../src/rpc/encoded-response';
import { errorToRefusal, refusalToError } from '../src/rpc/errors';
import { healthService } from '../src/rpc/health';
import { actorKey, isRetryKey } from '../src/rpc/metadata';
import { implement } from '../src/rpc/implementation';
import { type RpcServer, startRpcServer } from '../src/rpc/server';
import { testIdentity } from '../src/testing/identities';
import { as } from '../src/testing/service';

let server: RpcServer;
let transport: RpcTransport;
let attempts = 0;
let repeats = 0;
const readiness = new Readiness();

const encodedReservation = toBinary(
  GetReservationResponseSchema,
  create(GetReservationResponseSchema, {
    reservation: { name: 'by another thread', phoneNumber: '+390655501234' },
  }),
);
const handlers = implement(ReservationService, {
  async getReservation({ id }, context) {
    attempts += 1;
    if (id === 'slow') await new Promise((resolve) => setTimeout(resolve, 2_000).unref());
    if (id === 'encoded') return new EncodedResponse(encodedReservation) as never;
    if (id.startsWith('of '))
      return { reservation: { restaurantId: id.slice(3), phoneNumber: '+390655501234' } };
    if (id === 'bug') throw new TypeError('a secret inside');
    if (context.values.get(isRetryKey)) repeats += 1;
    if (id === 'away') throw new ConnectError('away', Code.Unavailable);
    if (id === 'busy') throw refusalToError(new Refusal('unavailable', 'busy', 'Later.'));
    if (id === 'refused')
      throw new Refusal('plan-required', 'plan', 'Not in this plan.', { requiredPlan: 'premium' });
    return {
      reservation: {
        id,
        notes: currentRequestId() ?? '',
        name: context.values.get(actorKey)?.userId ?? 'public',
      },
    };
  },
  async book() {
    attempts += 1;
    throw invalid([{ field: 'name', message: 'Name must be at least 2 characters long' }]);
  },
});

beforeAll(async () => {
  const identity = await testIdentity('reservation');
  server = await startRpcServer({
    host: '127.0.0.1',
    port: 0,
    identity,
    callers: ['gateway'],
    implementations: [handlers, healthService(readiness)],
    logger: silentLogger,
  });
  transport = createRpcTransport({
    callee: 'reservation',
    baseUrl: `http://127.0.0.1:${server.port}`,
    identity: await testIdentity('gateway'),
    services: [ReservationService],
  });
});

afterAll(async () => {
  transport.close();
  await server.close(100);
});

beforeEach(() => {
  attempts = 0;
});

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => ConnectError.from(error).code,
  );
const api = () => createClient(ReservationService, transport);

test('a call carries the request id and the actor', async () => {
  const answer = await withRequestId('request-1', () =>
    api().getReservation({ id: 'r' }, as({ userId: 'u1' })),
  );
  expect(answer.reservation).toMatchObject({ id: 'r', notes: 'request-1', name: 'u1' });
});

test('a response that is encoded already arrives as any other', async () => {
  const { reservation } = await api().getReservation({ id: 'encoded' });
  expect(reservation?.name).toBe('by another thread');
});

test('who has no permission for contacts at a restaurant gets them masked there, and others get them', async () => {
  const withheld = [PersonalPermission.CONTACTS];
  const actor = {
    userId: 'u1',
    memberships: [
      { restaurantId: 'olive', role: Role.MANAGER, withheld },
      { restaurantId: 'fig', role: Role.HOST, withheld: [PersonalPermission.EXPORT] },
    ],
  };
  const phoneAt = async (id: string, caller: object = as(actor)) =>
    (await api().getReservation({ id }, caller)).reservation?.phoneNumber;
  expect(await phoneAt('of olive')).toBe('••• 1234');
  expect(await phoneAt('of fig')).toBe('+390655501234');
  // It does not say whose it is.
  expect(await phoneAt('encoded')).toBe('••• 1234');
  expect(await phoneAt('of olive', as({ userId: 'u2', memberships: [{ restaurantId: 'olive' }] }))).toBe(
    '+390655501234',
  );
  expect(await phoneAt('of olive', {})).toBe('+390655501234');
});

test('a refusal arrives with code, fields and plan', async () => {
  const refused = await api().getReservation({ id: 'refused' }).catch(errorToRefusal);
  expect(refused).toMatchObject({
    kind: 'plan-required',
    code: 'plan',
    requiredPlan: 'premium',
    message: 'Not in this plan.',
  });
  const bad = await api().book({}).catch(errorToRefusal);
  expect(bad).toMatchObject({
    kind: 'invalid',
    fields: [{ field: 'name', message: 'Name must be at least 2 characters long' }],
  });
});

test('a bug is reported as an internal error without details', async () => {
  const error = ConnectError.from(
    await api()
      .getReservation({ id: 'bug' })
      .catch((thrown: unknown) => thrown),
  );
  expect(error.code).toBe(Code.Internal);
  expect(error.message).not.toContain('secret');
});

test('a call ends at its deadline', async () => {
  expect(await codeOf(api().getReservation({ id: 'slow' }, { timeoutMs: 80 }))).toBe(Code.DeadlineExceeded);
});

test('only idempotent methods are retried', async () => {
  expect(await codeOf(api().getReservation({ id: 'away' }))).toBe(Code.Unavailable);
  expect(attempts).toBe(3);
  // The metadata of the retry says that an earlier attempt may still be running.
  expect(repeats).toBe(2);
  attempts = 0;
  expect(await codeOf(api().book({}))).toBe(Code.InvalidArgument);
  expect(attempts).toBe(1);
  expect(await codeOf(api().getReservation({ id: 'busy' }))).toBe(Code.Unavailable);
  expect(attempts).toBe(2);
});

test('during a long outage of the callee calls are no longer retried', async () => {
  const one = () => codeOf(api().getReservation({ id: 'away' }));
  await Promise.all(Array.from({ length: 200 }, one));
  attempts = 0;
  expect(await one()).toBe(Code.Unavailable);
  expect(attempts).toBe(1);
});

describe('a caller', () => {
  const raw = (metadata: Metadata) => {
    const client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
    return new Promise<ServiceError | null>((resolve) => {
      client.makeUnaryRequest(
        '/tablewell.reservation.v1.ReservationService/GetReservation',
        (message: Uint8Array) => Buffer.from(message),
        (bytes: Buffer) => bytes,
        toBinary(GetReservationRequestSchema, create(GetReservationRequestSchema, { id: 'r' })),
        metadata,
        (error) => {
          client.close();
          resolve(error);
        },
      );
    });
  };
  const bearer = (token: string) => {
    const metadata = new Metadata();
    metadata.set('authorization', `Bearer ${token}`);
    return metadata;
  };

  test('without an identity is refused', async () => {
    expect((await raw(new Metadata()))?.code).toBe(Code.Unauthenticated);
    expect((await raw(bearer('nonsense')))?.code).toBe(Code.Unauthenticated);
  });

  test('that is not on the list, or whose token is for another, is refused', async () => {
    const guest = await testIdentity('guest');
    expect((await raw(bearer(await guest.tokenFor('reservation'))))?.code).toBe(Code.Unauthenticated);
    const gateway = await testIdentity('gateway');
    expect((await raw(bearer(await gateway.tokenFor('guest'))))?.code).toBe(Code.Unauthenticated);
    expect(await raw(bearer(await gateway.tokenFor('reservation')))).toBeNull();
  });
});

test('any gRPC client can check health, and learns that the process drains', async () => {
  const client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
  const check = () =>
    new Promise<Status | undefined>((resolve) => {
      client.makeUnaryRequest(
        `/${Health.typeName}/Check`,
        (message: Uint8Array) => Buffer.from(message),
        (bytes: Buffer) => fromBinary(HealthCheckResponseSchema, bytes),
        toBinary(HealthCheckRequestSchema, create(HealthCheckRequestSchema)),
        (_error, answer) => resolve(answer?.status),
      );
    });
  expect(await check()).toBe(Status.SERVING);
  readiness.drain();
  expect(await check()).toBe(Status.NOT_SERVING);
  client.close();
});
