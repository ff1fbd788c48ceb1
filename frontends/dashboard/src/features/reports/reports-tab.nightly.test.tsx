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

test.each([
  ['without any count', {}],
  ['that are older than these reports', { ...reports, daysWithoutCounts: 3 }],
])('weeks before %s are compared with nothing', async (_what, before) => {
  serveBefore(before);
  renderAt('/dashboard?tab=reports');
  expect(await screen.findAllByText('No data for the 4 weeks before')).toHaveLength(5);
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
