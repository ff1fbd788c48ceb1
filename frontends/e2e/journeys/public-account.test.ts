import type { Browser, Page } from 'playwright-core';
import { Api, eventually, linkIn, makeOwner, type Owner } from '../src/api';
import { violationsOn } from '../src/axe';
import { launchBrowser, Person } from '../src/browser';
import { whileDown } from '../src/faults';
import { Product } from '../src/product';

// The way to an account and to a plan, as far as a person can go wrong on it.

const password = 'Tables4all';

let product: Product;
let api: Api;
let owner: Owner;
let browser: Browser;
let person: Person;
let page: Page;

beforeAll(async () => {
  product = await Product.create();
  await product.start();
  api = new Api(product.origin);
  owner = await makeOwner(api);
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await product?.remove();
}, 30_000);

beforeEach(async () => {
  person = await Person.open(browser, 'phone');
  page = person.page;
});

afterEach(async () => {
  expect(person.complaints).toEqual([]);
  await person.close();
});

const go = (path: string) => page.goto(product.origin + path);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const alert = () => page.getByRole('alert').filter({ hasText: /./ });
const mails = (to: string) => api.messages(to, 'email');
const pathNow = () => new URL(page.url()).pathname;

async function fillSignUp(email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Rossi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Restaurant name').fill('Trattoria Ada');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('checkbox').check();
}

async function fillSignIn(email: string, typed: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(typed);
  await button('Sign In').click();
}

/** The browser as the owner left it: signed in. */
async function signIn(): Promise<void> {
  await go('/login');
  await fillSignIn(owner.email, owner.password);
  await page.waitForURL('**/dashboard**');
}

describe('around the pages', () => {
  test('the menu of a phone opens, and closes when a link is followed to the top of its page', async () => {
    await go('/');
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await button('Open menu').click();
    await page.getByRole('link', { name: 'Try for Free' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Features' }).click();
    await page.waitForURL('**/features');
    expect(await button('Open menu').getAttribute('aria-expanded')).toBe('false');
    await page.getByRole('heading', { level: 1, name: 'Features' }).waitFor();
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.id])).toEqual([0, 'main']);
    for (const group of ['Product', 'Account', 'Support']) {
      await page.getByRole('navigation', { name: group }).waitFor();
    }
  });

  test('nothing is told to an analytics service, and no testimonials are shown, where none are configured', async () => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== product.origin) outside.push(request.url());
    });
    await go('/');
    await page.getByRole('heading', { name: 'How it works' }).waitFor();
    expect(outside.filter((url) => !url.startsWith('data:'))).toEqual([]);
    expect(await page.getByRole('blockquote').count()).toBe(0);
  });
});

describe('the session', () => {
  test('a refused token goes with its user, and the call is made once more on the cookie', async () => {
    await signIn();
    const asked: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/validate')) asked.push(request.headers()['authorization']);
    });
    await page.evaluate(() => localStorage.setItem('token', 'stale'));
    await go('/features');
    await eventually(() => expect(asked).toEqual(['Bearer stale', undefined]));
    await button('Open menu').click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).waitFor();
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
  });

  test('where the cookie is refused too, nothing stays on the device and sign-in opens', async () => {
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
  test('a wrong password, no answer, and an address that waits for its verification', async () => {
    await go('/login');
    await fillSignIn(owner.email, 'Wrong4all');
    expect(await alert().innerText()).toMatch(/invalid email or password/i);
    expect(await violationsOn(page)).toEqual([]);

    await page.route('**/api/signin', (route) => route.abort());
    await button('Sign In').click();
    await page.getByText('Something went wrong. Please check your connection and try again.').waitFor();
    await page.unroute('**/api/signin');

    const email = 'waiting@example.com';
    const form = { email, password, firstName: 'A', lastName: 'B', restaurantName: 'Waiting' };
    await api.call('POST', '/api/signup', form);
    await fillSignIn(email, password);
    await page.getByText('Please verify your email').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.route('**/api/auth/send-verification', (route) => route.abort());
    await button('Resend verification email').click();
    await page.getByText('Network error. Please check your connection and try again.').waitFor();
    await page.unroute('**/api/auth/send-verification');
    await button('Resend verification email').click();
    await page.getByText('Verification email sent! Please check your email.').waitFor();
    await eventually(async () => expect((await mails(email)).length).toBe(2));
    for (let tries = 0; tries < 60; tries++) {
      const { status } = await api.call('POST', '/api/auth/send-verification', { email });
      if (status === 429) break;
    }
    await button('Resend verification email').click();
    await page
      .getByText('Too many verification requests. Please wait a few minutes before trying again.')
      .waitFor();
  });
});

