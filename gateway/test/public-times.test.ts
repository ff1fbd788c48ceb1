import type { ListOfferedTimesResponse } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { PublicTimes } from '../src/resources/reservations/public-times';

const ask = { restaurantId: 'r', date: '2026-12-05', partySize: 2 };

function askedOf(answer: () => Promise<ListOfferedTimesResponse>) {
  const listOfferedTimes = jest.fn(answer);
  return { listOfferedTimes, times: new PublicTimes({ listOfferedTimes } as never) };
}
const good = async () => ({ times: [] }) as unknown as ListOfferedTimesResponse;

describe('the times that diners look at', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('are asked for once by all who look at the same moment, and again half a second later', async () => {
    const { listOfferedTimes, times } = askedOf(good);
    await Promise.all([times.of(ask), times.of(ask), times.of(ask)]);
    expect(listOfferedTimes).toHaveBeenCalledTimes(1);
    await times.of({ ...ask, partySize: 3 });
    expect(listOfferedTimes).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(501);
    await times.of(ask);
    expect(listOfferedTimes).toHaveBeenCalledTimes(3);
  });

  test('are asked for again once something was booked there, and not for what was booked elsewhere', async () => {
    const { listOfferedTimes, times } = askedOf(good);
    await times.of(ask);
    times.forget('elsewhere');
    await times.of(ask);
    expect(listOfferedTimes).toHaveBeenCalledTimes(1);
    times.forget(ask.restaurantId);
    await times.of(ask);
    expect(listOfferedTimes).toHaveBeenCalledTimes(2);
  });

  test('are asked for again when there was no answer', async () => {
    const { listOfferedTimes, times } = askedOf(() => Promise.reject(new Error('away')));
    await expect(times.of(ask)).rejects.toThrow('away');
    await expect(times.of(ask)).rejects.toThrow('away');
    expect(listOfferedTimes).toHaveBeenCalledTimes(2);
  });
});
