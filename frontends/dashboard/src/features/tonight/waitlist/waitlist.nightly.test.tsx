import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt } from '../../../testing/render-dashboard';
import { serveLine, bodyOf, tables } from '../../../testing/waitlist';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../../testing/render-dashboard').fakeSocket,
}));

afterEach(() => localStorage.clear());

test('a quote that could not be had is asked for again while the party stands there', async () => {
  const server = { isBusy: true };
  serveLine(server);
  renderAt('/dashboard?tab=tonight');
  await screen.findByRole('region', { name: 'Waitlist' });
  await userEvent.click(screen.getByRole('button', { name: 'Walk-in' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Walk-in' }));
  await userEvent.click(dialog.getByRole('button', { name: '2' }));
  await dialog.findByText('The wait is not known without a connection');
  server.isBusy = false;
  expect(await dialog.findByText(/^Wait: 25 to 40 minutes/, {}, { timeout: 10_000 })).toBeInTheDocument();
});

test('a walk-in at a table that a waiting party fits is seated only after a question', async () => {
  const calls = serveLine();
  renderAt('/dashboard?tab=tonight');
  await screen.findByRole('region', { name: 'Waitlist' });
  await userEvent.click(screen.getByRole('button', { name: 'Walk-in' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Walk-in' }));
  await userEvent.click(dialog.getByRole('button', { name: '2' }));
  await userEvent.click(
    within(await dialog.findByRole('list', { name: 'Free tables' })).getAllByRole('button')[0] as HTMLElement,
  );
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(/^Ben Turing, party of 2, has waited for 25 min, and table 4 would do/),
  ).toBeInTheDocument();
  expect(bodyOf(calls, 'SeatWalkIn')).toBeUndefined();
  await userEvent.click(question.getByRole('button', { name: 'Seat them first' }));
  await screen.findByText(/is seated|seated at/i);
  expect(bodyOf(calls, 'SeatWalkIn')).toMatchObject({ outOfTurn: true });
});

test('the floor shows the tables for the next party, and which is proposed and why', async () => {
  serveLine();
  const { container } = renderAt('/dashboard?tab=tonight');
  const next = await screen.findByRole('button', { name: 'Next: Ben Turing, 2' });
  expect(next).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(next);
  expect(await screen.findByText('Table 4: the only free one')).toHaveAttribute('role', 'status');
  expect(tables().map((one) => one.dataset['hit'])).toEqual(['best', undefined]);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(next);
  expect(tables().map((one) => one.dataset['hit'])).toEqual([undefined, undefined]);
});

test('a party of the line gets a table chosen by a host, before one that waits longer only after a question', async () => {
  const calls = serveLine();
  renderAt('/dashboard?tab=tonight');
  await userEvent.click(await screen.findByRole('button', { name: /^Ada Lovelace, party of 2/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose a table' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A table for Ada Lovelace, 2' }));
  await userEvent.click(await dialog.findByRole('button', { name: /^Table 4/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^Ben Turing, party of 2, has waited for 25 min/)).toBeInTheDocument();
  expect(bodyOf(calls, 'TakeStep')).toBeUndefined();
  await userEvent.click(question.getByRole('button', { name: 'Seat them first' }));
  await screen.findByText(/is seated|seated at/i);
  expect(bodyOf(calls, 'TakeStep')).toMatchObject({
    ...{ reservationId: 'ada', step: 'STEP_SEAT', tableNumbers: ['4'], outOfTurn: true },
  });
});
