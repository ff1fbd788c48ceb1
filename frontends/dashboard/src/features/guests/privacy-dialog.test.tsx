import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-dashboard';
import { roleRefusal } from '../../testing/rpc-refusal';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const anna = { id: 'anna', name: 'Anna Rossi', phoneNumber: '+14155552671', visits: 3, lastVisit: null };

async function open(reply: (method: string, body: unknown) => [number, unknown]) {
  const calls = serve(({ method, path, body }) => {
    if (method === 'GET' && path === '/api/guests/olive') return [200, { guests: [anna], total: 1 }];
    return path.includes('PrivacyService') ? reply(path.split('/').at(-1) ?? '', body) : undefined;
  });
  const { container } = renderAt('/dashboard?tab=guests');
  await userEvent.click(await screen.findByRole('button', { name: 'Data of Anna Rossi' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Data of Anna Rossi' }));
  return { calls, container, dialog };
}

describe('a guest’s data', () => {
  it('is downloaded as a JSON file', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = jest.fn((file: Blob) => (files.push(file), 'blob:file'));
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { dialog, container } = await open(() => [200, { guest: { name: 'Anna Rossi' } }]);
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Download data' }));
    await waitFor(() => expect(files[0]?.type).toBe('application/json'));
    expect(await screen.findByRole('button', { name: 'Download data' })).toBeEnabled();
  });

  it('is erased after a question that lists what will be deleted', async () => {
    const { calls, dialog } = await open(() => [200, {}]);
    await userEvent.click(dialog.getByRole('button', { name: 'Erase data' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/This cannot be undone/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Erase data' }));
    expect(await screen.findByText('The guest’s data is erased.')).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/EraseGuest'))?.body).toEqual({
      restaurantId: 'olive',
      guestId: 'anna',
    });
    expect(await screen.findByText('No guests found')).toBeInTheDocument();
  });

  it('is not erased before its owner has said that a table ahead is canceled', async () => {
    const ahead = ['2026-12-04T18:00:00Z', '2026-12-11T18:00:00Z'];
    const { calls, dialog } = await open((_method, body) => [
      200,
      (body as { cancelAhead?: boolean }).cancelAhead ? {} : { ahead },
    ]);
    const erase = async (label: string) => {
      await userEvent.click(dialog.getByRole('button', { name: 'Erase data' }));
      const first = within(await screen.findByRole('alertdialog', { name: /Erase all data of/ }));
      await userEvent.click(first.getByRole('button', { name: 'Erase data' }));
      const second = within(
        await screen.findByRole('alertdialog', { name: /has a reservation on Fri, Dec 4 at / }),
      );
      await userEvent.click(second.getByRole('button', { name: label }));
    };
    const sent = () => calls.filter(({ path }) => path.endsWith('/EraseGuest'));
    await erase('Cancel');
    expect(sent()).toHaveLength(1);
    expect(screen.queryByText('The guest’s data is erased.')).not.toBeInTheDocument();
    await erase('Cancel and erase');
    expect(await screen.findByText('The guest’s data is erased.')).toBeVisible();
    expect(sent().at(-1)?.body).toMatchObject({ guestId: 'anna', cancelAhead: true });
  });

  it('can be exported and erased by the owner only; others are told so', async () => {
    const { dialog } = await open(roleRefusal);
    await userEvent.click(dialog.getByRole('button', { name: 'Download data' }));
    expect(await screen.findByText('Only the owner can download or erase a guest’s data.')).toBeVisible();
  });
});
