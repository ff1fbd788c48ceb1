import { create } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import { GetReservationResponseSchema } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { LatestVersions } from '../src/live/latest-versions';

const stored = (version: bigint) =>
  create(GetReservationResponseSchema, { reservation: { id: 'one', version } });
const getReservation = jest.fn(async () => stored(1n));
const start = new Date('2026-12-01T19:00:00Z').getTime();
const minute = 60_000;
let versions: LatestVersions;

/** Handles an event of a reservation, this long after the reader's start. */
function take(version: bigint, { id = 'one', afterMs = minute, isDeleted = false } = {}): Promise<boolean> {
  return versions.take({ reservation: { id, version }, at: new Date(start + afterMs), isDeleted });
}

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  getReservation.mockReset().mockResolvedValue(stored(1n));
  versions = new LatestVersions({ getReservation }, 2);
  versions.startAnew();
  jest.setSystemTime(start + minute);
});

afterEach(() => jest.useRealTimers());

test('events are accepted in the order of versions, and again when redelivered', async () => {
  expect(await take(2n)).toBe(true);
  expect(await take(1n)).toBe(false);
  expect(await take(2n)).toBe(true);
  expect(await take(3n)).toBe(true);
  expect(getReservation).not.toHaveBeenCalled();
});

describe('an event from before the reader started', () => {
  const before = { afterMs: -minute };

  test('is shown while it is the latest', async () => {
    expect(await take(1n, before)).toBe(true);
    expect(getReservation).toHaveBeenCalledTimes(1);
  });

  test('is not shown when the reservation has changed since', async () => {
    getReservation.mockResolvedValue(stored(2n));
    expect(await take(1n, before)).toBe(false);
    expect(await take(2n, before)).toBe(true);
  });

  test('about a deleted reservation is shown only if it is the deletion', async () => {
    getReservation.mockRejectedValue(new ConnectError('Reservation not found.', Code.NotFound));
    expect(await take(1n, before)).toBe(false);
    expect(await take(2n, { ...before, isDeleted: true })).toBe(true);
  });

  test('is shown while the service is unavailable', async () => {
    getReservation.mockRejectedValue(new ConnectError('away', Code.Unavailable));
    expect(await take(1n, before)).toBe(true);
  });
});

test('an event shortly after the start is checked at the service, as clocks may differ', async () => {
  await take(1n, { afterMs: 4_000 });
  expect(getReservation).toHaveBeenCalledTimes(1);
});

test('after a gap in the events, remembered versions are dropped', async () => {
  expect(await take(1n)).toBe(true);
  versions.startAnew();
  getReservation.mockResolvedValue(stored(2n));
  expect(await take(1n)).toBe(false);
});

test('for versions that were evicted, the service is queried', async () => {
  await take(2n, { afterMs: minute });
  await take(1n, { id: 'two', afterMs: minute });
  await take(1n, { id: 'three', afterMs: minute });
  getReservation.mockResolvedValue(stored(2n));
  expect(await take(1n, { afterMs: minute / 2 })).toBe(false);
});
