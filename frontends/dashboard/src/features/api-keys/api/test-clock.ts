import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';

const path = '/api/restaurant/{id}/test/clock';

/** What time it is in a test restaurant. It goes on by itself. */
export const readClock = (id: string) =>
  queryOptions({
    queryKey: ['test-clock', id],
    queryFn: ({ signal }) => answer(api.GET(path, { params: { path: { id } }, signal })),
    refetchInterval: 30_000,
  });

/** Moves it to an instant in epoch milliseconds, later than it shows. */
export const moveClock = (id: string, to: number) =>
  answer(api.POST(path, { params: { path: { id } }, body: { now: new Date(to).toISOString() } }));
