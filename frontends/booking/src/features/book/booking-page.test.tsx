import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { installRecaptcha, removeRecaptcha } from '../../testing/fake-recaptcha';
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
  recaptcha,
  reserve,
  serveWith,
  times,
  user,
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

  it('rejects a closed day when it is picked and when it is sent', async () => {
    const calls = serveWith();
    renderAt(address);
    await screen.findByText('Your details');
    pickDate('2026-11-24');
    const text = 'This day is not available for reservations. Please select another date.';
    expect(screen.getByText(text)).toBeVisible();
    expect(field('Time')).toBeDisabled();
    await act(async () => jest.advanceTimersByTimeAsync(5100));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await reserve();
    expect(field('Date')).toHaveAccessibleDescription(
      'Sorry, the restaurant is closed on this day. Please select another date.',
    );
    expect(calls.some(({ path }) => path.endsWith('/availability'))).toBe(false);
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

  it('fetches the times again when the party changes, and offers the nearest if the chosen one is full', async () => {
    let day: Record<string, boolean> = times;
    const calls = serve(({ path, query }) => {
      if (!path.endsWith('/availability')) return undefined;
      day = query.includes('guests=5') ? { ...times, '18:30': false } : times;
      return [200, availability(monday, day)];
    });
    renderAt(address);
    await screen.findByText('Your details');
    pickDate(monday);
    expect(await screen.findByRole('option', { name: '7:00 PM – full' })).toBeDisabled();
    await user().selectOptions(field('Time'), '18:30');
    fireEvent.change(field('Party size'), { target: { value: '5' } });
    expect(await screen.findByText(/6:30 PM is full for 5 guests/)).toBeVisible();
    await user().click(screen.getByRole('button', { name: '7:30 PM' }));
    expect(field('Time')).toHaveValue('19:30');
    expect(calls.filter(({ path }) => path.endsWith('/availability')).map(({ query }) => query)).toEqual([
      '?date=2026-11-23&guests=2&evening=true',
      '?date=2026-11-23&guests=5&evening=true',
    ]);
  });

  it('names its fields for the browser’s autofill', async () => {
    serveWith();
    renderAt(address);
    await screen.findByText('Your details');
    expect(field('Name')).toHaveAttribute('autocomplete', 'name');
    expect(field(/Phone/)).toHaveAttribute('autocomplete', 'tel');
  });

  it('falls back to the opening rules if the server does not send the times', async () => {
    serve(({ path }) => (path.endsWith('/availability') ? [503, {}] : undefined));
    renderAt(address);
    await screen.findByText('Your details');
    pickDate(monday);
    await act(async () => jest.advanceTimersByTimeAsync(1000));
    expect(await screen.findByRole('option', { name: '9:30 PM' })).toBeEnabled();
    expect(screen.getByText(/could not check which times are still free/)).toBeVisible();
  });

  it('shows what the server refused at the fields and as a notification for eight seconds', async () => {
    serveWith(() => [400, { error: 'Bad', details: [{ field: 'name', message: 'Name is odd' }] }]);
    renderAt(address);
    await fillIn();
    await reserve();
    await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Name is odd'));
    expect(
      within(screen.getByRole('region', { name: 'Notifications' })).getByText('Validation Errors:'),
    ).toBeVisible();
    expect(screen.getByText('Name: Name is odd')).toBeVisible();
    await act(async () => jest.advanceTimersByTimeAsync(8100));
    expect(screen.queryByText('Validation Errors:')).not.toBeInTheDocument();
    expect(recaptcha.resets()).toBe(1);
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

  it('repeats a lost booking with a new token, so that it cannot book twice, even though the booking itself has filled its time', async () => {
    let lost = true;
    const day = { ...times };
    const calls = serveWith(() => {
      day['18:30'] = false;
      return lost ? 'no network' : [201, reservation];
    }, day);
    renderAt(address);
    await fillIn();
    await reserve();
    expect(
      await screen.findByText(
        'Network error: The server could not be reached. Please check your connection and try again.',
      ),
    ).toBeVisible();
    expect(recaptcha.resets()).toBe(1);
    lost = false;
    expect(sessionStorage).toHaveLength(2);
    act(() => recaptcha.pass('token-2'));
    await reserve();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/reservation-success/'));
    const [first, second] = calls.filter(isBooking);
    expect(second).toEqual({ ...first, body: { ...first?.body, recaptchaToken: 'token-2' } });
  });

  it('names the restaurant’s zone if the diner’s clock differs', async () => {
    serve(({ path }) =>
      path === '/api/restaurant/public/r1' ? [200, { ...restaurant, timezone: 'Asia/Tokyo' }] : undefined,
    );
    renderAt(address);
    expect(await screen.findByText(/time zone: Japan [A-Za-z ]*Time \(Tokyo\)/)).toBeVisible();
  });
});

describe('the verification', () => {
  it('shows when it expires and when it fails, and drops the token', async () => {
    const calls = serveWith();
    renderAt(address);
    await fillIn();
    act(() => recaptcha.expire());
    expect(screen.getByText('reCAPTCHA has expired. Please verify again.')).toBeVisible();
    act(() => recaptcha.fail());
    expect(screen.getByText('reCAPTCHA verification failed. Please try again.')).toBeVisible();
    await reserve();
    expect(calls.some(isBooking)).toBe(false);
  });

  it('reports a missing site key', async () => {
    removeRecaptcha();
    installRecaptcha({ recaptchaSiteKey: '', recaptchaScriptUrl: '' });
    serveWith();
    renderAt(address);
    expect(await screen.findByText('Missing reCAPTCHA site key')).toBeVisible();
  });

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
