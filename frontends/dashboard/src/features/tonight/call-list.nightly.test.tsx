import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

const service = '/rpc/tablewell.reservation.v1.EveningService/';
const now = new Date();
const date = now.toISOString().slice(0, 10);
const startsAt = new Date(now.getTime() + 3_600_000).toISOString();
interface Step {
  id: string;
  step: string;
  takenAt: string;
  by: string;
}

const party = (id: string, name: string, more = {}) => ({
  ...{ id, restaurantId: 'olive', version: '1', name, partySize: 2, startsAt, localDate: date },
  ...{ stage: 'STAGE_BOOKED', phoneNumber: '+12125550100', steps: [] as Step[], ...more },
});

afterEach(() => localStorage.clear());

it('lists who has not answered, with the number to call, and takes the outcome of a call in one tap', async () => {
  const confirmation = { state: 'CONFIRMATION_STATE_CONFIRMED', by: 'CONFIRMATION_WAY_SMS', at: startsAt };
  const silent = party('silent', 'Silent', {
    steps: [{ id: 'call-1', step: 'STEP_NO_ANSWER', takenAt: now.toISOString(), by: 'Ada' }],
  });
  const calls = serve(({ path, body }) => {
    if (path === `${service}TakeStep`) {
      const { step, stepId } = body as { step: string; stepId: string };
      silent.steps = [...silent.steps, { id: stepId, step, takenAt: now.toISOString(), by: 'Ada' }];
      if (step === 'STEP_CONFIRM') silent.stage = 'STAGE_CONFIRMED';
      silent.version = String(Number(silent.version) + 1);
      return [200, { party: silent }];
    }
    if (path !== `${service}GetEvening`) return undefined;
    const parties = [silent, party('coming', 'Coming', { stage: 'STAGE_CONFIRMED', confirmation })];
    return [200, { evening: { restaurantId: 'olive', localDate: date, timezone: 'UTC', parties } }];
  });
  const { container } = renderAt('/dashboard?tab=tonight');
  const toCall = await screen.findByRole('button', { name: '1 party has not said whether they come' });
  expect(screen.queryByRole('region', { name: 'To call' })).not.toBeInTheDocument();
  await userEvent.click(toCall);
  const list = within(screen.getByRole('region', { name: 'To call' }));
  expect(list.getByText(/1 call without an answer/)).toBeVisible();
  expect(list.getByRole('link')).toHaveAttribute('href', 'tel:+12125550100');
  expect(list.queryByText(/Coming/)).not.toBeInTheDocument();
  expect(screen.getAllByText('Confirmed by SMS').length).toBeGreaterThan(0);
  expect(await axe(container)).toHaveNoViolations();

  await userEvent.click(list.getByRole('button', { name: /^No answer.*Silent/ }));
  expect(await list.findByText(/2 calls without an answer/)).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: /^Reached.*Silent/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'To call' })).not.toBeInTheDocument());
  await waitFor(() =>
    expect(
      calls
        .filter(({ path }) => path === `${service}TakeStep`)
        .map(({ body }) => (body as { step: string }).step),
    ).toEqual(['STEP_NO_ANSWER', 'STEP_CONFIRM']),
  );
});
