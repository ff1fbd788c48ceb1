import type { Page } from 'playwright-core';
import { password, sendSignIn, signIn } from '../src/account-forms';
import { eventually } from '../src/api';
import { violationsOn } from '../src/axe';
import { whileDown } from '../src/faults';
import { button } from '../src/pages';
import { startJourney } from '../src/journey';

// The menu, and every way into an existing account.

const journey = startJourney({ product: 'exclusive', owner: {} });
let page: Page;

beforeEach(async () => {
  ({ page } = await journey.open('phone'));
});

const go = (path: string) => page.goto(journey.product.origin + path);
const alert = () => page.getByRole('alert').filter({ hasText: /./ });

describe('around the pages', () => {
  test('the menu of a phone opens, and closes when a link is followed to the top of its page', async () => {
    await go('/');
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await button(page, 'Open menu').click();
    await page.getByRole('link', { name: 'Try for Free' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Features' }).click();
    await page.waitForURL('**/features');
    expect(await button(page, 'Open menu').getAttribute('aria-expanded')).toBe('false');
    await page.getByRole('heading', { level: 1, name: 'Features' }).waitFor();
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.id])).toEqual([0, 'main']);
    for (const group of ['Product', 'Account', 'Support']) {
      await page.getByRole('navigation', { name: group }).waitFor();
    }
  });

  test.each(['phone', 'desk'] as const)(
    'the landing page is shown on a %s before its code is loaded, and nothing moves when it is',
    async (screen) => {
      ({ page } = await journey.open(screen));
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/**/*.js', (route) => held.then(() => route.continue()));
      const places = () =>
        page.locator('header, h1, main p, main a').evaluateAll((elements) =>
          elements.slice(0, 6).map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [element.tagName, ...[x, y, width, height].map(Math.round)];
          }),
        );
      await page.goto(journey.product.origin, { waitUntil: 'commit' });
      await page.getByRole('link', { name: 'Start Free Trial' }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const before = await places();
      expect(before.map(([tag]) => tag)).toEqual(['HEADER', 'H1', 'P', 'A', 'A', 'P']);
      expect(await page.getByRole('heading', { name: 'How it works' }).count()).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 60));
      const scrolled = await page.evaluate(() => window.scrollY);
      release();
      await page.getByRole('heading', { name: 'How it works' }).waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await places()).toEqual(before);
      expect(requests).not.toContain('/api/auth/validate');
    },
  );

  test('without configuration, nothing is sent to an analytics service, and no testimonials are shown', async () => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== journey.product.origin) outside.push(request.url());
    });
    await go('/');
    await page.getByRole('heading', { name: 'How it works' }).waitFor();
    expect(outside.filter((url) => !url.startsWith('data:'))).toEqual([]);
    expect(await page.getByRole('blockquote').count()).toBe(0);
  });
});

describe('the session', () => {
  test('a refused token is removed with its user, and the call is repeated with the cookie', async () => {
    await signIn(page, journey.owner);
    // On a page without other requests, whose answers would replace the token, too.
    await go('/features');
    const dashboard = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Dashboard', includeHidden: true });
    await dashboard.waitFor({ state: 'attached' });
    const requests: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/validate')) requests.push(request.headers()['authorization']);
    });
    await page.evaluate(() => localStorage.setItem('token', 'stale'));
    await go('/features');
    await eventually(() => expect(requests).toEqual(['Bearer stale', undefined]));
    await button(page, 'Open menu').click();
    await dashboard.waitFor();
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
  });

  test('if the cookie is refused, too, nothing stays on the device and sign-in opens', async () => {
    await go('/');
    await page.evaluate(() => {
      for (const key of ['token', 'user', 'currentRestaurant']) localStorage.setItem(key, '{"id":"x"}');
    });
    await go('/subscription');
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

describe('signing in', () => {
  test('a wrong password, no answer, and an address that is not verified yet', async () => {
    await go('/login');
    await sendSignIn(page, journey.owner.email, 'Wrong4all');
    expect(await alert().innerText()).toMatch(/invalid email or password/i);
    expect(await violationsOn(page)).toEqual([]);

    await page.route('**/api/signin', (route) => route.abort());
    await button(page, 'Sign In').click();
    await page.getByText('Something went wrong. Please check your connection and try again.').waitFor();
    await page.unroute('**/api/signin');

    const email = 'waiting@example.com';
    const form = { email, password, firstName: 'A', lastName: 'B', restaurantName: 'Waiting' };
    await journey.api.call('POST', '/api/signup', form);
    await sendSignIn(page, email, password);
    await page.getByText('Please verify your email').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.route('**/api/auth/send-verification', (route) => route.abort());
    await button(page, 'Resend verification email').click();
    await page.getByText('Network error. Please check your connection and try again.').waitFor();
    await page.unroute('**/api/auth/send-verification');
    await button(page, 'Resend verification email').click();
    await page.getByText('Verification email sent! Please check your email.').waitFor();
    await eventually(async () => expect((await journey.api.messages(email, 'email')).length).toBe(2));
    for (let tries = 0; tries < 60; tries++) {
      const { status } = await journey.api.call('POST', '/api/auth/send-verification', { email });
      if (status === 429) break;
    }
    await button(page, 'Resend verification email').click();
    await page
      .getByText('Too many verification requests. Please wait a few minutes before trying again.')
      .waitFor();
  });
});

describe('Google', () => {
  async function asGoogleUser(name: string, email: string): Promise<void> {
    await button(page, name).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('First name').fill('Gina');
    await button(page, 'Continue').click();
  }

  test('signs up once there is a restaurant’s name, and signs in', async () => {
    await go('/signup');
    await button(page, 'Sign up with Google').click();
    await page.getByText('Please enter your restaurant name first').waitFor();
    await page.keyboard.type('Da Gina');
    await asGoogleUser('Sign up with Google', 'gina@example.com');
    await page.waitForURL('**/dashboard**');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());

    await go('/login');
    await page.route('**/api/auth/google/signin', (route) => route.abort());
    await asGoogleUser('Sign in with Google', 'gina@example.com');
    await page.getByText('Failed to sign in with Google. Please try again.').waitFor();
    await page.unroute('**/api/auth/google/signin');
    await asGoogleUser('Sign in with Google', 'gina@example.com');
    await page.waitForURL('**/dashboard**');
  });

  test('does not prevent using the form while it is down', async () => {
    await whileDown(journey, 'google', async () => {
      await go('/login');
      await sendSignIn(page, journey.owner.email, journey.owner.password);
      await page.waitForURL('**/dashboard**');
    });
  });
});
