import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from './serve';

export const reports = {
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
export const table = async (name: string) => {
  const card = within(screen.getByRole('region', { name }));
  await userEvent.click(card.getByText('Show as a table'));
  return within(card.getByRole('table', { name: `${name}, as a table` }));
};

/** Serves the reports of the last four weeks, and others for the four before. */
export const serveBefore = (before: object) =>
  serve(({ path, body }) => {
    if (!path.endsWith('/GetReports')) return undefined;
    return [200, (body as { until: string }).until === '2026-11-19' ? reports : before];
  });

/** Each test begins at noon, and leaves nothing behind. */
export function onTheReportsTab(): void {
  // Noon in the time zone of this machine, which is the restaurant's, too: at night its service day is that before.
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 20, 12).getTime());
  });
  afterEach(() => {
    localStorage.clear();
    jest.restoreAllMocks();
  });
}
