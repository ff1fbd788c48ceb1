import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationRegion } from '@tablewell/ui';
import { axe } from 'jest-axe';
import { ConfirmProvider } from '../../lib/confirm';
import { serve } from '../../testing/serve';
import { FeedsSection } from './feeds-section';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const feeds = [
  { id: 'f1', name: 'Kitchen', area: '', showsNames: false, makerName: 'Kim Rossi' },
  { id: 'f2', name: 'Bar', area: 'Terrace', showsNames: true, lastReadAt: '2026-11-20T18:00:00Z' },
];

async function open(listed: object = { feeds, areas: ['Terrace'] }, created: [number, object] = [200, {}]) {
  const calls = serve(({ path }) => {
    if (path.endsWith('/ListCalendarFeeds')) return [200, listed];
    if (path.endsWith('/CreateCalendarFeed')) return created;
    if (path.endsWith('/ReplaceCalendarFeedAddress')) return [200, { secret: 'def' }];
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
  expect(
    table.getByRole('row', { name: /Kitchen Whole restaurant, without names Kim Rossi Never/ }),
  ).toBeVisible();
  expect(table.getByRole('row', { name: /Bar Terrace, with names – Nov 20, 2026/ })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(table.getByRole('button', { name: 'End the calendar of Bar' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Calendar of Bar ended')).toBeVisible();
  expect(bodyOf('EndCalendarFeed')).toEqual({ restaurantId: 'olive', feedId: 'f2' });
});

test('one that ended with the place of its maker says so, and goes on under another address by one press', async () => {
  const endedAt = '2026-11-21T10:00:00Z';
  const { container, bodyOf } = await open({ feeds: [{ ...feeds[0], makerName: '', endedAt }, feeds[1]] });
  expect(screen.getByText('1 calendar has ended')).toBeVisible();
  expect(screen.getByRole('row', { name: /Kitchen .* – Ended Nov 21, 2026/ })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'New address for the calendar of Kitchen' }));
  expect(await screen.findByText('The address of the calendar of Kitchen')).toBeVisible();
  expect(screen.getByText('http://localhost/api/calendar-feeds/def/reservations.ics')).toBeVisible();
  expect(bodyOf('ReplaceCalendarFeedAddress')).toEqual({ restaurantId: 'olive', feedId: 'f1' });
});

test('the address of one that is read is replaced after a question', async () => {
  const { bodyOf } = await open();
  expect(screen.queryByText(/ended$/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'New address for the calendar of Bar' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(bodyOf('ReplaceCalendarFeedAddress')).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'New address for the calendar of Bar' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'New address' }),
  );
  expect(await screen.findByText('The address of the calendar of Bar')).toBeVisible();
  expect(bodyOf('ReplaceCalendarFeedAddress')).toEqual({ restaurantId: 'olive', feedId: 'f2' });
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
