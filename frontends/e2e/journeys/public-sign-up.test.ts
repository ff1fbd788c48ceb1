import type { Page } from 'playwright-core';
import { fillSignUp, password, signIn } from '../src/account-forms';
import { eventually, linkIn } from '../src/api';
import { violationsOn } from '../src/axe';
import { whileDown } from '../src/faults';
import { button } from '../src/pages';
import { startJourney } from '../src/journey';

// The way to an account and a plan, with a user's mistakes.

const journey = startJourney({ product: 'exclusive', owner: {} });
let page: Page;

beforeEach(async () => {
  ({ page } = await journey.open('phone'));
});

const go = (path: string) => page.goto(journey.product.origin + path);
const alert = () => page.getByRole('alert').filter({ hasText: /./ });

describe('signing up', () => {
  test('an address that has an account already is refused', async () => {
    await go('/signup');
    await fillSignUp(page, journey.owner.email);
    await button(page, 'Create Account').click();
    expect(await alert().first().innerText()).toMatch(/already/i);
  });

  test('with a paid plan chosen, it leads to the checkout, and the plan is active once it is paid', async () => {
    await go('/pricing');
    await button(page, 'Subscribe Now').first().click();
    await page.waitForURL('**/signup?plan=premium&stripe=true');
    await fillSignUp(page, 'pays@example.com');
    await button(page, 'Create Account').click();
    await page.waitForURL('**/sandbox/checkout/**');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL('**/dashboard**');

    await eventually(async () => {
      await go('/subscription');
      await page.getByRole('heading', { level: 1, name: 'Choose Your Plan' }).waitFor();
      expect(await button(page, 'Current Plan').isDisabled({ timeout: 20_000 })).toBe(true);
    });
    expect(await page.getByText('Try Free for 30 Days').count()).toBe(0);
    await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);

    await whileDown(journey, 'stripe', async () => {
      await button(page, 'Change Plan').click();
      await page.getByText('Failed to open billing portal. Please try again or contact support.').waitFor();
    });
    await button(page, 'Change Plan').click();
    await page.waitForURL('**/sandbox/portal/**');
  });

  test('if the checkout is unavailable, it shows that and goes to the dashboard', async () => {
    await go('/signup?plan=premium&stripe=true');
    await fillSignUp(page, 'cannot.pay@example.com');
    await whileDown(journey, 'stripe', async () => {
      await button(page, 'Create Account').click();
      await page.getByText(/^Payment setup failed: /).waitFor();
      await page.waitForURL('**/dashboard**');
    });
  });
});

describe('the plans', () => {
  const cards = () =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .allInnerTexts();

  test('that are built in for failures are those that billing sells', async () => {
    await go('/pricing');
    await page.getByText('Most Popular').waitFor();
    const sold = await cards();
    expect(sold).toHaveLength(3);
    await page.route('**/api/payment/plans', (route) => route.abort());
    await page.reload();
    await page.getByText('Failed to load pricing information').waitFor();
    expect(await cards()).toEqual(sold);
    expect(await violationsOn(page)).toEqual([]);
    await page.unroute('**/api/payment/plans');
    await button(page, 'Retry').click();
    await page.getByText('Failed to load pricing information').waitFor({ state: 'detached' });
  });

  test('wait for the payment system, and show what kept a subscription from starting', async () => {
    await signIn(page, journey.owner);
    await whileDown(journey, 'stripe', async () => {
      await go('/subscription');
      await button(page, 'Loading...').first().click();
      await page.getByText('Payment system is still loading. Please try again in a moment.').waitFor();
    });
    await go('/subscription');
    await button(page, 'Subscribe Now').first().waitFor();
    await whileDown(journey, 'stripe', async () => {
      await button(page, 'Subscribe Now').first().click();
      await page.getByText(/^Failed to start subscription: /).waitFor();
    });
    await button(page, 'Subscribe Now').first().click();
    await page.waitForURL('**/sandbox/checkout/**');
  });
});

describe('verifying an address', () => {
  test('works however often it is opened, and sign-in opens after five seconds', async () => {
    const email = 'verifies@example.com';
    const form = { email, password, firstName: 'A', lastName: 'B', restaurantName: 'Verified' };
    await journey.api.call('POST', '/api/signup', form);
    const link = await eventually(async () =>
      linkIn((await journey.api.messages(email, 'email'))[0]?.html ?? '', '/verify-email?token='),
    );
    await page.clock.install();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Email verified' }).waitFor();
    await page.clock.runFor(5_100);
    await page.waitForURL('**/login');

    // A mail scanner or the phone may open it again: that is no failure.
    await page.goto(link);
    await page.getByRole('heading', { name: 'Email already verified' }).waitFor();

    await page.goto(link.replace(/token=.*/, 'token=unknown'));
    await page.getByRole('heading', { name: 'Verification failed' }).waitFor();
    await page.getByRole('link', { name: 'Create New Account' }).waitFor();
    await page.getByRole('link', { name: 'Go to Sign In' }).click();
    await page.waitForURL('**/login');
  });

  test('needs a token and an answer', async () => {
    await go('/verify-email');
    await page.getByText('No verification token provided. Please check your email link.').waitFor();
    await page.route('**/api/auth/verify-email', (route) => route.abort());
    await go('/verify-email?token=x');
    await page.getByText('Email verification failed. Please try again.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });
});
