import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installRecaptcha, removeRecaptcha } from '../../testing/fake-recaptcha';
import { renderAt, serve } from '../../testing/render-page';
import { availability, reservation, restaurant } from '../../testing/samples';
import {
  address,
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
});
