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

/** News of a reservation that happened so long after everything began to be heard. */
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

test('news comes in the order of versions, and once more where it is told twice', async () => {
  expect(await take(2n)).toBe(true);
  expect(await take(1n)).toBe(false);
  expect(await take(2n)).toBe(true);
  expect(await take(3n)).toBe(true);
  expect(getReservation).not.toHaveBeenCalled();
});

describe('of what happened before everything was heard', () => {
  const before = { afterMs: -minute };

  test('is told what still is so', async () => {
    expect(await take(1n, before)).toBe(true);
    expect(getReservation).toHaveBeenCalledTimes(1);
  });

  test('is not told what has changed since', async () => {
    getReservation.mockResolvedValue(stored(2n));
    expect(await take(1n, before)).toBe(false);
    expect(await take(2n, before)).toBe(true);
  });

  test('is told only its end of what is gone', async () => {
    getReservation.mockRejectedValue(new ConnectError('Reservation not found.', Code.NotFound));
    expect(await take(1n, before)).toBe(false);
    expect(await take(2n, { ...before, isDeleted: true })).toBe(true);
  });

  test('is told what was heard while nobody can say more', async () => {
    getReservation.mockRejectedValue(new ConnectError('away', Code.Unavailable));
    expect(await take(1n, before)).toBe(true);
  });
});

test('the clocks of other machines may be behind', async () => {
  await take(1n, { afterMs: 4_000 });
  expect(getReservation).toHaveBeenCalledTimes(1);
});

test('once events may have been missed, what was told is no measure any more', async () => {
  expect(await take(1n)).toBe(true);
  versions.startAnew();
  getReservation.mockResolvedValue(stored(2n));
  expect(await take(1n)).toBe(false);
});

test('what is not remembered any more is asked for', async () => {
  await take(2n, { afterMs: minute });
  await take(1n, { id: 'two', afterMs: minute });
  await take(1n, { id: 'three', afterMs: minute });
  getReservation.mockResolvedValue(stored(2n));
  expect(await take(1n, { afterMs: minute / 2 })).toBe(false);
});
