import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-dashboard';
import type { Call } from '../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

const path = '/api/reservations/olive/anna/messages';
const reservation = {
  ...{ id: 'anna', name: 'Anna Rossi', guests: 2, phoneNumber: '+14155552671', notes: '' },
  ...{ reservation_time: '2026-11-20T18:00:00Z', status: 'active' },
};
const booked = {
  ...{ id: 'm1', direction: 'out', channel: 'sms', kind: 'reservation-booked', state: 'undelivered' },
  ...{ reason: 'The provider reports error 30003', text: 'Olive: booked', at: '2026-11-20T15:00:00Z' },
};
const words = {
  ...{ id: 'w1', direction: 'in', channel: 'page', kind: 'message', state: 'received' },
  ...{ reason: '', text: 'We bring a dog', at: '2026-11-20T16:00:00Z' },
};

const snippets = ['We have parking behind the house.', `See you! ${'x'.repeat(80)}`];

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

async function openThread(reply: (call: Call) => [number, unknown] | undefined, first: object = booked) {
  const thread: object[] = [first, words];
  const calls = serve((call) => {
    if (call.path.endsWith('/by-date')) return [200, [reservation]];
    if (call.path.endsWith('/ListSnippets')) return [200, { snippets: { texts: snippets, version: '1' } }];
    if (!call.path.startsWith(path)) return undefined;
    return call.method === 'GET' ? [200, thread] : reply(call);
  });
  const { container } = renderAt('/dashboard?tab=reservations&date=2026-11-20');
  await userEvent.click(await screen.findByRole('button', { name: 'Anna Rossi' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'All messages' }));
  return { calls, container, dialog, thread };
}

describe('the messages of a reservation', () => {
  it('are one thread, oldest first, with what became of each', async () => {
    const { container, dialog } = await openThread(() => undefined);
    const list = await dialog.findByRole('list', { name: 'Messages with the guest' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Olive: bookedSMS · not delivered · Nov 20, 3:00 PM · The provider reports error 30003',
      'We bring a dogOn the booking page · from the guest · Nov 20, 4:00 PM',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are answered by SMS', async () => {
    const answer = {
      ...booked,
      id: 'm2',
      kind: 'staff-answer',
      state: 'queued',
      reason: '',
      text: 'Olive: Sure',
    };
    const { calls, dialog, thread } = await openThread(() => {
      thread.push(answer);
      return [201, answer];
    });
    await userEvent.type(await dialog.findByLabelText('Answer by text message'), 'Sure');
    await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect(await dialog.findByText('Olive: Sure')).toBeVisible();
    expect(dialog.getByLabelText('Answer by text message')).toHaveValue('');
    expect(calls.find((call) => call.path === path && call.method === 'POST')?.body).toEqual({
      text: 'Sure',
    });
  });

  it('are answered with texts of the restaurant, which can be edited', async () => {
    const { dialog } = await openThread(() => undefined);
    const field = await dialog.findByLabelText('Answer by text message');
    await userEvent.type(field, 'Yes.');
    const choice = await dialog.findByLabelText('Insert one of your texts');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a text', 'We have parking behind the house.', `See you! ${'x'.repeat(50)}…`]);
    await userEvent.selectOptions(choice, 'We have parking behind the house.');
    expect(field).toHaveValue('Yes. We have parking behind the house.');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' Free.');
    expect(field).toHaveValue('Yes. We have parking behind the house. Free.');
  });

  it('are sent again to a number that was corrected, by one tap', async () => {
    const again = { ...booked, id: 'm2', state: 'queued', reason: '', repeats: 'm1' };
    const { calls, container, dialog, thread } = await openThread(
      ({ path: asked }) => {
        thread.splice(0, 1, booked, again);
        return asked === `${path}/resend` ? [201, again] : undefined;
      },
      { ...booked, canResend: true },
    );
    const send = await dialog.findByRole('button', { name: 'Send again to the new number' });
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(send);
    expect(await dialog.findByText(/waiting · .* · sent again to the new number$/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Send again to the new number' })).toBeNull();
    expect(calls.filter((call) => call.path === `${path}/resend`).map(({ body }) => body)).toEqual([
      { messageId: 'm1' },
    ]);
  });

  it('that cannot be sent again say why', async () => {
    const message = 'The guest has opted out.';
    const { dialog } = await openThread(() => [409, { error: message, message }], {
      ...booked,
      canResend: true,
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Send again to the new number' }));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('say why a guest cannot be answered', async () => {
    const message = 'The guest has opted out.';
    const { dialog } = await openThread(() => [409, { error: message, message }]);
    await userEvent.type(await dialog.findByLabelText('Answer by text message'), 'Sure');
    await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText('Answer by text message')).toHaveValue('Sure');
  });
});
