import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-page';
import { availability, reservation, restaurant } from '../../testing/samples';
import {
  address,
  answered,
  callLink,
  field,
  fillIn,
  isBooking,
  monday,
  onTheBookingForm,
  pickDate,
  reserve,
  serveWith,
  times,
} from '../../testing/booking-form';

onTheBookingForm();

describe('the booking form', () => {
  it('sends the table as the restaurant’s local time and goes to the confirmation', async () => {
    const calls = serveWith();
    const { container } = renderAt(address);
    expect(
      await screen.findByRole('heading', { name: 'Make a Reservation at Osteria Luna' }),
    ).toBeInTheDocument();
    await fillIn();
    expect(await axe(container)).toHaveNoViolations();
    await reserve();
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(`/reservation-success/${reservation.id}`),
    );
    const sent = calls.find(isBooking);
    expect(sent?.body).toEqual({
      name: 'Anna bMoreau',
      guests: 4,
      phoneNumber: '(212) 555-0188',
      notes: '',
      reservation_time: '2026-11-23T18:30',
      originalReferer: 'direct',
      language: 'en',
      recaptchaToken: 'token-1',
    });
    expect(sent?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sessionStorage).toHaveLength(0);
  });

  it('opens dates from today at the restaurant to three months ahead', async () => {
    jest.setSystemTime(new Date('2026-11-22T03:00:00Z'));
    serveWith();
    renderAt(address);
    await screen.findByText('Your details');
    expect(field('Date')).toHaveAttribute('min', '2026-11-21');
    expect(field('Date')).toHaveAttribute('max', '2027-02-21');
  });

  it('asks for the date first, for four seconds', async () => {
    serveWith();
    renderAt(address);
    await screen.findByText('Your details');
    expect(field('Time')).toBeDisabled();
    fireEvent.click(field('Time').parentElement!);
    const hint = 'Please select a date first to see available times!';
    expect(screen.getByText(hint)).toBeVisible();
    await act(async () => jest.advanceTimersByTimeAsync(4100));
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('shows the times that answer a refusal in sight and focused, with a number to call', async () => {
    let isFull = false;
    Element.prototype.scrollIntoView = jest.fn();
    serve((call) => {
      if (isBooking(call)) {
        isFull = true;
        return [409, { error: 'Sorry, there are no tables available.' }];
      }
      const now = { ...times, '18:30': !isFull };
      return call.path.endsWith('/availability') ? [200, availability(monday, now)] : undefined;
    });
    renderAt(address);
    await fillIn();
    await reserve();
    const answer = (await screen.findByText(/^6:30 PM is full for 4 guests/)).closest('[tabindex="-1"]');
    await waitFor(() => expect(answer).toHaveFocus());
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    const free = within(answer as HTMLElement);
    expect(free.getByRole('button', { name: '5:00 PM' })).toBeVisible();
    expect(free.getByRole('link', { name: restaurant.phoneNumber })).toHaveAttribute(
      'href',
      'tel:+12125550100',
    );
  });

  it('says at once that a date is too far ahead, and once that a day is closed', async () => {
    serveWith();
    renderAt(address);
    await screen.findByText('Your details');
    pickDate('2027-06-01');
    await answered();
    expect(screen.getByText(/up to three months ahead/)).toBeVisible();
    pickDate('2026-11-24');
    pickDate('2026-12-01');
    await answered();
    expect(screen.getAllByText(/^This day is not available for reservations/)).toHaveLength(1);
  });

  it('marks what is missing, focuses the first such field and sends nothing', async () => {
    const calls = serveWith();
    renderAt(address);
    await screen.findByText('Your details');
    await reserve();
    expect(field('Name')).toHaveAccessibleDescription('Name must be at least 2 characters long');
    expect(field('Date')).toHaveAccessibleDescription('Please select a date');
    expect(screen.getByText('Please complete the reCAPTCHA verification.')).toBeVisible();
    await waitFor(() => expect(field('Date')).toHaveFocus());
    expect(calls.some(isBooking)).toBe(false);
  });

  it('says that the restaurant is full, for ten seconds', async () => {
    serveWith(() => [409, { error: 'Sorry, there are no tables available.' }]);
    renderAt(address);
    await fillIn();
    await reserve();
    expect(await screen.findByText(/fully booked at that time.*holidays and weekends/)).toBeVisible();
    expect(callLink()).toHaveAttribute('href', 'tel:+12125550100');
    await act(async () => jest.advanceTimersByTimeAsync(9000));
    expect(screen.getByText(/fully booked at that time/)).toBeVisible();
    await act(async () => jest.advanceTimersByTimeAsync(1500));
    expect(screen.queryByText(/fully booked at that time/)).not.toBeInTheDocument();
  });

  it.each([
    [500, {}, 'Failed to create reservation.'],
    [402, { error: 'No more online bookings this month.' }, 'No more online bookings this month.'],
  ])(
    'shows a refusal without fields (%s)',
    async (status, body, text) => {
      serveWith(() => [status, body]);
      renderAt(address);
      await fillIn();
      await reserve();
      expect(await screen.findByText(text)).toBeVisible();
      expect(callLink()).toHaveAttribute('href', 'tel:+12125550100');
    },
    15_000,
  );
});

describe('the verification', () => {
  it('reports a script that does not load, and tries again', async () => {
    Reflect.deleteProperty(globalThis, 'grecaptcha');
    serveWith();
    renderAt(address);
    expect(await screen.findByText('reCAPTCHA failed to load. Check domain configuration.')).toBeVisible();
    const check = within(screen.getByRole('group', { name: 'Verification' }));
    expect(check.getByRole('alert')).toHaveTextContent(
      /^The check that you are a person did not load.*Please try again, or call Osteria Luna: \(212\) 555-0100/,
    );
    expect(check.getByRole('link', { name: '(212) 555-0100' })).toHaveAttribute('href', 'tel:+12125550100');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

it('shows that there is no such restaurant', async () => {
  serve(() => [404, { error: 'gone' }]);
  const { container } = renderAt('/reservations/nope');
  expect(await screen.findByText('Restaurant not found.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
