import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { browser, forgetPageData, pageDataId } from '@tablewell/federation';
import type { PricingProps } from '@tablewell/federation';
import { Remote } from '../../pricing';
import { asOwner, type Call, renderRemote, serve } from '../../testing/render-remote';

const landing: PricingProps = { variant: 'full', showTrialOptions: true, showDualButtons: true };
const signedIn: PricingProps = { variant: 'full', enableAuthenticated: true, disableTrials: true };

const configure = (config: object) =>
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="${pageDataId}">${JSON.stringify({ config })}</script>`,
  );
const card = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest<HTMLElement>('li')!;
/** A button of a plan once it has this name: until the session is known, it has another. */
const named = (plan: string, button: string) =>
  waitFor(() =>
    within(screen.getByRole('heading', { name: plan }).closest('li')!).getByRole('button', {
      name: button,
    }),
  );
const press = async (plan: string, button: string) => userEvent.click(await named(plan, button));
const checkouts = (calls: Call[]) =>
  calls.filter(({ path }) => path.includes('checkout')).map(({ body }) => body);
const address = () => screen.getByTestId('address').textContent;

afterEach(() => {
  localStorage.clear();
  forgetPageData();
  document.getElementById(pageDataId)?.remove();
  jest.restoreAllMocks();
});

describe('the pricing component', () => {
  it('shows the price of each plan, in order, and marks the popular one', async () => {
    serve();
    const { container } = renderRemote(<Remote {...landing} />);
    expect(screen.getByText('Loading pricing information...')).toBeVisible();
    await screen.findByRole('heading', { name: 'Choose Your Plan' });
    const plans = screen.getAllByRole('heading', { level: 3 }).slice(0, 3);
    expect(plans.map((heading) => heading.textContent)).toEqual(['Basic', 'Premium', 'Enterprise']);
    expect(await card('Basic')).toHaveTextContent('Free');
    expect(await card('Premium')).toHaveTextContent('$29.99 /month');
    expect(within(await card('Premium')).getByText('Most Popular')).toBeVisible();
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the yearly price, a fifth less than twelve months', async () => {
    serve();
    const { container } = renderRemote(<Remote {...landing} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Yearly, 20% cheaper' }));
    expect(await card('Basic')).toHaveTextContent('Free');
    expect(await card('Premium')).toHaveTextContent('$287.90 /year');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Monthly' }));
    expect(await card('Premium')).toHaveTextContent('$29.99 /month');
  });

  it('names four features in the preview and counts the rest', async () => {
    serve();
    renderRemote(<Remote variant="preview" />);
    const features = within(await card('Enterprise')).getAllByRole('listitem');
    expect(features.map((feature) => feature.textContent)).toEqual([
      'Everything in Premium',
      'Unlimited locations',
      'White label',
      'Custom integrations',
      '+ 6 more features',
    ]);
    expect(screen.queryByRole('heading', { name: 'Choose Your Plan' })).toBeNull();
  });

  it('has only a name and a price in the compact variant', async () => {
    serve();
    renderRemote(<Remote variant="compact" />);
    expect((await card('Enterprise')).textContent).toBe('Enterprise$79.99 /month');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('falls back to the built-in plans, shows that it does, and reloads the page on demand', async () => {
    const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
    serve(({ path }) => (path === '/api/payment/plans' ? [503, {}] : undefined));
    renderRemote(<Remote variant="full" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load pricing information');
    expect(await card('Premium')).toHaveTextContent('$29.99');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('shows that no plan is available', async () => {
    serve(({ path }) => (path === '/api/payment/plans' ? [200, { plans: [] }] : undefined));
    renderRemote(<Remote variant="full" />);
    expect(
      await screen.findByText('No subscription plans available at the moment. Please contact support.'),
    ).toBeVisible();
  });

  it('loads the price list as a visitor, unless a user may be signed in', async () => {
    localStorage.setItem('token', 'stale');
    const calls = serve();
    renderRemote(<Remote {...landing} />);
    await card('Basic');
    expect(new Set(calls.map(({ path, token }) => `${path} ${token}`))).toEqual(
      new Set(['/api/payment/plans null']),
    );
  });

  it('leaves the choice to the page if the page handles it', async () => {
    serve();
    const onPlanSelect = jest.fn();
    renderRemote(<Remote variant="preview" onPlanSelect={onPlanSelect} />);
    await press('Premium', 'Subscribe with Trial');
    expect(onPlanSelect).toHaveBeenCalledWith('premium');
    expect(address()).toBe('/somewhere');
  });
});

describe('for a visitor', () => {
  it.each([
    ['Basic', 'Get Started Free', '/signup'],
    ['Premium', 'Subscribe with Trial', '/signup?plan=premium'],
    ['Premium', 'Subscribe Now', '/signup?plan=premium&stripe=true'],
    ['Enterprise', 'Subscribe Now', '/signup?plan=enterprise&stripe=true'],
  ])('%s, "%s" leads to %s', async (plan, button, to) => {
    serve();
    renderRemote(<Remote {...landing} />);
    await press(plan, button);
    expect(address()).toBe(to);
  });

  it('offers the trial that is granted, without a card', async () => {
    configure({ trialDays: 30, trialDaysAdvertised: 14 });
    serve();
    renderRemote(<Remote {...landing} />);
    expect(await screen.findByText('No credit card required')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Free for 30 Days' }));
    expect(address()).toBe('/signup');
  });

  it('promises no trial if none is granted', async () => {
    configure({ trialDays: 0 });
    serve();
    renderRemote(<Remote {...landing} />);
    await press('Premium', 'Subscribe Now');
    expect(address()).toBe('/signup?plan=premium&stripe=true');
    expect(screen.queryByText(/Try Free/)).toBeNull();
  });
});

describe('for an owner', () => {
  const paid = asOwner('premium', true);
  const onBasic = asOwner('basic', false);

  it('does not sell the current plan again', async () => {
    serve(paid);
    renderRemote(<Remote {...signedIn} />);
    expect(within(await card('Premium')).getByRole('button')).toBeDisabled();
    expect(within(await card('Premium')).getByRole('button')).toHaveTextContent('Current Plan');
    expect(screen.queryByText(/Try Free/)).toBeNull();
  });

  it('opens the portal to change a plan, and explains if it cannot', async () => {
    const calls = serve(paid, ({ path }) => (path.includes('portal') ? [502, { error: 'down' }] : undefined));
    renderRemote(<Remote {...signedIn} redirectAfterPurchase="/subscription" />);
    await press('Enterprise', 'Change Plan');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to open billing portal. Please try again or contact support.',
    );
    expect(calls.find(({ path }) => path === '/api/payment/create-portal-session')).toMatchObject({
      method: 'POST',
      body: { return_url: `${window.location.origin}/subscription` },
    });
  });

  it.each<[string, [number, object] | 'no network', string]>([
    ['the server’s words', [409, { error: 'This is already your plan.' }], 'This is already your plan.'],
    ['words of its own', [500, {}], 'Failed to create checkout session'],
    ['words of its own without a network', 'no network', 'Failed to create checkout session'],
  ])('starts a checkout, and a failure has %s', async (_, answer, message) => {
    const calls = serve(onBasic, ({ path }) => (path.includes('checkout') ? answer : undefined));
    renderRemote(<Remote {...signedIn} />);
    await press('Premium', 'Subscribe Now');
    expect(await screen.findByText(`Failed to start subscription: ${message}`)).toBeVisible();
    expect(checkouts(calls)).toEqual([{ planType: 'premium', withTrial: false }]);
    expect(within(await card('Premium')).getByRole('button')).toBeEnabled();
  });

  it('opens the checkout of a year for an owner who chose the year', async () => {
    const calls = serve(onBasic, ({ path }) => (path.includes('checkout') ? [500, {}] : undefined));
    renderRemote(<Remote {...signedIn} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Yearly, 20% cheaper' }));
    await press('Premium', 'Subscribe Now');
    await screen.findByRole('alert');
    expect(checkouts(calls)).toEqual([{ planType: 'premium', withTrial: false, interval: 'year' }]);
  });

  it('handles one choice at a time', async () => {
    serve(onBasic);
    const answered = jest.mocked(globalThis.fetch).getMockImplementation()!;
    const requests: string[] = [];
    jest.mocked(globalThis.fetch).mockImplementation((input, init) => {
      const { url } = input as Request;
      requests.push(url);
      return url.includes('checkout') ? new Promise<Response>(() => undefined) : answered(input, init);
    });
    renderRemote(<Remote {...signedIn} />);
    await press('Premium', 'Subscribe Now');
    const busy = within(await card('Premium')).getByRole('button');
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(within(await card('Enterprise')).getByRole('button')).toBeDisabled();
    await userEvent.click(busy);
    expect(requests.filter((url) => url.includes('checkout'))).toHaveLength(1);
  });

  it('waits for the payment system, and shows that on a click', async () => {
    configure({ stripeScriptUrl: '/pay.js' });
    const calls = serve(onBasic);
    renderRemote(<Remote {...signedIn} />);
    await press('Premium', 'Loading...');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Payment system is still loading. Please try again in a moment.',
    );
    expect(calls.some(({ path }) => path.includes('checkout'))).toBe(false);
    document.querySelector('script[src="/pay.js"]')?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  });

  it('goes to sign-in if the session turns out to have ended', async () => {
    localStorage.setItem('currentRestaurant', '{"id":"r"}');
    serve(onBasic);
    renderRemote(<Remote {...signedIn} />);
    await press('Premium', 'Subscribe Now');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(localStorage.getItem('currentRestaurant')).toBeNull();
  });

  it('treats the viewer as an owner if the server cannot return the plan', async () => {
    serve(({ path }) => {
      if (path === '/api/auth/user-info') return [200, { email: 'owner@olive.example' }];
      return path === '/api/auth/trial-status' ? [503, {}] : undefined;
    });
    renderRemote(<Remote {...signedIn} />);
    expect(await named('Premium', 'Subscribe Now')).toBeEnabled();
  });
});
