import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { clearSession, storeSession } from '@tablewell/api-client';
import { forgetPageData, pageDataId, setRemotes } from '@tablewell/federation';
import { Link } from '@tablewell/federation/router';
import { clearRemotes, provideRemote } from '@tablewell/federation/testing';
import { App } from './app';

const signedOut = async (): Promise<Response> => new Response('{"error":"Not signed in"}', { status: 401 });

function MarketingPages() {
  return (
    <>
      <h1>A public page</h1>
      <Link to="/login">Go to sign in</Link>
    </>
  );
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  jest.spyOn(globalThis, 'fetch').mockImplementation(signedOut);
  setRemotes({ marketing: { entry: '/m.js' }, dashboard: { entry: '/d.js' } });
  provideRemote('marketing/routes', async () => ({ Remote: MarketingPages }));
  provideRemote('dashboard/routes', async () => ({ Remote: () => <h1>The dashboard</h1> }));
});
afterEach(() => {
  clearRemotes();
  clearSession();
  forgetPageData();
  jest.restoreAllMocks();
  document.getElementById(pageDataId)?.remove();
});

/** In jsdom every width is 0, so the bar is a phone's: its links are behind the menu button. */
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
const bar = () => screen.getByRole('navigation', { name: 'Main' });

describe('the shell', () => {
  it('offers sign-up and sign-in to a visitor', async () => {
    const { container } = render(<App />);
    await openMenu();
    expect(await within(bar()).findByRole('link', { name: 'Try for Free' })).toHaveAttribute(
      'href',
      '/signup',
    );
    expect(within(bar()).getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    expect(within(bar()).queryByRole('link', { name: 'Dashboard' })).toBeNull();
    await screen.findByRole('heading', { name: 'A public page' });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('recognizes a visitor by the page’s data, without requesting a session that does not exist', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="${pageDataId}">{"visitor":true}</script>`,
    );
    render(<App />);
    await openMenu();
    expect(within(bar()).getByRole('link', { name: 'Log In' })).toBeVisible();
    await screen.findByRole('heading', { name: 'A public page' });
    expect(globalThis.fetch).not.toHaveBeenCalled();
    jest.mocked(globalThis.fetch).mockImplementation(async () => new Response('{"valid":true}'));
    storeSession({ token: 't' });
    await within(bar()).findByRole('link', { name: 'Dashboard' });
  });

  it('takes no one for a visitor whose session can be renewed', async () => {
    localStorage.setItem('refreshToken', 'r1');
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="${pageDataId}">{"visitor":true}</script>`,
    );
    jest.mocked(globalThis.fetch).mockImplementation(async () => new Response('{"valid":true}'));
    render(<App />);
    await openMenu();
    expect(await within(bar()).findByRole('link', { name: 'Dashboard' })).toBeVisible();
  });

  it('offers the dashboard as soon as a remote signs a user in', async () => {
    render(<App />);
    await openMenu();
    await within(bar()).findByRole('link', { name: 'Log In' });
    jest.mocked(globalThis.fetch).mockImplementation(async () => new Response('{"valid":true}'));
    storeSession({ token: 't' });
    expect(await within(bar()).findByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(within(bar()).queryByRole('link', { name: 'Log In' })).toBeNull();
  });

  it('has every group of the footer', async () => {
    render(<App />);
    const linksOf = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(linksOf('Product')).toEqual(['Features', 'Pricing', 'Dashboard']);
    expect(linksOf('Account')).toEqual(['Sign Up', 'Sign In']);
    expect(linksOf('Support')).toEqual(['Help Center', 'Privacy Policy']);
    await screen.findByRole('heading', { name: 'A public page' });
  });

  it('scrolls to the top, sets the title and moves the focus on navigation', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    render(<App />);
    const link = await screen.findByRole('link', { name: 'Go to sign in' });
    scrolled.mockClear();
    await userEvent.click(link);
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    expect(document.title).toBe('Sign in · Tablewell');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('opens its menu, and closes it when a link in it is clicked', async () => {
    render(<App />);
    await openMenu();
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(within(bar()).getByRole('link', { name: 'Features' }));
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves the frame of the dashboard to the dashboard', async () => {
    window.history.replaceState(null, '', '/dashboard');
    render(<App />);
    await screen.findByRole('heading', { name: 'The dashboard' });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('keeps working around a remote that is down, and loads it on Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let up = false;
    provideRemote('billing/routes', async () => {
      if (!up) throw new Error('down');
      return { Remote: () => <h1>Choose Your Plan</h1> };
    });
    setRemotes({ billing: { entry: '/b.js' } });
    window.history.replaceState(null, '', '/subscription');
    render(<App />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(bar()).toBeVisible();
    up = true;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  });

  it('shows that there is no page at the address', async () => {
    window.history.replaceState(null, '', '/nope');
    render(<App />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });

  it('reports page views by the route, never with parameters of the address', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="${pageDataId}">{"config":{"analyticsUrl":"/views"}}</script>`,
    );
    const sent: [string, Blob][] = [];
    Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => sent.push([url, body]) });
    provideRemote('booking/routes', async () => ({ Remote: () => <h1>Change Your Reservation</h1> }));
    setRemotes({ booking: { entry: '/k.js' } });
    window.history.replaceState(null, '', '/edit-reservation/secret-id');
    render(<App />);
    await waitFor(() => expect(sent).toHaveLength(1));
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(sent[0]![1]);
    });
    expect(sent[0]![0]).toBe('/views');
    expect(text).toContain('"page":"/edit-reservation/:reservationId"');
    expect(text).not.toContain('secret-id');
  });
});
