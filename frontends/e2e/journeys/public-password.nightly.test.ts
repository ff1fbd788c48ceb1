import type { Page } from 'playwright-core';
import { eventually, linkIn } from '../src/api';
import { violationsOn } from '../src/axe';
import { whileDown } from '../src/faults';
import { button } from '../src/pages';
import { startJourney } from '../src/journey';

// A forgotten password, from requesting the mail to the new one.

const journey = startJourney({ product: 'exclusive', owner: {} });
let page: Page;

beforeEach(async () => {
  ({ page } = await journey.open('phone'));
});

const go = (path: string) => page.goto(journey.product.origin + path);
const mails = (to: string) => journey.api.messages(to, 'email');
const pathNow = () => new URL(page.url()).pathname;

/** From here on the page's time passes only by `runFor`, however long the machine takes. */
async function stopClock(): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

describe('a forgotten password', () => {
  /** Requests a link as the page does; returns the link in the mail. */
  async function resetLink(): Promise<string> {
    const before = (await mails(journey.owner.email)).length;
    await journey.api.call('POST', '/api/auth/forgot-password', { email: journey.owner.email });
    return eventually(async () => {
      const all = await mails(journey.owner.email);
      if (all.length === before) throw new Error('no mail yet');
      return linkIn(all[0]?.html ?? '', '/reset-password?token=');
    });
  }

  test('can be requested even while mail is down, and sign-in opens after five seconds', async () => {
    await go('/forgot-password');
    expect(await button(page, 'Send Reset Link').isDisabled()).toBe(true);
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.route('**/api/auth/forgot-password', (route) => route.abort());
    await button(page, 'Send Reset Link').click();
    await page.getByText('Network error. Please check your connection and try again.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.unroute('**/api/auth/forgot-password');
    await stopClock();
    await whileDown(journey, 'mail', async () => {
      await button(page, 'Send Reset Link').click();
      await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
    });
    await page.clock.runFor(4_500);
    expect(pathNow()).toBe('/forgot-password');
    await page.clock.runFor(1_000);
    await page.waitForURL('**/login');
  });

  test('is replaced through the mail’s link, once', async () => {
    const link = await resetLink();
    await page.goto(link);
    const [first, second] = ['New password', 'Confirm new password'].map((name) =>
      page.getByRole('textbox', { name, exact: true }),
    );
    if (!first || !second) throw new Error('no fields');
    await first.fill('short');
    expect(await button(page, 'Reset Password').isDisabled()).toBe(true);
    const refusals = [
      ['short', 'other', 'Passwords do not match.'],
      ['Short1', 'Short1', 'Password must be at least 8 characters long.'],
      [
        'longenough',
        'longenough',
        'Password must contain at least one uppercase letter, one lowercase letter, and one number.',
      ],
    ] as const;
    for (const [one, two, text] of refusals) {
      await first.fill(one);
      await second.fill(two);
      await button(page, 'Reset Password').click();
      await page.getByText(text).waitFor();
    }
    expect(await violationsOn(page)).toEqual([]);
    await first.fill('Tables5all');
    await second.fill('Tables5all');
    expect(await page.getByRole('listitem').filter({ hasText: '(met)' }).count()).toBe(4);
    await page.clock.install();
    await button(page, 'Reset Password').click();
    await page.getByText(/Your password has been reset/).waitFor();
    await page.clock.runFor(3_100);
    await page.waitForURL('**/login');

    await page.goto(link);
    await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
    await page.getByText('Invalid or expired reset token.').waitFor();
    await page.getByRole('link', { name: 'Return to Sign In' }).waitFor();
    await page.getByRole('link', { name: 'Request New Link' }).click();
    await page.waitForURL('**/forgot-password');
  });
});
