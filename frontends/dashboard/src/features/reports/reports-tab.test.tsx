import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-dashboard';
import { rpcRefusal } from '../../testing/rpc-refusal';
import { reports, table, serveBefore, onTheReportsTab } from '../../testing/reports-tab';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

onTheReportsTab();
const figure = (name: string) => {
  const inShort = screen.getByRole('region', { name: 'In short' });
  return within(inShort).getByText(name).parentElement;
};

test('each report is a sentence, a chart and a table, for the last four weeks', async () => {
  const calls = serve(({ path }) => (path.endsWith('/GetReports') ? [200, reports] : undefined));
  const { container } = renderAt('/dashboard?tab=reports');
  expect(await screen.findByText('1,306 covers in 41 parties.')).toBeInTheDocument();
  expect(
    screen.getByText('3 of 50 reservations were no-shows (6%), and 4 were canceled late.'),
  ).toBeInTheDocument();
  expect(screen.getByText('Oct 23, 2026 to Nov 19, 2026')).toBeInTheDocument();
  for (const name of [
    'Covers by operating period',
    'No-shows and cancellations',
    'Minutes at the table by party size, measured and planned',
    'People at tables by weekday and quarter of an hour',
  ])
    expect(screen.getByRole('img', { name })).toBeInTheDocument();
  expect(calls.find(({ path }) => path.endsWith('/GetReports'))?.body).toEqual({
    ...{ restaurantId: 'olive', from: '2026-10-23', until: '2026-11-19' },
  });
  expect(
    (await table('Covers and parties')).getByRole('row', { name: 'Nov 18, 2026 Dinner 30 1276 0' }),
  ).toBeInTheDocument();
  expect(
    (await table('No-shows and cancellations')).getByRole('row', { name: 'Nov 18, 2026 50 3 4 3 6%' }),
  ).toBeInTheDocument();
  expect(
    (await table('Planned and real turn times')).getByRole('row', { name: '2 40 90 85 70 105' }),
  ).toBeInTheDocument();
  expect(
    (await table('Use of tables: people seated')).getByRole('row', {
      name: '7:00 PM 0.0 0.0 21.5 0.0 0.0 0.0 0.0',
    }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('row', { name: 'guide.example https://guide.example/rome 10 25%' }),
  ).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('other days are read when they are chosen, and days without counts are said', async () => {
  const calls = serve(({ path }) =>
    path.endsWith('/GetReports') ? [200, { ...reports, daysWithoutCounts: 12 }] : undefined,
  );
  renderAt('/dashboard?tab=reports');
  await userEvent.click(await screen.findByRole('button', { name: 'Last 52 weeks' }));
  const read = () => calls.filter(({ path }) => path.endsWith('/GetReports')).map(({ body }) => body);
  await waitFor(() =>
    expect(read()).toContainEqual(expect.objectContaining({ from: '2025-11-21', until: '2026-11-19' })),
  );
  expect(
    await screen.findByText('12 days are older than these reports and are missing in them.'),
  ).toBeInTheDocument();
});

test('the figures are compared with as many weeks before', async () => {
  const calls = serveBefore({
    covers: [{ date: '2026-10-20', period: 'Dinner', parties: 41, covers: 1000, walkIns: 6 }],
    attendance: [{ date: '2026-10-20', booked: 100, noShows: 10, canceled: 9, canceledLate: 8 }],
  });
  const { container } = renderAt('/dashboard?tab=reports');
  await screen.findByText('↑', { exact: false });
  expect(figure('Covers')).toHaveTextContent('1,306↑ +31% vs the 4 weeks before');
  expect(figure('Parties')).toHaveTextContent('410% vs the 4 weeks before');
  expect(figure('Walk-ins')).toHaveTextContent('3↓ −50% vs the 4 weeks before');
  expect(figure('No-shows')).toHaveTextContent('6%↓ −4 pts vs the 4 weeks before');
  expect(figure('Canceled late')).toHaveTextContent('8%0 pts vs the 4 weeks before');
  expect(calls.find(({ body }) => (body as { until?: string })?.until === '2026-10-22')?.body).toEqual({
    ...{ restaurantId: 'olive', from: '2026-09-25', until: '2026-10-22' },
  });
  expect(await axe(container)).toHaveNoViolations();
});

test('what is booked ahead is compared with nothing', async () => {
  const calls = serve(({ path }) => (path.endsWith('/GetReports') ? [200, reports] : undefined));
  renderAt('/dashboard?tab=reports');
  await userEvent.click(await screen.findByRole('button', { name: 'Next 4 weeks' }));
  const ahead = (body: unknown) => (body as { until?: string })?.until === '2026-12-17';
  await waitFor(() => expect(calls.some(({ body }) => ahead(body))).toBe(true));
  await screen.findByText('Nov 20, 2026 to Dec 17, 2026');
  await waitFor(() => expect(figure('Covers')).toHaveTextContent(/^Covers1,306$/));
});

test('days without parties have nothing to count, and another plan reads that Premium has reports', async () => {
  serve(({ path }) => (path.endsWith('/GetReports') ? [200, {}] : undefined));
  const { unmount } = renderAt('/dashboard?tab=reports');
  expect(await screen.findAllByText('Nothing to count in these days')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
  unmount();
  serve(({ path }) =>
    path.endsWith('/GetReports')
      ? rpcRefusal(400, 'failed_precondition', 'plan-required', 'Reports are part of the Premium plan.')
      : undefined,
  );
  renderAt('/dashboard?tab=reports');
  expect(await screen.findByText('Reports are part of the Premium plan.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See plans' })).toBeInTheDocument();
});
