import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { connected, renderAt, serve } from '../../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../../testing/render-dashboard').fakeSocket,
}));

const service = '/rpc/tablewell.reservation.v1.EveningService/';
// 5:10 PM in Rome.
const writtenAt = '2026-11-20T16:10:00Z';

interface Note {
  text: string;
  version: string;
  by: string;
  writtenAt: string;
}

/** An evening whose note reflects the calls, and a later change that a test makes. */
function serveEvening(state: { note?: Note }) {
  return serve(({ path, body }) => {
    if (path === `${service}SetShiftNote`) {
      const { text = '', baseVersion = '0' } = body as { text?: string; baseVersion?: string };
      if (baseVersion !== (state.note?.version ?? '0'))
        return [409, { code: 'aborted', message: 'Sam has changed the note in the meantime.' }];
      state.note = { text, version: String(Number(baseVersion) + 1), by: 'Ada', writtenAt };
      return [200, { note: state.note }];
    }
    if (path !== `${service}GetEvening`) return undefined;
    const evening = { restaurantId: 'olive', localDate: '2026-11-20', timezone: 'Europe/Rome' };
    return [200, { evening: { ...evening, shiftNote: state.note } }];
  });
}

afterEach(() => localStorage.clear());

it('is written in two taps, shown to everybody, and kept apart from a change of somebody else', async () => {
  const state: { note?: Note } = {};
  const calls = serveEvening(state);
  const { container } = renderAt('/dashboard?tab=tonight');
  await userEvent.click(await screen.findByRole('button', { name: 'Shift note' }));
  await userEvent.type(await screen.findByLabelText(/^For everybody on the shift/), 'No oysters');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const line = await screen.findByRole('button', { name: 'Shift note: No oysters' });
  expect(line).toHaveTextContent('Ada, 5:10 PM');
  expect(calls.find(({ path }) => path === `${service}SetShiftNote`)?.body).toMatchObject({
    localDate: '2026-11-20',
    text: 'No oysters',
  });
  expect(await axe(container)).toHaveNoViolations();

  await userEvent.click(line);
  const dialog = within(screen.getByRole('dialog', { name: 'Shift note' }));
  await userEvent.type(dialog.getByRole('textbox'), ' or mussels');
  state.note = { text: 'No oysters, no tuna', version: '2', by: 'Sam', writtenAt };
  connected();
  expect(await dialog.findByText('Sam has changed the note')).toBeInTheDocument();
  expect(dialog.getByText('No oysters, no tuna')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Sam has changed the note in the meantime.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Replace it by mine' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(state.note?.text).toBe('No oysters or mussels'));
});
