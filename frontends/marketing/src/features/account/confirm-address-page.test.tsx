import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, serve } from '../../testing/render-page';

afterEach(() => jest.restoreAllMocks());

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirm address' }));

describe('the page that confirms a notification address', () => {
  it('redeems the token once, and names the restaurant and the address', async () => {
    const calls = serve(() => [
      200,
      { success: true, message: '', restaurantName: 'Trattoria Ada', email: 'front@example.com' },
    ]);
    renderAt('/confirm-address?token=abc');
    await press();
    expect(
      await screen.findByText('Trattoria Ada sends its notifications to front@example.com from now on.'),
    ).toBeVisible();
    const confirmations = calls.filter(({ path }) => path.endsWith('/confirm-address'));
    expect(confirmations.map(({ method, body }) => [method, body])).toEqual([['POST', { token: 'abc' }]]);
  });

  it('shows the server’s message about an invalid link', async () => {
    serve(() => [400, { error: 'This link is invalid or has expired.' }]);
    renderAt('/confirm-address?token=old');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is invalid or has expired.');
  });

  it('confirms nothing by being opened, as programs do that scan mails', async () => {
    const calls = serve(() => [200, {}]);
    renderAt('/confirm-address?token=abc');
    expect(await screen.findByText(/Confirm it only if you expect that/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(calls.filter(({ path }) => path.endsWith('/confirm-address'))).toEqual([]);
  });

  it('sends nothing for a link without a token', async () => {
    const calls = serve(() => [200, {}]);
    renderAt('/confirm-address');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.');
    expect(calls.filter(({ path }) => path.endsWith('/confirm-address'))).toEqual([]);
  });
});
