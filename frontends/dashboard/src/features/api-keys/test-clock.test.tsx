import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@tablewell/federation/testing';
import { NotificationRegion } from '@tablewell/ui';
import { axe } from 'jest-axe';
import { serve } from '../../testing/serve';
import { TestClock } from './test-clock';

const path = '/api/restaurant/tests/test/clock';
const shown = { now: '2026-12-01T18:00:00.000Z', aheadSeconds: 0, latest: '2027-12-01T18:00:00.000Z' };

function open(clock: object = shown, moved: Answer = [200, shown]) {
  const calls = serve(({ method, path: asked }) => {
    if (asked !== path) return undefined;
    return method === 'POST' ? moved : [200, clock];
  });
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TestClock restaurantId="tests" zone="Europe/Rome" />
      <NotificationRegion />
    </QueryClientProvider>,
  );
  return { container, moves: () => calls.filter(({ method }) => method === 'POST') };
}

test('the clock shows the time of the restaurant’s zone, and is moved forward', async () => {
  const later = { ...shown, now: '2026-12-01T19:00:00.000Z', aheadSeconds: 3_600 };
  const { container, moves } = open(shown, [200, later]);
  expect(await screen.findByText('Tuesday, December 1, 2026 at 7:00 PM')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '1 hour later' }));
  expect(await screen.findByText('It is Tuesday, December 1, 2026 at 8:00 PM here now')).toBeVisible();
  expect(moves().map(({ body }) => body)).toEqual([{ now: '2026-12-01T19:00:00.000Z' }]);
});

test('it is not moved further than it can be, and a refusal is shown', async () => {
  const refusal = { code: 'test-clock', message: 'The clock goes forward only' };
  open({ ...shown, latest: '2026-12-01T20:00:00.000Z' }, [400, refusal]);
  expect(await screen.findByRole('button', { name: '1 day later' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '15 minutes later' }));
  expect(await screen.findByText('The clock goes forward only')).toBeVisible();
});
