import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, serve } from '../../testing/render-page';

afterEach(() => jest.restoreAllMocks());

const offer = { restaurantId: 'olive', email: 'bo@example.com', role: 'ROLE_HOST' };

describe('accepting an invitation', () => {
  it('asks for a name and a password if there is no account', async () => {
    const calls = serve(({ path }) => [200, path.endsWith('/GetInvitation') ? offer : {}]);
    renderAt('/accept-invitation?token=abc');
    expect(
      await screen.findByText('You have been invited to join as a host with the address bo@example.com.'),
    ).toBeVisible();
    const button = screen.getByRole('button', { name: 'Accept Invitation' });
    await userEvent.click(button);
    for (const [label, text] of [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Password', 'Password must be at least 8 characters long.'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    }
    expect(calls).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('First name'), 'Bo');
    await userEvent.type(screen.getByLabelText('Last name'), 'Host');
    await userEvent.type(screen.getByLabelText('Password'), 'Tables4all');
    await userEvent.click(button);
    expect(await screen.findByRole('status')).toHaveTextContent('Sign in as bo@example.com');
    expect(calls.at(-1)?.body).toEqual({
      token: 'abc',
      firstName: 'Bo',
      lastName: 'Host',
      password: 'Tables4all',
    });
  });

  it('asks for nothing if there is one', async () => {
    serve(({ path }) => [
      200,
      path.endsWith('/GetInvitation') ? { ...offer, role: 'ROLE_MANAGER', hasAccount: true } : {},
    ]);
    renderAt('/accept-invitation?token=abc');
    expect(await screen.findByText(/invited to join as a manager/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept Invitation' }));
    expect(await screen.findByRole('heading', { name: 'Welcome to the team' })).toBeVisible();
  });

  it('says that it is to all restaurants of the owner', async () => {
    serve(() => [200, { ...offer, inAllRestaurants: true }]);
    renderAt('/accept-invitation?token=abc');
    expect(await screen.findByText(/join as a host at all restaurants of the owner/)).toBeVisible();
  });

  it.each([
    ['/accept-invitation', 'No invitation token provided. Please check your email link.'],
    ['/accept-invitation?token=old', 'This invitation is invalid or has expired.'],
  ])('shows at %s what is wrong', async (at, text) => {
    serve(() => [400, { code: 'invalid_argument', message: 'This invitation is invalid or has expired.' }]);
    renderAt(at);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});
