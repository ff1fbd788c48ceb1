import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setRemotes } from '@tablewell/federation';
import { clearRemotes, provideRemote } from '@tablewell/federation/testing';
import { configure, unconfigure } from '../../testing/configure';
import { renderAt } from '../../testing/render-page';

const seen = jest.fn();
beforeEach(() => {
  seen.mockClear();
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

describe('the landing page', () => {
  it('links to sign-up and to the features, and shows the plans to try', async () => {
    const { container } = renderAt('/');
    await screen.findByRole('heading', { name: 'Choose Your Plan' });
    const to = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(to('Start Free Trial')).toEqual(['/signup', '/signup']);
    expect(to('View Features')).toEqual(['/features', '/features']);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(9); // Six features, three steps.
    expect(seen).toHaveBeenCalledWith(
      expect.objectContaining({ variant: 'full', showTrialOptions: true, showDualButtons: true }),
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('loads the plans once the visitor scrolls near them, not before', async () => {
    let comeNear = (_entries: { isIntersecting: boolean }[]): void => undefined;
    class Watching {
      constructor(tell: typeof comeNear) {
        comeNear = tell;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    }
    Object.assign(globalThis, { IntersectionObserver: Watching });
    try {
      renderAt('/');
      expect(screen.getByText('Loading pricing information...')).toBeVisible();
      act(() => comeNear([{ isIntersecting: false }]));
      expect(seen).not.toHaveBeenCalled();
      act(() => comeNear([{ isIntersecting: true }]));
      await screen.findByRole('heading', { name: 'Choose Your Plan' });
    } finally {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    }
  });

  it('shows an evening in the product, and says in words what the picture shows', () => {
    renderAt('/');
    expect(screen.getByRole('img')).toHaveAccessibleName(/^Tonight in Tablewell: the parties of the evening/);
  });

  it.each([
    [14, /14-day free trial/],
    [7, /7-day free trial/],
  ])('advertises the configured trial of %s days, once', (trialDaysAdvertised, words) => {
    configure({ trialDaysAdvertised });
    renderAt('/');
    expect(screen.getAllByText(words)).toHaveLength(1);
  });

  it('shows quotes of customers if there are any, and leaves the section out if there are none', async () => {
    const { unmount } = renderAt('/');
    expect(screen.queryByText('From restaurants that use it')).toBeNull();
    unmount();
    unconfigure();
    configure({
      testimonials: [{ quote: 'Fridays are calm.', name: 'Maria', restaurant: 'Trattoria Sole' }],
    });
    const { container } = renderAt('/');
    expect(screen.getByText('“Fridays are calm.”').closest('figure')).toHaveTextContent(
      'MariaTrattoria Sole',
    );
    expect(screen.queryByText(/invented/)).toBeNull();
    await screen.findByRole('heading', { name: 'Choose Your Plan' });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says of invented quotes that they are examples', async () => {
    configure({
      testimonials: [{ quote: 'Fridays are calm.', name: 'Maria', restaurant: 'Sole', isExample: true }],
    });
    renderAt('/');
    expect(screen.getByText('Examples: these people and restaurants are invented.')).toBeVisible();
    await screen.findByRole('heading', { name: 'Choose Your Plan' });
  });
});
