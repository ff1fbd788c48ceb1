import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-page';
import { request, reservation, restaurant } from '../../testing/samples';

afterEach(() => jest.restoreAllMocks());
const address = `/reservation-success/${reservation.id}`;

describe('the confirmation', () => {
  it('summarizes the reservation in the restaurant’s time zone and links to the next steps', async () => {
    serve();
    const { container } = renderAt(address);
    expect(await screen.findByRole('heading', { name: 'Reservation Confirmed!' })).toBeVisible();
    for (const text of [
      'Anna Moreau',
      'Monday, November 23, 2026',
      '6:30 PM',
      '4 guests',
      '(212) 555-0188',
      'By the window, please',
      reservation.id,
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: '(212) 555-0100' })).toHaveAttribute('href', 'tel:+12125550100');
    expect(screen.getByRole('link', { name: 'Cancel Reservation' })).toHaveAttribute(
      'href',
      `/edit-reservation/${reservation.id}#cancel`,
    );
    expect(screen.getByRole('link', { name: 'Change Reservation' })).toHaveAttribute(
      'href',
      `/edit-reservation/${reservation.id}`,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    [
      'an e-mail address',
      { email: 'anna@diner.example', phoneNumber: '' },
      /^We sent the confirmation to .*anna@/,
    ],
    ['a number that is texted', {}, /^We sent the confirmation to .*\(212\) 555-0188/],
    ['a number that is not', { phoneNumber: '+81 3 1234 5678' }, /^You left no address that we can write to/],
    ['nothing', { phoneNumber: '' }, /^You left no address that we can write to/],
  ])('says where it was sent, to a diner who left %s', async (_which, left, words) => {
    const texting = { country: 'US', countries: ['US'] };
    serve(({ path }) =>
      path.startsWith('/api/reservations/')
        ? [200, { ...reservation, ...left }]
        : [200, { ...restaurant, texting }],
    );
    renderAt(address);
    expect(await screen.findByText(words, {}, { timeout: 3000 })).toBeVisible();
  });

  it('has its link to be copied, also where the clipboard is refused, and to be mailed', async () => {
    serve();
    const copied = jest.fn(() => true);
    Object.assign(document, { execCommand: copied });
    renderAt(address);
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(copied).toHaveBeenCalledWith('copy');
    const link = `http://localhost/reservation-success/${reservation.id}`;
    expect(screen.getByLabelText('Link to this page')).toHaveValue(link);
    const mail = screen.getByRole<HTMLAnchorElement>('link', { name: 'Email the link' });
    expect(decodeURIComponent(mail.href)).toContain(`body=${link}`);
  });

  it('does not confirm a reservation that was canceled since', async () => {
    serve(() => [200, { ...reservation, status: 'canceled' }]);
    renderAt(address);
    expect(await screen.findByRole('heading', { name: 'Reservation Canceled' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change Reservation' })).not.toBeInTheDocument();
  });

  it('does not confirm a request, and shows its answer when it arrives', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let answered = false;
    serve(() => [
      200,
      answered ? { ...request, request: { ...request.request, state: 'accepted' } } : request,
    ]);
    const { container } = renderAt(address);
    expect(await screen.findByRole('heading', { name: 'Request Sent' })).toBeVisible();
    expect(screen.getByText('Requested, not yet confirmed')).toBeVisible();
    expect(screen.getByText(/answers by Sunday, November 22, 2026, 1:00 PM/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Withdraw Request' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'In your calendar' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    answered = true;
    await act(async () => jest.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByRole('heading', { name: 'Reservation Confirmed!' })).toBeVisible();
    jest.useRealTimers();
  });

  it.each([
    ['declined', 'Request Declined', 'We are sorry: Osteria Luna cannot take your request.'],
    ['expired', 'Request Expired', 'Osteria Luna did not answer in time, so your request has ended.'],
    ['withdrawn', 'Request Withdrawn', 'Your request at Osteria Luna was withdrawn.'],
    ['accepted', 'Reservation Canceled', 'Your reservation at Osteria Luna was canceled.'],
  ])('shows that a request was %s', async (state, title, lead) => {
    const answered = { ...request.request, state, message: state === 'declined' ? 'A private party.' : '' };
    serve(() => [200, { ...request, status: 'canceled', request: answered }]);
    renderAt(address);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    if (state === 'declined') expect(screen.getByText('A private party.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make a New Reservation' })).toBeVisible();
  });

  it.each([
    ['/reservation-success', 'No reservation ID provided.'],
    ['/reservation-success/nope', 'Failed to load reservation details.'],
  ])('shows the error page at %s', async (path, text) => {
    serve();
    renderAt(path);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Oops!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });
});
