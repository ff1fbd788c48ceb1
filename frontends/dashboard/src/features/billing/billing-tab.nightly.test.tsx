import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const billing = {
  isSubscribed: true,
  subscriptionType: 'premium',
  subscriptionPrice: 49,
  subscriptionCurrency: 'usd',
  subscriptionInterval: 'month',
  subscriptionStartDate: '2026-10-01T12:00:00Z',
  subscriptionEndDate: '2099-12-01T12:00:00Z',
  cancelAtPeriodEnd: false,
  canceledAt: null,
  trialStartDate: null,
  trialEndDate: null,
  paymentMethod: { brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2030 },
};
const invoice = {
  id: 'in_1',
  number: 'TW-0001',
  createdAt: '2026-10-01T12:00:00Z',
  amountMinor: '4900',
  currency: 'USD',
  status: 'paid',
  url: 'https://pay.example/in_1',
  description: 'Premium Plan',
};
const isSupport = (path: string): boolean => path.endsWith('.BillingService/GetSupport');
const isInvoices = (path: string): boolean => path.endsWith('.BillingService/ListInvoices');

describe('the billing tab', () => {
  it('lists invoices, newest first, and older ones on demand', async () => {
    const calls = serve(({ path, body }) => {
      if (path === '/api/auth/billing-info') return [200, billing];
      if (!isInvoices(path)) return undefined;
      return (body as { pageToken?: string }).pageToken
        ? [
            200,
            {
              invoices: [{ ...invoice, id: 'in_0', number: 'TW-0000', amountMinor: '500', currency: 'JPY' }],
            },
          ]
        : [200, { invoices: [invoice], nextPageToken: 'more' }];
    });
    const { container } = renderAt('/dashboard?tab=billing');
    const table = within(await screen.findByRole('table', { name: 'Newest first' }));
    expect(
      table.getByRole('row', { name: 'Oct 1, 2026 Premium Plan $49.00 Paid TW-0001' }),
    ).toBeInTheDocument();
    expect(table.getByRole('link', { name: 'TW-0001' })).toHaveAttribute('href', 'https://pay.example/in_1');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Show older invoices' }));
    expect(await table.findByText('¥500')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older invoices' })).not.toBeInTheDocument();
    const further = calls.filter(({ path, body }) => isInvoices(path) && JSON.stringify(body) !== '{}');
    expect(further.map(({ body }) => body)).toEqual([{ pageToken: 'more' }]);
  });

  it('shows that there are none', async () => {
    serve(({ path }) => {
      if (path === '/api/auth/billing-info') return [200, { ...billing, paymentMethod: null }];
      return isInvoices(path) ? [200, {}] : undefined;
    });
    renderAt('/dashboard?tab=billing');
    expect(await screen.findByText('No invoices yet')).toBeInTheDocument();
    expect(screen.getByText('No payment method on file.')).toBeInTheDocument();
  });

  it('shows that they could not be loaded, and loads them again on Retry; the plan is shown all the same', async () => {
    let down = true;
    serve(({ path }) => {
      if (path === '/api/auth/billing-info') return [200, billing];
      if (!isInvoices(path)) return undefined;
      return down ? [503, { code: 'unavailable', message: 'down' }] : [200, { invoices: [invoice] }];
    });
    renderAt('/dashboard?tab=billing');
    expect(await screen.findByText('Your invoices could not be loaded.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Premium Plan' })).toBeInTheDocument();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('TW-0001')).toBeInTheDocument();
  });

  it('shows where to get help, as the plan includes it', async () => {
    serve(({ path }) => {
      if (path === '/api/auth/billing-info') return [200, billing];
      if (isInvoices(path)) return [200, {}];
      if (!isSupport(path)) return undefined;
      const accountManager = { name: 'Robin Lee', email: 'robin@tablewell.example' };
      return [
        200,
        { email: 'priority@tablewell.example', isPriority: true, phone: '+12125550109', accountManager },
      ];
    });
    renderAt('/dashboard?tab=billing');
    const section = within(await screen.findByRole('region', { name: 'Help' }));
    expect(await section.findByText(/Robin Lee/)).toBeInTheDocument();
    expect(section.getByText('Priority support')).toBeInTheDocument();
    expect(section.getByRole('link', { name: 'robin@tablewell.example' })).toHaveAttribute(
      'href',
      'mailto:robin@tablewell.example',
    );
    expect(section.getByRole('link', { name: /555.0109/ })).toHaveAttribute('href', 'tel:+12125550109');
  });

  it('shows nothing about help where none is offered', async () => {
    serve(({ path }) => {
      if (path === '/api/auth/billing-info') return [200, billing];
      return isInvoices(path) || isSupport(path) ? [200, {}] : undefined;
    });
    renderAt('/dashboard?tab=billing');
    expect(await screen.findByText('No invoices yet')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Help' })).not.toBeInTheDocument());
  });
});
