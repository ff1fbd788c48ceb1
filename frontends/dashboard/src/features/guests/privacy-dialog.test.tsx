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

async function open(reply: (method: string) => [number, unknown]) {
  const calls = serve(({ method, path }) => {
    if (method === 'GET' && path === '/api/guests/olive') return [200, { guests: [anna], total: 1 }];
    return path.includes('PrivacyService') ? reply(path.split('/').at(-1) ?? '') : undefined;
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
    expect(question.getByText(/Upcoming reservations keep their table without a name/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Erase data' }));
    expect(await screen.findByText('The guest’s data is erased.')).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/EraseGuest'))?.body).toEqual({
      restaurantId: 'olive',
      guestId: 'anna',
    });
    expect(await screen.findByText('No guests found')).toBeInTheDocument();
  });

  it('can be exported and erased by the owner only; others are told so', async () => {
    const { dialog } = await open(roleRefusal);
    await userEvent.click(dialog.getByRole('button', { name: 'Download data' }));
    expect(await screen.findByText('Only the owner can download or erase a guest’s data.')).toBeVisible();
  });
});
