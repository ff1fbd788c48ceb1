import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serve } from '../../testing/serve';
import { roleRefusal } from '../../testing/rpc-refusal';
import { ActivitySection } from './activity-section';

afterEach(() => jest.restoreAllMocks());

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ActivitySection restaurantId="olive" zone="Asia/Tokyo" />
    </QueryClientProvider>,
  );

const booked = {
  id: 'e1',
  at: '2026-11-20T12:00:00Z',
  event: 'reservation.booked',
  details: { when: '2026-11-21T19:00', partySize: '4' },
  initiator: { kind: 'INITIATOR_KIND_ANONYMOUS' },
};
const saved = {
  id: 'e2',
  at: '2026-11-20T13:00:00Z',
  event: 'layout.saved',
  details: { name: 'Terrace' },
  initiator: {
    kind: 'INITIATOR_KIND_MEMBER',
    userId: 'u1',
    name: 'Ada Rossi',
    email: 'ada@example.com',
    address: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
  },
};
const people = [{ userId: 'u1', name: 'Ada Rossi', email: 'ada@example.com' }];

describe('the activity in the settings', () => {
  it('shows who did what, from where, by the restaurant’s clock, and older entries on demand', async () => {
    const calls = serve(({ path, body }) => {
      if (path.endsWith('/ListActivityPeople')) return [200, { people }];
      if (!path.endsWith('/ListActivity')) return undefined;
      return (body as { pageToken?: string }).pageToken
        ? [200, { entries: [booked] }]
        : [200, { entries: [saved], nextPageToken: 'older' }];
    });
    const { container } = show();
    const table = within(await screen.findByRole('table', { name: 'Latest first' }));
    expect(
      table.getByRole('row', {
        name: 'Changed a floor plan Terrace Ada Rossi 203.0.113.7 Firefox on Linux Nov 20, 2026, 10:00 PM',
      }),
    ).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Show older activity' }));
    expect(
      await screen.findByRole('row', {
        name: /Booked a reservation 4 guests, Nov 21, 2026, 7:00 PM A diner – Nov 20, 2026, 9:00 PM/,
      }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older activity' })).not.toBeInTheDocument();
    const pages = calls.filter(({ path }) => path.endsWith('/ListActivity')).map(({ body }) => body);
    expect(pages.filter((body) => (body as { pageToken?: string }).pageToken)).toEqual([
      { restaurantId: 'olive', pageSize: 10, pageToken: 'older' },
    ]);
  });

  it('filters by kind and by member', async () => {
    const calls = serve(({ path }) => (path.endsWith('/ListActivityPeople') ? [200, { people }] : undefined));
    show();
    expect(await screen.findByText('No activity yet')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Floor plans');
    await userEvent.selectOptions(screen.getByLabelText('By'), 'Ada Rossi');
    expect(await screen.findByText('No matching activity')).toBeVisible();
    const lastCall = () => calls.filter(({ path }) => path.endsWith('/ListActivity')).at(-1)?.body;
    await waitFor(() =>
      expect(lastCall()).toEqual({
        restaurantId: 'olive',
        kind: 'ACTIVITY_KIND_LAYOUT',
        userId: 'u1',
        pageSize: 10,
      }),
    );
  });

  it('shows that it could not be loaded, and tries again', async () => {
    let isBroken = true;
    serve(({ path }) => {
      if (!path.endsWith('/ListActivity')) return undefined;
      return isBroken ? [503, { code: 'unavailable', message: 'down' }] : [200, { entries: [booked] }];
    });
    show();
    const again = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('The activity could not be loaded.')).toBeVisible();
    isBroken = false;
    await userEvent.click(again);
    expect(await screen.findByRole('table', { name: 'Latest first' })).toBeVisible();
  });

  it('is not shown to those who may not see it', async () => {
    serve(roleRefusal);
    show();
    const title = () => screen.queryByRole('heading', { name: 'Activity' });
    expect(title()).toBeVisible();
    await waitFor(() => expect(title()).not.toBeInTheDocument());
  });
});