describe('Google', () => {
  async function asGoogleUser(name: string, email: string): Promise<void> {
    await button(name).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('First name').fill('Gina');
    await button('Continue').click();
  }

  test('signs up once there is a restaurant’s name, and signs in', async () => {
    await go('/signup');
    await asGoogleUser('Sign up with Google', 'gina@example.com');
    await page.getByText('Please enter your restaurant name first').waitFor();
    await page.getByLabel('Restaurant name').fill('Da Gina');
    await asGoogleUser('Sign up with Google', 'gina@example.com');
    await page.waitForURL('**/dashboard**');
    await person.context.clearCookies();
    await page.evaluate(() => localStorage.clear());

    await go('/login');
    await page.route('**/api/auth/google/signin', (route) => route.abort());
    await asGoogleUser('Sign in with Google', 'gina@example.com');
    await page.getByText('Failed to sign in with Google. Please try again.').waitFor();
    await page.unroute('**/api/auth/google/signin');
    await asGoogleUser('Sign in with Google', 'gina@example.com');
    await page.waitForURL('**/dashboard**');
  });

  test('does not keep anybody from the form while it is down', async () => {
    await whileDown(api, 'google', async () => {
      await go('/login');
      await fillSignIn(owner.email, owner.password);
      await page.waitForURL('**/dashboard**');
    });
  });
});

