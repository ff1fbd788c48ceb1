import { fireEvent, screen, within } from '@testing-library/react';
import { renderAt, serve } from '../../testing/render-page';
import { availability, request, restaurant } from '../../testing/samples';
import {
  address,
  answered,
  field,
  fillIn,
  isBooking,
  monday,
  onTheBookingForm,
  times,
  user,
} from '../../testing/booking-form';

onTheBookingForm();

describe('the booking form of a restaurant that answers each request', () => {
  it('requests a table, and does not promise it', async () => {
    serve((call) => {
      if (isBooking(call)) return [201, request];
      if (call.path.endsWith('/availability')) return [200, availability(monday, times)];
      return call.path === '/api/restaurant/public/r1'
        ? [200, { ...restaurant, requiresConfirmation: true }]
        : undefined;
    });
    renderAt(address);
    await fillIn();
    expect(screen.getByText(/Osteria Luna confirms each request personally/)).toBeVisible();
    // No time is said to be free that the restaurant may still refuse.
    expect(screen.getByRole('button', { name: '6:30 PM' })).toBeVisible();
    expect(screen.queryByText(/, free$/)).not.toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Request a Table' }));
    expect(await screen.findByRole('heading', { name: 'Request Sent' })).toBeVisible();
  });
});

test('requests a table for a party that is too large to book online', async () => {
  serve((call) => {
    if (call.path.endsWith('/availability')) return [200, availability(monday, times)];
    const large = { ...restaurant, online: { largestParty: 3 } };
    return call.path === '/api/restaurant/public/r1' ? [200, large] : undefined;
  });
  renderAt(address);
  await fillIn();
  expect(screen.getByText(/^Osteria Luna answers requests of larger parties itself/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Request a Table' })).toBeVisible();
  fireEvent.change(field('Party size'), { target: { value: '3' } });
  await answered();
  expect(screen.getByRole('button', { name: 'Reserve' })).toBeVisible();
});

describe('a party larger than every table', () => {
  const days = ['2026-11-22', monday].map((date) => ({ date, state: 'full' }));
  const offer = () =>
    serve((call) => {
      if (isBooking(call)) return [201, request];
      const free = !call.query.includes('guests=3');
      const evening = { '17:00': free, '18:30': free };
      if (call.path.endsWith('/availability')) return [200, availability(monday, evening)];
      if (call.path.endsWith('/days')) return [200, { guests: 3, timezone: restaurant.timezone, days }];
      const seating = { ...restaurant, largestTable: 3, phoneUri: 'tel:+12125550100' };
      return call.path === '/api/restaurant/public/r1' ? [200, seating] : undefined;
    });

  it('reads how many can book, and asks for a table instead of finding every day full', async () => {
    const calls = offer();
    renderAt(address);
    await fillIn();
    const notice = screen.getByText(/^Online we seat up to 3 guests\. If you are more, choose a time/);
    expect(within(notice).getByRole('link')).toHaveAttribute('href', 'tel:+12125550100');
    expect(screen.queryByText('Full')).toBeNull();
    await user().click(screen.getByRole('button', { name: '6:30 PM' }));
    await answered();
    expect(calls.filter(({ path, body }) => path.endsWith('/holds') && body?.['guests'] !== 2)).toEqual([]);
    await user().click(screen.getByRole('button', { name: 'Request a Table' }));
    expect(await screen.findByRole('heading', { name: 'Request Sent' })).toBeVisible();
    expect(calls.find(isBooking)?.body).toMatchObject({ guests: 4, requestTable: true });
  });

  it('is told at once that nobody books for more than 20', async () => {
    offer();
    renderAt(address);
    await screen.findByText('Your details');
    fireEvent.change(field('Party size'), { target: { value: '25' } });
    await answered();
    expect(screen.getByText('Party size must be between 1 and 20 people')).toBeVisible();
    expect(screen.queryByRole('toolbar', { name: /^Times/ })).toBeNull();
  });
});

describe('a member of the restaurant', () => {
  beforeEach(() => localStorage.setItem('token', 'signed-in'));
  afterEach(() => localStorage.clear());
  const openAs = async (restaurantId: string) => {
    serve(({ path }) =>
      path === '/api/restaurant' ? [200, [{ id: restaurantId, name: 'Osteria Luna' }]] : undefined,
    );
    renderAt(address);
    await screen.findByText('Your details');
    await answered();
  };
  const bar = /^You see what guests see/;

  it('sees what guests see, and a way to the host’s form', async () => {
    await openAs('r1');
    expect(await screen.findByText(bar)).toBeVisible();
    expect(screen.getByRole('link', { name: 'New reservation as host' })).toHaveAttribute(
      'href',
      '/reservations/r1?as=host',
    );
    expect(field('Party size')).toHaveAttribute('aria-valuemax', '20');
    expect(screen.getByText(/By reserving/)).toBeVisible();
  });

  it('who comes from a site that could not show the page is told where its sites are listed', async () => {
    window.history.replaceState(null, '', '#not-framed');
    const from = jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://blog.example/menu');
    await openAs('r1');
    expect(await screen.findByText(/^This page could not be shown on blog\.example\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Is it one of your sites?' })).toHaveAttribute(
      'href',
      '/dashboard?tab=settings&view=site',
    );
    from.mockRestore();
    window.history.replaceState(null, '', '#');
  });

  it('of another one is a guest', async () => {
    await openAs('other');
    expect(screen.queryByText(bar)).toBeNull();
  });
});
