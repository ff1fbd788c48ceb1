import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Answer } from '@tablewell/federation/testing';
import { restaurant } from '../../../testing/restaurant';
import { renderAt, serve } from '../../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../../testing/render-dashboard').fakeSocket,
}));

const counted = {
  ...{ reservations: 1_412, noShows: 90, canceledLate: 30, weeks: 26, fewest: 200 },
  ...{ shareLow: 0.078, shareHigh: 0.094, staysMeasured: true },
};
const at = (localMinute: number, ...advice: object[]) => ({ localMinute, period: 'Dinner', advice });
const busy = {
  localDate: '2026-11-27',
  counted,
  starts: [
    at(
      1_140,
      { covers: 2, chance: 0.034, chanceWithout: 0.001 },
      { covers: 4, chance: 0.26, chanceWithout: 0 },
    ),
    // After midnight.
    at(
      1_470,
      { covers: 2, chance: 0.002, chanceWithout: 0 },
      { covers: 4, chance: 0.08, chanceWithout: 0.02 },
    ),
  ],
};

/** The advice, by the day that is asked for; empty for the next busy one. */
async function open(answer: (date: string) => Answer) {
  const calls = serve(({ path, body }) => {
    if (path.endsWith('/info')) return [200, restaurant()];
    if (path.endsWith('/GetAvailabilityRules')) return [200, { rules: {}, version: 1 }];
    if (!path.endsWith('/GetOverbookingAdvice')) return undefined;
    return answer((body as { localDate?: string }).localDate ?? '');
  });
  const view = renderAt('/dashboard?tab=settings&view=rules');
  const section = await screen.findByRole('region', { name: 'Overbooking' });
  return { ...view, section, calls };
}

test('says what more covers at the full starts of the next busy day come to, and from what it is known', async () => {
  const { section, container } = await open(() => [200, busy]);
  const lines = await within(section).findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '2 more covers at 7:00 PM: 3% chance that a party waits more than 15 minutes' +
      '4 more covers at 7:00 PM: 26% chance that a party waits more than 15 minutesDinner',
    '2 more covers at 12:30 AM: under 1% chance that a party waits more than 15 minutes' +
      '4 more covers at 12:30 AM: 8% chance that a party waits more than 15 minutes (2% without them)Dinner',
  ]);
  expect(lines.map(({ dataset }) => dataset['size'])).toEqual(['low', 'low']);
  expect(within(section).getByLabelText('Day')).toHaveValue('2026-11-27');
  expect(section).toHaveTextContent('2 starts are closed on Friday, November 27, 2026');
  expect(section).toHaveTextContent(
    'From 1,412 reservations of the last 26 weeks, of which 90 did not come and 30 canceled on the last day: ' +
      'about 8% to 9% of those on the book will not come.',
  );
  expect(section).not.toHaveTextContent('Too few stays');
  expect(await axe(container)).toHaveNoViolations();
});

test('reads another day when it is chosen, and says that nothing is full', async () => {
  const { section } = await open((date) => [
    200,
    date ? { ...busy, localDate: date, starts: [], counted: { ...counted, staysMeasured: false } } : busy,
  ]);
  await within(section).findAllByRole('listitem');
  fireEvent.change(within(section).getByLabelText('Day'), { target: { value: '2026-12-01' } });
  expect(await within(section).findByText(/^On Tuesday, December 1, 2026, no start is closed/)).toBeVisible();
  await userEvent.click(within(section).getByRole('button', { name: 'Next busy day' }));
  expect(await within(section).findAllByRole('listitem')).toHaveLength(2);
});

test('says how many reservations are missing before there is advice', async () => {
  const { section } = await open(() => [
    200,
    { localDate: '2026-11-27', starts: [], counted: { ...counted, reservations: 37 } },
  ]);
  expect(
    await within(section).findByText(
      /^There is advice once 200 reservations of the last 26 weeks are known; so far there are 37\./,
    ),
  ).toBeVisible();
});

test('says that no day is full, and a failed read can be repeated', async () => {
  let isDown = true;
  const { section } = await open(() =>
    isDown ? [400, { code: 'invalid_argument', message: 'Not now.' }] : [200, { counted, starts: [] }],
  );
  const retry = await within(section).findByRole('button', { name: /again|retry/i });
  isDown = false;
  await userEvent.click(retry);
  expect(await within(section).findByText(/^No start of the next two weeks is full\./)).toBeVisible();
});