describe('signing up', () => {
  test('says beside each field what is missing, and that two passwords differ', async () => {
    await go('/signup');
    await button('Create Account').click();
    await page.getByText('Restaurant name is required for sign-up').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
    await fillSignUp('twice@example.com');
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('Tables5all');
    await button('Create Account').click();
    await page.getByText('Passwords do not match').waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  test('an address that has an account already is refused', async () => {
    await go('/signup');
    await fillSignUp(owner.email);
    await button('Create Account').click();
    expect(await alert().first().innerText()).toMatch(/already/i);
  });

  test('with a plan and its payment chosen, it leads to the checkout, and the plan is there when it is paid', async () => {
    await go('/pricing');
    await button('Subscribe Now').first().click();
    await page.waitForURL('**/signup?plan=premium&stripe=true');
    await fillSignUp('pays@example.com');
    await button('Create Account').click();
    await page.waitForURL('**/sandbox/checkout/**');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL('**/dashboard**');

    await eventually(async () => {
      await go('/subscription');
      await page.getByRole('heading', { level: 1, name: 'Choose Your Plan' }).waitFor();
      expect(await button('Current Plan').isDisabled({ timeout: 1_000 })).toBe(true);
    });
    expect(await page.getByText('Try Free for 30 Days').count()).toBe(0);
    await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);

    await whileDown(api, 'stripe', async () => {
      await button('Change Plan').click();
      await page.getByText('Failed to open billing portal. Please try again or contact support.').waitFor();
    });
    await button('Change Plan').click();
    await page.waitForURL('**/sandbox/portal/**');
  });

  test('a session that cannot be verified before the payment is said to be so after three tries', async () => {
    await go('/signup?plan=premium&stripe=true');
    await fillSignUp('unverified@example.com');
    let tries = 0;
    await page.route('**/api/auth/validate', (route) => {
      tries += 1;
      return route.fulfill({ status: 503, json: { error: 'Down', message: 'Down' } });
    });
    await button('Create Account').click();
    await page
      .getByText('Payment setup failed: Authentication verification failed after multiple attempts')
      .waitFor();
    expect(tries).toBeGreaterThanOrEqual(3);
    await page.waitForURL('**/dashboard**');
  });

  test('when the checkout cannot be had, it says so and goes to the dashboard', async () => {
    await go('/signup?plan=premium&stripe=true');
    await fillSignUp('cannot.pay@example.com');
    await whileDown(api, 'stripe', async () => {
      await button('Create Account').click();
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

  test('that stand in when they cannot be loaded are those that billing sells', async () => {
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
    await button('Retry').click();
    await page.getByText('Failed to load pricing information').waitFor({ state: 'detached' });
  });

  test('are said to be none where there are none', async () => {
    await page.route('**/api/payment/plans', (route) => route.fulfill({ json: { plans: [] } }));
    await go('/pricing');
    await page.getByText('No subscription plans available at the moment. Please contact support.').waitFor();
  });

  test('wait for the payment system, and say what kept a subscription from beginning', async () => {
    await signIn();
    await whileDown(api, 'stripe', async () => {
      await go('/subscription');
      await button('Loading...').first().click();
      await page.getByText('Payment system is still loading. Please try again in a moment.').waitFor();
    });
    await go('/subscription');
    await button('Subscribe Now').first().waitFor();
    await whileDown(api, 'stripe', async () => {
      await button('Subscribe Now').first().click();
      await page.getByText(/^Failed to start subscription: /).waitFor();
    });
    await button('Subscribe Now').first().click();
    await page.waitForURL('**/sandbox/checkout/**');
  });
});

describe('a forgotten password', () => {
  /** Asks for a link as the page does; answers the link of the mail. */
  async function resetLink(): Promise<string> {
    const before = (await mails(owner.email)).length;
    await api.call('POST', '/api/auth/forgot-password', { email: owner.email });
    return eventually(async () => {
      const all = await mails(owner.email);
      if (all.length === before) throw new Error('no mail yet');
      return linkIn(all[0]?.html ?? '', '/reset-password?token=');
    });
  }

  test('is asked for, also while mail is down, and sign-in opens after five seconds', async () => {
    await go('/forgot-password');
    expect(await button('Send Reset Link').isDisabled()).toBe(true);
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.route('**/api/auth/forgot-password', (route) => route.abort());
    await button('Send Reset Link').click();
    await page.getByText('Network error. Please check your connection and try again.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.unroute('**/api/auth/forgot-password');
    await page.clock.install();
    await whileDown(api, 'mail', async () => {
      await button('Send Reset Link').click();
      await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
    });
    await page.clock.runFor(4_500);
    expect(pathNow()).toBe('/forgot-password');
    await page.clock.runFor(1_000);
    await page.waitForURL('**/login');
  });

  test('is replaced by the mail’s link, once', async () => {
    const link = await resetLink();
    await page.goto(link);
    const [first, second] = ['New password', 'Confirm new password'].map((name) =>
      page.getByRole('textbox', { name, exact: true }),
    );
    if (!first || !second) throw new Error('no fields');
    await first.fill('short');
    expect(await button('Reset Password').isDisabled()).toBe(true);
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
      await button('Reset Password').click();
      await page.getByText(text).waitFor();
    }
    expect(await violationsOn(page)).toEqual([]);
    await first.fill('Tables5all');
    await second.fill('Tables5all');
    expect(await page.getByRole('listitem').filter({ hasText: '(met)' }).count()).toBe(4);
    await page.clock.install();
    await button('Reset Password').click();
    await page.getByText(/Your password has been reset/).waitFor();
    owner = { ...owner, password: 'Tables5all' };
    await page.clock.runFor(3_100);
    await page.waitForURL('**/login');

    await page.goto(link);
    await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
    await page.getByText('Invalid or expired reset token.').waitFor();
    await page.getByRole('link', { name: 'Return to Sign In' }).waitFor();
    await page.getByRole('link', { name: 'Request New Link' }).click();
    await page.waitForURL('**/forgot-password');
  });

  test('is not replaced without a token, without an answer, or by a link that was used meanwhile', async () => {
    await go('/reset-password');
    await page.getByText('No reset token provided. Please check your email link.').waitFor();
    await page.route('**/api/auth/verify-reset-token/**', (route) => route.abort());
    await go('/reset-password?token=x');
    await page.getByText('Unable to verify reset token. Please try again.').waitFor();
    await page.unroute('**/api/auth/verify-reset-token/**');

    const link = await resetLink();
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Tables6all');
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Tables6all');
    const token = new URL(link).searchParams.get('token');
    const used = { token, password: 'Tables7all', confirmPassword: 'Tables7all' };
    expect((await api.call('POST', '/api/auth/reset-password', used)).status).toBe(200);
    owner = { ...owner, password: 'Tables7all' };
    await button('Reset Password').click();
    await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
  });

  test('is asked for too often', async () => {
    for (let tries = 0; tries < 60; tries++) {
      const { status } = await api.call('POST', '/api/auth/forgot-password', { email: owner.email });
      if (status === 429) break;
    }
    await go('/forgot-password');
    await page.getByLabel('Email').fill(owner.email);
    await button('Send Reset Link').click();
    await page.getByText('Too many reset requests. Please wait a few minutes before trying again.').waitFor();
  });
});

describe('verifying an address', () => {
  test('is done once, and sign-in opens after five seconds', async () => {
    const email = 'verifies@example.com';
    const form = { email, password, firstName: 'A', lastName: 'B', restaurantName: 'Verified' };
    await api.call('POST', '/api/signup', form);
    const link = await eventually(async () =>
      linkIn((await mails(email))[0]?.html ?? '', '/verify-email?token='),
    );
    await page.clock.install();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Email verified' }).waitFor();
    await page.clock.runFor(5_100);
    await page.waitForURL('**/login');

    await page.goto(link);
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
