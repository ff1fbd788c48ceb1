import {
  Health,
  HealthCheckResponse_ServingStatus as Serving,
} from '@tablewell/proto/grpc/health/v1/health_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { implement } from '../src/rpc/implementation';
import { startBackbone, startTestService, type TestBackbone } from '../src/testing';

let backbone: TestBackbone;

beforeAll(async () => {
  backbone = await startBackbone();
});

afterAll(() => backbone.stop());

test('a terminating process is not ready, and keeps serving until its callers can have reconnected', async () => {
  const service = await startTestService('reservation', backbone, () => ({
    implementations: [
      implement(ReservationService, { book: async () => ({ reservation: { id: 'booked' } }) }),
    ],
  }));
  const reservations = service.client(ReservationService);
  const book = async () => (await reservations.book({})).reservation?.id;
  expect(await book()).toBe('booked');

  let close = (): void => undefined;
  const stopped = service.stop({ servesUntil: new Promise<void>((resolve) => (close = resolve)) });
  expect((await service.client(Health).check({})).status).toBe(Serving.NOT_SERVING);
  expect(await book()).toBe('booked');

  close();
  await stopped;
  await expect(book()).rejects.toThrow();
});
