import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt } from '../../../testing/render-dashboard';
import { minutesAgo, serveLine, bodyOf } from '../../../testing/waitlist';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../../testing/render-dashboard').fakeSocket,
}));

afterEach(() => localStorage.clear());

test('a row says how long a party waits, what it was told, and the table for it', async () => {
  const calls = serveLine();
  const { container } = renderAt('/dashboard?tab=tonight');
  const line = within(await screen.findByRole('region', { name: 'Waitlist' }));
  await line.findByRole('button', {
    name: /^Ben Turing, party of 2, waits 25 min.*Table 4: the only free one.*step-free/,
  });
  expect(
    line.getByRole('button', {
      name: /^Ada Lovelace, party of 2, waits 12 min, 15–25 min more, told 10–20 min/,
    }),
  ).toBeInTheDocument();
  expect(line.getAllByRole('listitem').map((item) => /Ada|Ben/.exec(item.textContent ?? '')?.[0])).toEqual([
    'Ben',
    'Ada',
  ]);
  expect(line.getByRole('button', { name: 'Ready: Ada Lovelace' })).toBeDisabled();
  await userEvent.click(line.getByRole('button', { name: 'Ready: Ben Turing' }));
  expect(await screen.findByText('Table 4 is ready for Ben Turing.')).toBeInTheDocument();
  expect(bodyOf(calls, 'TakeStep')).toMatchObject({
    ...{ reservationId: 'ben', step: 'STEP_READY', tableNumbers: ['4'] },
  });
  expect(await axe(container)).toHaveNoViolations();
});

test('a party that waits longer than it was told is marked', async () => {
  serveLine();
  renderAt('/dashboard?tab=tonight');
  expect(await screen.findByText('told 10–20 min, broken')).toHaveAttribute('data-tone', 'danger');
});

test('a row says what a party that joined by link says itself', async () => {
  serveLine({ isBusy: false, news: { checkedInAt: minutesAgo(1), lateMinutes: 20 } });
  renderAt('/dashboard?tab=tonight');
  const line = within(await screen.findByRole('region', { name: 'Waitlist' }));
  await line.findByRole('button', { name: /^Ben Turing.*is here, says: 20 minutes late/ });
});

test('a walk-in joins in two taps and a name, with its quote before', async () => {
  const calls = serveLine();
  renderAt('/dashboard?tab=tonight');
  await screen.findByRole('region', { name: 'Waitlist' });
  await userEvent.click(screen.getByRole('button', { name: 'Walk-in' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Walk-in' }));
  await userEvent.click(dialog.getByRole('button', { name: '2' }));
  expect(await dialog.findByText(/^Wait: 25 to 40 minutes/)).toHaveTextContent('2 parties ahead');
  await userEvent.click(dialog.getByRole('button', { name: 'Add to the waitlist' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Please give a name.');
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Cem Hopper');
  await userEvent.click(dialog.getByRole('button', { name: 'Add to the waitlist' }));
  expect(await screen.findByText('Cem Hopper, party of 2, is on the waitlist.')).toBeInTheDocument();
  expect(bodyOf(calls, 'JoinWaitlist')).toMatchObject({
    ...{ name: 'Cem Hopper', partySize: 2, quote: { fromMinutes: 25, untilMinutes: 40 } },
  });
});

test('the list says who asked for a full time of the day, and for whom a table is held', async () => {
  const asked = (id: string, name: string, localTime: string, more: object = {}) => ({
    ...{ id, name, partySize: 4, position: 1, localDate: '2026-11-20', localTime },
    ...{ joinedAt: '2026-11-20T17:20:00Z', ...more },
  });
  const until = new Date(Date.now() + 600_000).toISOString();
  const calls = serveLine({
    isBusy: false,
    listed: [
      asked('mia', 'Mia Wong', '19:00', { phoneNumber: '+390612345678', area: 'Terrace' }),
      asked('noa', 'Noa Levi', '20:30', { email: 'noa@example.com', offer: { time: until, until } }),
      { ...asked('gone', 'Gone Already', '19:00'), position: 0 },
    ],
  });
  renderAt('/dashboard?tab=tonight');
  const list = within(await screen.findByRole('region', { name: 'Asked for a full time' }));
  expect(bodyOf(calls, 'ListEntries')).toMatchObject({ serviceDay: '2026-11-20' });
  const rows = list.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^7:004Mia Wong.?asked at .* · Terrace · /);
  expect(rows[1]).toMatch(/^8:304Noa Levi.?offered until .* · noa@example.com$/);
  expect(list.getByRole('link')).toHaveAttribute('href', 'tel:+390612345678');
});
