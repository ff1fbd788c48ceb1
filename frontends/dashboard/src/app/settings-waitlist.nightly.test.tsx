import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../testing/render-dashboard';
import { restaurant } from '../testing/restaurant';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../testing/render-dashboard').fakeSocket,
}));

// Rendering hundreds of time zones would take most of the time of these tests.
beforeEach(() => void jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Rome', 'Asia/Tokyo']));
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const open = async () => {
  renderAt('/dashboard?tab=settings');
  return screen.findByRole('region', { name: 'Waitlist' });
};

describe('the waitlist in the settings', () => {
  it('saves only what was changed of the waitlist', async () => {
    const calls = serve(({ method, body }) =>
      method === 'PATCH'
        ? [200, { ...restaurant(), ...(body as object), waitlist: restaurant().waitlist }]
        : undefined,
    );
    const section = await open();
    expect(await axe(section)).toHaveNoViolations();
    await userEvent.click(within(section).getByLabelText(/^Guests may join the line themselves/));
    await userEvent.selectOptions(within(section).getByLabelText('A ready table is held for'), '15 minutes');
    await userEvent.selectOptions(
      within(section).getByLabelText('The largest party that may join'),
      '6 people',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    await screen.findByText('Settings saved successfully!');
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      waitlist: { online: false, graceMinutes: 15, largestParty: 6 },
    });
  });

  it('asks for how long the door keeps tables only if it keeps any, and lets VIPs go first', async () => {
    const calls = serve(({ method, body }) =>
      method === 'PATCH'
        ? [200, { ...restaurant(), ...(body as object), waitlist: restaurant().waitlist }]
        : undefined,
    );
    const section = within(await open());
    const near = 'For times within the next';
    expect(section.queryByLabelText(near)).not.toBeInTheDocument();
    await userEvent.selectOptions(section.getByLabelText(/^Tables that online bookings leave/), '2 tables');
    await userEvent.selectOptions(section.getByLabelText(near), '60 minutes');
    await userEvent.click(section.getByLabelText(/^Parties whose notes say VIP go first/));
    await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
    await screen.findByText('Settings saved successfully!');
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      waitlist: { doorTables: 2, doorMinutes: 60, vipFirst: true },
    });
  });

  it('keeps a number that was set through the API', async () => {
    serve(({ path }) =>
      /\/info$|restaurant$/.test(path)
        ? [200, path.endsWith('/info') ? withMost(33) : [withMost(33)]]
        : undefined,
    );
    const section = await open();
    await waitFor(() =>
      expect(within(section).getByLabelText('Guests may join while fewer wait than')).toHaveDisplayValue(
        '33 parties',
      ),
    );
  });

  it('has the link of the page that joins, and its QR code to print', async () => {
    serve();
    const seen: (string | null)[] = [];
    window.print = () => seen.push(document.getElementById('print-sheet')?.textContent ?? null);
    const section = await open();
    const link = 'http://localhost/waitlist/olive';
    expect(within(section).getByText(link)).toBeVisible();
    expect(within(section).getByRole('img', { name: `QR code of ${link}` })).toBeVisible();
    await userEvent.click(within(section).getByRole('button', { name: 'Print the QR code' }));
    await waitFor(() => expect(seen[0]).toContain('Join the waitlist of The Olive Branch'));
    expect(seen[0]).toContain(link);
  });
});

const withMost = (mostWaiting: number) => restaurant({ waitlist: { ...restaurant().waitlist, mostWaiting } });
