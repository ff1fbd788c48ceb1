import type { ListOfferedTimesResponse } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { PublicTimes } from '../src/resources/reservations/public-times';

const query = { restaurantId: 'r', date: '2026-12-05', partySize: 2, area: '', evening: false };

function askedOf(answer: () => Promise<ListOfferedTimesResponse>) {
  const listOfferedTimes = jest.fn(answer);
  return { listOfferedTimes, times: new PublicTimes({ listOfferedTimes } as never) };
}
const good = async () => ({ times: [] }) as unknown as ListOfferedTimesResponse;

describe('the free times of the public', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('are loaded once for simultaneous queries, and again half a second later', async () => {
    const { listOfferedTimes, times } = askedOf(good);
    await Promise.all([times.of(query), times.of(query), times.of(query)]);
    expect(listOfferedTimes).toHaveBeenCalledTimes(1);
    await times.of({ ...query, partySize: 3 });
    expect(listOfferedTimes).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(501);
    await times.of(query);
    expect(listOfferedTimes).toHaveBeenCalledTimes(3);
  });

  test('are released once they are too old, without another query', async () => {
    const { times } = askedOf(good);
    for (let day = 1; day <= 9; day++) await times.of({ ...query, date: `2026-12-0${day}` });
    expect(times.size).toBe(9);
    jest.advanceTimersByTime(400);
    await times.of({ ...query, partySize: 4 });
    jest.advanceTimersByTime(200);
    expect(times.size).toBe(1);
    jest.advanceTimersByTime(400);
    expect(times.size).toBe(0);
  });

  test('are kept up to a bound, the latest ones', async () => {
    const { listOfferedTimes, times } = askedOf(good);
    const all = Array.from({ length: 5_000 }, (_, index) => ({ ...query, restaurantId: `r${index}` }));
    for (const each of all) await times.of(each);
    expect(times.size).toBeLessThan(all.length);
    listOfferedTimes.mockClear();
    await times.of(all.at(-1)!);
    expect(listOfferedTimes).not.toHaveBeenCalled();
  });

  test('of one query are never those of another', async () => {
    const { listOfferedTimes, times } = askedOf(good);
    await times.of({ ...query, restaurantId: 'r 2026-12-05 2' });
    await times.of({ ...query, area: '2026-12-05 2 ' });
    await times.of({ ...query, area: ' Terrace' });
    await times.of({ ...query, area: 'terrace' });
    expect(listOfferedTimes).toHaveBeenCalledTimes(3);
  });

  test('are refreshed in the background before they are too old', async () => {
    let fetched = (_: ListOfferedTimesResponse) => {};
    const younger = { times: [{ minute: 60 }] } as unknown as ListOfferedTimesResponse;
    const answers = [good(), new Promise<ListOfferedTimesResponse>((resolve) => (fetched = resolve))];
    const { listOfferedTimes, times } = askedOf(() => answers.shift() ?? good());
    const old = await times.of(query);
    jest.advanceTimersByTime(300);
    expect(await times.of(query)).toBe(old);
    expect(await times.of(query)).toBe(old);
    expect(listOfferedTimes).toHaveBeenCalledTimes(2);
    fetched(younger);
    await jest.advanceTimersByTimeAsync(150);
    expect(await times.of(query)).toBe(younger);
    // 300 ms after the second request.
    jest.advanceTimersByTime(150);
    expect(await times.of(query)).toBe(younger);
    expect(listOfferedTimes).toHaveBeenCalledTimes(3);
  });

  test('are not replaced by an answer that was requested before a booking', async () => {
    let fetched = (_: ListOfferedTimesResponse) => {};
    const stale = { times: [{ minute: 60 }] } as unknown as ListOfferedTimesResponse;
    const answers = [good(), new Promise<ListOfferedTimesResponse>((resolve) => (fetched = resolve))];
    const { times } = askedOf(() => answers.shift() ?? good());
    await times.of(query);
    jest.advanceTimersByTime(300);
    await times.of(query);
    times.forget(query.restaurantId);
    const after = await times.of(query);
    fetched(stale);
    await jest.advanceTimersByTimeAsync(0);
    expect(await times.of(query)).toBe(after);
  });

  test('are served while loading a newer answer fails; after their maximum age the failure is', async () => {
    const answers = [good(), Promise.reject(new Error('away')), Promise.reject(new Error('away'))];
    answers.forEach((answer) => answer.catch(() => {}));
    const { times } = askedOf(() => answers.shift() ?? good());
    const old = await times.of(query);
    jest.advanceTimersByTime(300);
    expect(await times.of(query)).toBe(old);
    jest.advanceTimersByTime(201);
    await expect(times.of(query)).rejects.toThrow('away');
  });

  test('are loaded again after a booking of the restaurant, and not of another', async () => {
    const { listOfferedTimes, times } = askedOf(good);
    await times.of(query);
    times.forget('elsewhere');
    await times.of(query);
    expect(listOfferedTimes).toHaveBeenCalledTimes(1);
    times.forget(query.restaurantId);
    await times.of(query);
    expect(listOfferedTimes).toHaveBeenCalledTimes(2);
  });

  test('are loaded again after a failure', async () => {
    const { listOfferedTimes, times } = askedOf(() => Promise.reject(new Error('away')));
    await expect(times.of(query)).rejects.toThrow('away');
    await expect(times.of(query)).rejects.toThrow('away');
    expect(listOfferedTimes).toHaveBeenCalledTimes(2);
  });
});
