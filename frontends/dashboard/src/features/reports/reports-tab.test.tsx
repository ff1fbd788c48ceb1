import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-dashboard';
import { rpcRefusal } from '../../testing/rpc-refusal';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

// Noon in the time zone of this machine, which is the restaurant's, too: at night its service day is that before.
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 20, 12).getTime());
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const reports = {
  covers: [
    { date: '2026-11-18', period: 'Lunch', parties: 10, covers: 24, walkIns: 2 },
    { date: '2026-11-18', period: 'Dinner', parties: 30, covers: 1276, walkIns: 0 },
    { date: '2026-11-19', period: '', parties: 1, covers: 6, walkIns: 1 },
  ],
  attendance: [{ date: '2026-11-18', booked: 50, noShows: 3, canceled: 7, canceledLate: 4 }],
  turnTimes: [{ partySize: 2, parties: 40, planned: 90, median: 85, lowerQuartile: 70, upperQuartile: 105 }],
  tableUse: [
    { weekday: 3, minute: 1140, parties: 8, covers: 21.5, days: 4 },
    { weekday: 3, minute: 1500, parties: 1, covers: 2, days: 4 },
  ],
  sources: [
    { source: 'direct', fullUrl: '', reservations: 30 },
    { source: 'guide.example', fullUrl: 'https://guide.example/rome', reservations: 10 },
  ],
};
const table = async (name: string) => {
  const card = within(screen.getByRole('region', { name }));
  await userEvent.click(card.getByText('Show as a table'));
  return within(card.getByRole('table', { name: `${name}, as a table` }));
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

test('who was turned away is a chart and a table, by the kind of rule', async () => {
  const lost = [
    { date: '2026-11-18', rule: 'too-far-ahead', parties: 2, covers: 5 },
    { date: '2026-11-18', rule: 'too-short-notice', parties: 1, covers: 4 },
    { date: '2026-11-19', rule: 'no-tables-available', parties: 600, covers: 1202 },
  ];
  serve(({ path }) => (path.endsWith('/GetReports') ? [200, { ...reports, lost }] : undefined));
  renderAt('/dashboard?tab=reports');
  expect(
    await screen.findByText('1,211 covers in 603 parties asked for a table online and got none.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Covers turned away by the rule that did so' })).toBeInTheDocument();
  const rows = await table('Turned away');
  expect(rows.getByRole('row', { name: 'Nov 18, 2026 Booking window 3 9' })).toBeInTheDocument();
  expect(rows.getByRole('row', { name: 'Nov 19, 2026 No table free 600 1202' })).toBeInTheDocument();
});

