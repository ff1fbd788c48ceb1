import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationRegion } from '@tablewell/ui';
import { axe } from 'jest-axe';
import { ConfirmProvider } from '../../lib/confirm';
import { serve } from '../../testing/render-dashboard';
import { FeedsSection } from './feeds-section';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const feeds = [
  { id: 'f1', name: 'Kitchen', area: '', showsNames: false },
  { id: 'f2', name: 'Bar', area: 'Terrace', showsNames: true, lastReadAt: '2026-11-20T18:00:00Z' },
];

async function open(listed: object = { feeds, areas: ['Terrace'] }, created: [number, object] = [200, {}]) {
  const calls = serve(({ path }) => {
    if (path.endsWith('/ListCalendarFeeds')) return [200, listed];
    if (path.endsWith('/CreateCalendarFeed')) return created;
    return undefined;
  });
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfirmProvider>
        <FeedsSection restaurantId="olive" />
      </ConfirmProvider>
      <NotificationRegion />
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Who reads it');
  const bodyOf = (method: string) => calls.find(({ path }) => path.endsWith(`/${method}`))?.body;
  return { container, bodyOf };
}

test('calendars are listed with what they show, and ended after a question', async () => {
  const { container, bodyOf } = await open();
  const table = within(screen.getByRole('table', { name: 'Calendars of this restaurant' }));
  expect(table.getByRole('row', { name: /Kitchen Whole restaurant, without names Never End/ })).toBeVisible();
  expect(table.getByRole('row', { name: /Bar Terrace, with names Nov 20, 2026/ })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(table.getByRole('button', { name: 'End the calendar of Bar' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Calendar of Bar ended')).toBeVisible();
  expect(bodyOf('EndCalendarFeed')).toEqual({ restaurantId: 'olive', feedId: 'f2' });
});

test('a new one’s address is shown once, to be copied', async () => {
  const { bodyOf } = await open({ feeds: [], areas: ['Terrace'] }, [200, { secret: 'abc' }]);
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.type(screen.getByLabelText('Who reads it'), 'Kitchen');
  await userEvent.selectOptions(screen.getByLabelText('Area'), 'Terrace');
  await userEvent.click(screen.getByLabelText('Show the names of guests'));
  await userEvent.click(screen.getByRole('button', { name: 'Make a calendar' }));
  const address = 'http://localhost/api/calendar-feeds/abc/reservations.ics';
  expect(await screen.findByText(address)).toBeVisible();
  expect(screen.getByText(/it is not shown again/)).toBeVisible();
  expect(bodyOf('CreateCalendarFeed')).toEqual({
    ...{ restaurantId: 'olive', name: 'Kitchen', area: 'Terrace', showsNames: true },
  });
  expect(screen.getByLabelText('Who reads it')).toHaveValue('');
});

test('a refusal is shown, and what was typed stays', async () => {
  const message = 'A restaurant has at most 20 calendars. Please end one that is no longer read';
  await open({ feeds, areas: [] }, [409, { code: 'aborted', message }]);
  expect(screen.queryByLabelText('Area')).toBeNull();
  await userEvent.type(screen.getByLabelText('Who reads it'), 'Door');
  await userEvent.click(screen.getByRole('button', { name: 'Make a calendar' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Who reads it')).toHaveValue('Door');
});
