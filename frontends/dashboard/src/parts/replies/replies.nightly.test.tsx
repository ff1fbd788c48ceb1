import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { playReply, renderAt, serve } from '../../testing/render-dashboard';
import type { Call } from '../../testing/render-dashboard';
import { inTheEvening, party, seven, tables, user } from '../../testing/served-evening';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

const service = '/rpc/tablewell.notification.v1.ReplyService/';
const evening = {
  restaurantId: 'olive',
  localDate: '2026-11-20',
  timezone: 'Europe/Rome',
  seatingMinutes: 90,
  tables,
  parties: [party({ phoneNumber: '+14155552671' })],
};
const reservation = {
  id: 'anna',
  name: 'Anna Rossi',
  guests: 2,
  phoneNumber: '+14155552671',
  notes: '',
  reservation_time: seven,
  status: 'active',
};
const late = {
  id: 'SM1',
  reservationId: 'anna',
  text: 'Running 10 late',
  receivedAt: '2026-11-20T17:50:00Z',
};
const five = { id: 'SM2', reservationId: 'anna', text: 'Can we be 5?', receivedAt: '2026-11-20T17:55:00Z' };
const cancel = {
  id: 'SM3',
  reservationId: 'anna',
  text: 'CANCEL',
  effect: 'REPLY_EFFECT_STOPPED',
  receivedAt: '2026-11-20T17:57:00Z',
};

interface Stored {
  id: string;
  readAt?: string;
}

/** A restaurant whose replies are read as the page says. */
function serveReplies(
  given: readonly Stored[],
  reply: (call: Call) => [number, unknown] | undefined = () => undefined,
) {
  const state = { replies: [...given] };
  const calls = serve((call) => {
    const known = reply(call);
    if (known) return known;
    if (call.path.endsWith('/GetEvening')) return [200, { evening }];
    if (call.path.endsWith('/by-date')) return [200, [reservation]];
    const body = (call.body ?? {}) as { reservationId?: string; replyIds?: string[] };
    if (call.path === `${service}MarkRepliesRead`) {
      state.replies = state.replies.map((each) =>
        body.replyIds?.includes(each.id) ? { ...each, readAt: seven } : each,
      );
      return [200, {}];
    }
    if (call.path === `${service}ListReplies`)
      return [200, { replies: state.replies.filter(({ readAt }) => body.reservationId || !readAt) }];
    return undefined;
  });
  return { calls, state };
}
const readIn = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path === `${service}MarkRepliesRead`).map(({ body }) => body);

inTheEvening();

describe('replies by SMS on Tonight', () => {
  it('are at the party until they are opened, newest first, with their times', async () => {
    const { calls } = serveReplies([five, late]);
    const { container } = renderAt('/dashboard?tab=tonight');
    const row = await screen.findByRole('button', { name: /^Anna Rossi.*unread reply: “Can we be 5\?”/ });
    expect(row).toHaveTextContent('“Can we be 5?”');
    expect(await axe(container)).toHaveNoViolations();
    await user().click(row);
    const list = await within(screen.getByRole('dialog')).findByRole('list', {
      name: 'Replies by text message',
    });
    const items = within(list).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Can we be 5?By SMS · Nov 20, 6:55 PM',
      'Running 10 lateBy SMS · Nov 20, 6:50 PM',
    ]);
    expect(await axe(container)).toHaveNoViolations();
    await waitFor(() =>
      expect(readIn(calls)).toEqual([
        { restaurantId: 'olive', reservationId: 'anna', replyIds: ['SM2', 'SM1'] },
      ]),
    );
    await user().click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Anna Rossi/ })).not.toHaveTextContent('Can we be 5?'),
    );
  });

  it('are counted above the parties, where a press opens the first', async () => {
    serveReplies([five, late]);
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: '1 party has an unread reply' }));
    expect(await within(screen.getByRole('dialog')).findByText('Can we be 5?')).toBeVisible();
    await user().click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('1 party has an unread reply')).not.toBeInTheDocument());
  });

  it('appear as they arrive', async () => {
    const { state } = serveReplies([]);
    renderAt('/dashboard?tab=tonight');
    const row = await screen.findByRole('button', { name: /^Anna Rossi/ });
    state.replies = [late];
    await act(async () => playReply({ restaurantId: 'olive', reservationId: 'anna' }));
    await waitFor(() => expect(row).toHaveTextContent('“Running 10 late”'));
  });

  it('say that the guest has ended the messages', async () => {
    serveReplies([cancel]);
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: /^Anna Rossi.*unread reply: “CANCEL”/ }));
    const list = await within(screen.getByRole('dialog')).findByRole('list', {
      name: 'Replies by text message',
    });
    expect(list).toHaveTextContent(
      'CANCEL is how phone companies end messages: this guest gets no more SMS from you. The reservation is not canceled.',
    );
  });

  it('that look like an opt-out ask whether to stop texting, and take the answer in one tap', async () => {
    const refusal = { ...late, text: 'Leave me alone', suggestion: 'REPLY_SUGGESTION_STOP_TEXTING' };
    let suggestion = refusal.suggestion;
    const { calls } = serveReplies([], ({ path, body }) => {
      if (path === `${service}DecideSuggestion`) {
        suggestion = 'REPLY_SUGGESTION_TAKEN';
        return [200, {}];
      }
      const isAbout = (body as { reservationId?: string } | undefined)?.reservationId === 'anna';
      return path === `${service}ListReplies` && isAbout
        ? [200, { replies: [{ ...refusal, suggestion }] }]
        : undefined;
    });
    const { container } = renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: /^Anna Rossi/ }));
    const dialog = within(screen.getByRole('dialog'));
    const stop = await dialog.findByRole('button', { name: 'Stop texting this guest' });
    expect(await axe(container)).toHaveNoViolations();
    await user().click(stop);
    expect(await dialog.findByText('You stopped texting this guest.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    expect(calls.find(({ path }) => path === `${service}DecideSuggestion`)?.body).toEqual({
      restaurantId: 'olive',
      reservationId: 'anna',
      replyId: 'SM1',
      stopTexting: true,
    });
  });

  it('are said to be missing if they cannot be loaded, and loaded again', async () => {
    let isDown = true;
    serveReplies([late], ({ path, body }) =>
      isDown && path === `${service}ListReplies` && (body as { reservationId?: string }).reservationId
        ? [503, { code: 'unavailable', message: 'Away' }]
        : undefined,
    );
    renderAt('/dashboard?tab=tonight');
    await user().click(await screen.findByRole('button', { name: /^Anna Rossi/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/Replies could not be loaded/, {}, { timeout: 10_000 })).toBeVisible();
    isDown = false;
    await user().click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Running 10 late')).toBeVisible();
  });
});

describe('replies by SMS on the list of reservations', () => {
  it('are at the reservation until they are opened', async () => {
    const { calls } = serveReplies([late]);
    const { container } = renderAt('/dashboard?tab=reservations&date=2026-11-20');
    const heading = await screen.findByRole('heading', { name: 'Anna Rossi' });
    const card = heading.closest('li') as HTMLElement;
    await waitFor(() => expect(card).toHaveTextContent('Unread reply: “Running 10 late”'));
    expect(await axe(container)).toHaveNoViolations();
    await user().click(screen.getByRole('button', { name: 'Anna Rossi' }));
    expect(
      await within(screen.getByRole('dialog')).findByRole('list', { name: 'Replies by text message' }),
    ).toHaveTextContent('Running 10 late');
    await waitFor(() => expect(readIn(calls)).toHaveLength(1));
    await waitFor(() => expect(card).not.toHaveTextContent('Unread reply'));
  });
});
