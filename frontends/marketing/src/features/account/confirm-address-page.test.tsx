import { screen } from '@testing-library/react';
import { renderAt, serve } from '../../testing/render-page';

afterEach(() => jest.restoreAllMocks());

describe('the page that confirms a notification address', () => {
  it('redeems the token once, and names the restaurant and the address', async () => {
    const calls = serve(() => [
      200,
      { success: true, message: '', restaurantName: 'Trattoria Ada', email: 'front@example.com' },
    ]);
    renderAt('/confirm-address?token=abc');
    expect(
      await screen.findByText('Trattoria Ada sends its notifications to front@example.com from now on.'),
    ).toBeVisible();
    const confirmations = calls.filter(({ path }) => path.endsWith('/confirm-address'));
    expect(confirmations.map(({ method, body }) => [method, body])).toEqual([['POST', { token: 'abc' }]]);
  });

  it('shows the server’s message about an invalid link', async () => {
    serve(() => [400, { error: 'This link is invalid or has expired.' }]);
    renderAt('/confirm-address?token=old');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is invalid or has expired.');
  });

  it('sends nothing for a link without a token', async () => {
    const calls = serve(() => [200, {}]);
    renderAt('/confirm-address');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.');
    expect(calls.filter(({ path }) => path.endsWith('/confirm-address'))).toEqual([]);
  });
});
