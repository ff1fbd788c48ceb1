import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { forgetPageData, pageDataId, setRemotes } from '@tablewell/federation';
import { clearRemotes, provideRemote } from '@tablewell/federation/testing';
import { renderAt } from '../../testing/render-page';

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
  forgetPageData();
  document.getElementById(pageDataId)?.remove();
});

describe('the landing page', () => {
  it('leads to sign-up and to the features, and shows the plans to try', async () => {
    const { container } = renderAt('/');
    await screen.findByRole('heading', { name: 'Choose Your Plan' });
    const to = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(to('Start Free Trial')).toEqual(['/signup', '/signup']);
    expect(to('View Features')).toEqual(['/features', '/features']);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(9); // six features, three steps
    expect(seen).toHaveBeenCalledWith(
      expect.objectContaining({ variant: 'full', showTrialOptions: true, showDualButtons: true }),
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    [14, /14-day free trial/],
    [7, /7-day free trial/],
  ])('advertises the configured trial of %s days', (trialDaysAdvertised, words) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="${pageDataId}">${JSON.stringify({ config: { trialDaysAdvertised } })}</script>`,
    );
    renderAt('/');
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  });
});
