import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { setRemotes } from '@tablewell/federation';
import { clearRemotes, provideRemote } from '@tablewell/federation/testing';
import { configure, unconfigure } from './testing/configure';
import { renderAt } from './testing/render-page';

const seen = jest.fn();
beforeEach(() => {
  setRemotes({ billing: { entry: '/b.js' } });
  provideRemote('billing/pricing', async () => ({
    Remote: (props: object) => {
      seen(props);
      return <h2>Choose Your Plan</h2>;
    },
  }));
});
afterEach(() => {
  clearRemotes();
  unconfigure();
});

describe('the information pages', () => {
  it.each([
    ['/features', 'Features'],
    ['/pricing', 'Pricing'],
    ['/support', 'Help Center'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Service'],
  ])('%s is headed %s and has no accessibility violations', async (path, title) => {
    const { container } = renderAt(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (path === '/pricing') await screen.findByRole('heading', { name: 'Choose Your Plan' });
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the pricing page', () => {
  it('shows signed-in owners their plan, and all visitors the trial', async () => {
    renderAt('/pricing');
    await screen.findByRole('heading', { name: 'Choose Your Plan' });
    expect(seen).toHaveBeenCalledWith(
      expect.objectContaining({ variant: 'full', enableAuthenticated: true, showTrialOptions: true }),
    );
  });

  it('compares the plans feature by feature, with texts for screen readers instead of the marks', () => {
    configure({ premiumLocations: 5 });
    renderAt('/pricing');
    const cells = (feature: string) =>
      within(screen.getByRole('rowheader', { name: feature }).closest('tr')!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells('SMS notifications')).toEqual(['–Not included', '✓Included', '✓Included']);
    expect(cells('Reservations per month')).toEqual(['Up to 50', 'Unlimited', 'Unlimited']);
    expect(cells('Locations')).toEqual(['1', '5', 'Unlimited']);
  });

  it('promises the support that is offered, and no other', () => {
    const rows = () =>
      screen
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
        .filter((row) => /support|manager/i.test(row ?? ''));
    const show = (config: object) => {
      configure(config);
      const { unmount } = renderAt('/pricing');
      const found = rows();
      unmount();
      unconfigure();
      return found;
    };
    const offers = { prioritySupport: true, phoneSupport: true, accountManager: true };
    expect(show({})).toEqual([]);
    expect(show({ supportEmail: 'help@tablewell.example', offers })).toEqual([
      'Dedicated account manager–Not included–Not included✓Included',
      'SupportBasicPriority24/7 phone support',
    ]);
    expect(show({ offers: { ...offers, prioritySupport: false, accountManager: false } })).toEqual([
      'Support–Not included–Not included24/7 phone support',
    ]);
  });

  it('says that a trial needs no card, its length only on the plan, and nothing if none is granted', async () => {
    configure({ trialDays: 30, trialDaysAdvertised: 14 });
    const { unmount } = renderAt('/pricing');
    await userEvent.click(screen.getByText('Do I need a card to try Tablewell?'));
    expect(screen.getByText(/No credit card required/)).toBeVisible();
    expect(screen.queryByText(/lasts \d+ days/)).toBeNull();
    unmount();
    unconfigure();
    configure({ trialDays: 0 });
    renderAt('/pricing');
    expect(screen.queryByText(/trial/)).toBeNull();
  });
});

describe('the Help Center', () => {
  it('shows when support answers, and its address', () => {
    configure({ supportEmail: 'help@tablewell.example' });
    renderAt('/support');
    expect(screen.getByText(/within 24-48 hours/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@tablewell.example' })).toHaveAttribute(
      'href',
      'mailto:help@tablewell.example',
    );
  });
});

describe('the privacy policy', () => {
  it('makes the four promises of the product', () => {
    renderAt('/privacy');
    for (const promise of [
      /Reservation data is deleted after 30 days/,
      /Submitting a reservation with a phone number is your consent/,
      /kept per restaurant/,
      /stored in the United States/,
    ]) {
      expect(screen.getByText(promise)).toBeVisible();
    }
  });

  it('follows the configured retention', () => {
    configure({ retentionDays: 60 });
    renderAt('/privacy');
    expect(screen.getByText(/Reservation data is deleted after 60 days/)).toBeVisible();
  });
});