describe('the forecast', () => {
  const days = [
    { date: '2026-11-21', daysAhead: 1, booked: 40, forecast: 62 },
    { date: '2026-11-22', daysAhead: 2, closed: true },
    { date: '2026-11-23', daysAhead: 3, booked: 8 },
    { date: '2026-11-27', daysAhead: 7, booked: 20, forecast: 216 },
  ];
  const serveForecast = (forecast: object) =>
    serve(({ path }) => {
      if (path.endsWith('/GetForecast')) return [200, forecast];
      return path.endsWith('/GetReports') ? [200, reports] : undefined;
    });

  it('is a chart and a table, with how far off forecasts have been', async () => {
    const errors = [
      { daysAhead: 1, days: 24, meanError: 5.3, meanCame: 72 },
      { daysAhead: 7, days: 24, meanError: 10.8, meanCame: 72 },
    ];
    serveForecast({ days, errors });
    const { container } = renderAt('/dashboard?tab=reports');
    expect(
      await screen.findByText(
        'In the past four weeks, forecasts for the next day were off by 5 covers on average (7%). Those a week ahead were off by 11 (15%).',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Covers booked and still expected, by day' })).toBeInTheDocument();
    const rows = await table('Covers of the next two weeks');
    expect(rows.getByRole('row', { name: 'Sat, Nov 21 40 62 ±5' })).toBeInTheDocument();
    expect(rows.getByRole('row', { name: 'Sun, Nov 22 0 Closed –' })).toBeInTheDocument();
    expect(rows.getByRole('row', { name: 'Mon, Nov 23 8 – –' })).toBeInTheDocument();
    // Three times as many as usual: three times as far off.
    expect(rows.getByRole('row', { name: 'Fri, Nov 27 20 216 ±32' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says what it lacks if no day of a weekday is known well enough', async () => {
    serveForecast({ days: days.slice(1, 3) });
    renderAt('/dashboard?tab=reports');
    expect(await screen.findByText('Not enough evenings yet')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Covers booked and still expected, by day' })).toBeNull();
  });

  it('is left out while it cannot be read, and the reports are shown', async () => {
    serve(({ path }) => {
      if (path.endsWith('/GetForecast'))
        return rpcRefusal(503, 'unavailable', 'unavailable', 'Please try again.');
      return path.endsWith('/GetReports') ? [200, reports] : undefined;
    });
    renderAt('/dashboard?tab=reports');
    expect(await screen.findByText('1,306 covers in 41 parties.')).toBeInTheDocument();
    expect(screen.queryByText('Covers of the next two weeks')).toBeNull();
  });
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

/** Serves the reports of the last four weeks, and others for the four before. */
const serveBefore = (before: object) =>
  serve(({ path, body }) => {
    if (!path.endsWith('/GetReports')) return undefined;
    return [200, (body as { until: string }).until === '2026-11-19' ? reports : before];
  });
const figure = (name: string) => {
  const inShort = screen.getByRole('region', { name: 'In short' });
  return within(inShort).getByText(name).parentElement;
};

describe('booked how far ahead', () => {
  const lead = (date: string, day: number, longer: number) => [
    { date, band: 'LEAD_BAND_DAY', reservations: day, noShows: 1 },
    { date, band: 'LEAD_BAND_LONGER', reservations: longer, noShows: 0 },
  ];
  const now = { ...reports, leadTimes: [...lead('2026-11-18', 20, 10), ...lead('2026-11-19', 10, 10)] };
  const serveLead = (first: object, before: object) =>
    serve(({ path, body }) => {
      if (!path.endsWith('/GetReports')) return undefined;
      return [200, (body as { until: string }).until === '2026-11-19' ? { ...now, ...first } : before];
    });

  it('is a sentence, a chart and a table, beside the shares of the weeks before', async () => {
    serveLead({}, { leadTimes: lead('2026-10-20', 40, 60) });
    const { container } = renderAt('/dashboard?tab=reports');
    expect(
      await screen.findByText(
        'Of 50 reservations 60% were booked at most a day ahead, 0% at most a week and 40% earlier.',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: 'Reservations by how far ahead they were booked' }),
    ).toBeInTheDocument();
    await screen.findByText('the 4 weeks before');
    const rows = await table('Booked how far ahead');
    expect(rows.getByRole('row', { name: 'At most a day 30 60% 40% +20 7%' })).toBeInTheDocument();
    expect(rows.getByRole('row', { name: 'More than a week 20 40% 60% −20 0%' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says from when it is known, and is compared only with weeks that are known whole', async () => {
    const partly = { leadTimes: lead('2026-10-20', 40, 60), leadTimesKnownFrom: '2026-10-01' };
    serveLead({ leadTimesKnownFrom: '2026-11-10' }, partly);
    renderAt('/dashboard?tab=reports');
    expect(await screen.findByText(/Known from Nov 10, 2026 on/)).toBeInTheDocument();
    await screen.findAllByText('No data for the 4 weeks before');
    const rows = await table('Booked how far ahead');
    expect(rows.getByRole('row', { name: 'At most a day 30 60% 7%' })).toBeInTheDocument();
  });
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

test.each([
  ['without any count', {}],
  ['that are older than these reports', { ...reports, daysWithoutCounts: 3 }],
])('weeks before %s are compared with nothing', async (_what, before) => {
  serveBefore(before);
  renderAt('/dashboard?tab=reports');
  expect(await screen.findAllByText('No data for the 4 weeks before')).toHaveLength(5);
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

test('a report is saved as CSV, as /api gives it', async () => {
  const file = 'date,period\r\n2026-11-18,Lunch\r\n';
  const calls = serve(({ path }) => {
    if (path.endsWith('/GetReports')) return [200, reports];
    return path === '/api/reports/olive/covers' ? [200, file] : undefined;
  });
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderAt('/dashboard?tab=reports');
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV: Covers and parties' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(blobs[0]?.type).toBe('text/csv;charset=utf-8');
  expect(calls.find(({ path }) => path === '/api/reports/olive/covers')?.query).toEqual({
    ...{ from: '2026-10-23', to: '2026-11-19' },
  });
});

test('all reports are printed as tables', async () => {
  serve(({ path }) => (path.endsWith('/GetReports') ? [200, reports] : undefined));
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderAt('/dashboard?tab=reports');
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
  const sheet = document.getElementById('print-sheet');
  expect(sheet?.querySelectorAll('table')).toHaveLength(5);
  expect(sheet).toHaveTextContent('Oct 23, 2026 to Nov 19, 2026');
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

test('says how many waits at the door ended within what was told, where anybody waited', async () => {
  const figures = { ended: 11, within: 8, sooner: 1, later: 1, left: 2, requoted: 1 };
  const calls = serve(({ path }) =>
    path.endsWith('/GetReports')
      ? [200, reports]
      : path.endsWith('/GetWaitFigures')
        ? [200, figures]
        : undefined,
  );
  renderAt('/dashboard?tab=reports');
  const card = within(await screen.findByRole('region', { name: 'Waits at the door' }));
  expect(card.getByText(/^8 of 10 waits/)).toHaveTextContent(
    '8 of 10 waits ended within the time that was told (80%). 1 ended sooner and 1 later. 1 party was told a new time. 2 parties left without a table.',
  );
  expect(calls.find(({ path }) => path.endsWith('/GetWaitFigures'))?.body).toEqual({
    ...{ restaurantId: 'olive', from: '2026-10-23', until: '2026-11-19' },
  });
});
