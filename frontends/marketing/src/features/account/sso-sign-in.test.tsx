import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openHostedPage } from '@tablewell/federation';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-page';

jest.mock('@tablewell/federation', () => ({
  ...jest.requireActual<object>('@tablewell/federation'),
  openHostedPage: jest.fn(),
}));
const opened = jest.mocked(openHostedPage);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
  opened.mockClear();
});

const action = 'Sign in with your company';
const url = 'https://login.company.example/auth';
const session = { token: 't', refreshToken: 'r', user: { id: 'u', email: 'mara@company.example' } };

describe('a sign-in with the company', () => {
  it('asks for the address first, and leads to the provider of its domain', async () => {
    const calls = serve(() => [200, { url }]);
    const { container } = renderAt('/login');
    await userEvent.click(screen.getByRole('button', { name: action }));
    expect(screen.getByText('Please enter your email address at the company first.')).toBeVisible();
    expect(calls).toEqual([]);
    await userEvent.type(screen.getByLabelText('Email'), ' mara@company.example');
    await userEvent.click(screen.getByRole('button', { name: action }));
    await screen.findByRole('button', { name: new RegExp(action) });
    expect(calls).toEqual([
      { method: 'POST', path: '/api/auth/sso/start', body: { email: 'mara@company.example' } },
    ]);
    expect(opened).toHaveBeenCalledWith(url);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('says that a domain is not connected, and stays', async () => {
    serve(() => [404, { error: 'Your company’s sign-in is not set up here.', code: 'sso-unknown' }]);
    renderAt('/login');
    await userEvent.type(screen.getByLabelText('Email'), 'anna@nowhere.example');
    await userEvent.click(screen.getByRole('button', { name: action }));
    expect(await screen.findByRole('alert')).toHaveTextContent('is not set up here');
    expect(opened).not.toHaveBeenCalled();
  });

  it('goes on where the user wanted to go once the provider has answered', async () => {
    const calls = serve(({ path }) => [200, path === '/api/auth/sso/start' ? { url } : session]);
    const { unmount } = renderAt({ pathname: '/login', state: { next: '/subscription', ended: false } });
    await userEvent.type(screen.getByLabelText('Email'), 'mara@company.example');
    await userEvent.click(screen.getByRole('button', { name: action }));
    unmount();
    renderAt('/login?sso=done');
    expect(await screen.findByText('/subscription')).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/auth/refresh' });
    expect(localStorage.getItem('token')).toBe('t');
  });

  it.each([
    ['sso-no-place', 'Please ask the owner to invite you.'],
    ['sso-unreachable', 'cannot be reached right now'],
    ['of-a-later-release', 'Please try again'],
  ])('says why the provider’s answer was refused (%s)', async (code, text) => {
    serve(() => [500, {}]);
    renderAt(`/login?sso=${code}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});
