import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderAt, serve } from '../../testing/render-page';
import { availability, reservation } from '../../testing/samples';
import {
  address,
  field,
  fillIn,
  isBooking,
  monday,
  onTheBookingForm,
  recaptcha,
  reserve,
  serveWith,
  times,
  user,
} from '../../testing/booking-form';

onTheBookingForm();

describe('the booking form', () => {
  describe('while the server is busy', () => {
    const busyText = 'Many people are booking right now. Please try again in a moment.';
    const waits = /We are waiting, and will keep trying/;
    const busy = [503, { error: busyText, message: busyText }, { 'Retry-After': '1' }] as const;

    it('says so, and repeats the booking under its key until it is answered', async () => {
      let left = 2;
      const calls = serveWith(() => (left-- > 0 ? busy : [201, reservation]));
      renderAt(address);
      await fillIn();
      await reserve();
      expect(await screen.findByText(waits)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Reserving...' })).toBeVisible();
      await act(async () => jest.advanceTimersByTimeAsync(20_000));
      expect(screen.getByTestId('address')).toHaveTextContent('/reservation-success/');
      expect(screen.queryByText(waits)).toBeNull();
      const [first, ...more] = calls.filter(isBooking);
      expect(more).toEqual([first, first]);
    });

    it('ends with what the server says at last', async () => {
      let left = 2;
      serveWith(() => (left-- > 0 ? busy : [409, { error: 'Sorry, there are no tables available then.' }]));
      renderAt(address);
      await fillIn();
      await reserve();
      await screen.findByText(waits);
      await act(async () => jest.advanceTimersByTimeAsync(5_000));
      expect(screen.getByText(/fully booked/i)).toBeVisible();
      expect(screen.queryByText(waits)).toBeNull();
    });

    it('gives up after half a minute, and keeps the key for the next try', async () => {
      const calls = serveWith(() => busy);
      renderAt(address);
      await fillIn();
      await reserve();
      await screen.findByText(waits);
      await act(async () => jest.advanceTimersByTimeAsync(90_000));
      expect(screen.getByRole('button', { name: 'Reserve' })).toBeVisible();
      expect(screen.queryByText(waits)).toBeNull();
      expect(new Set(calls.filter(isBooking).map(({ key }) => key)).size).toBe(1);
      expect(calls.filter(isBooking)).toHaveLength(8);
      expect(sessionStorage.getItem('tablewell.booking.r1')).not.toBeNull();
    });
  });

  it('adds to a booking whose answer was lost what the form shows by then', async () => {
    let lost = true;
    const changed = { ...reservation, name: 'Anna Moreau-Petit' };
    const calls = serve((call) => {
      if (isBooking(call)) return lost ? 'no network' : [201, reservation];
      if (call.method === 'PUT') return [200, changed];
      return call.path.endsWith('/availability') ? [200, availability(monday, times)] : undefined;
    });
    renderAt(address);
    await fillIn();
    await reserve();
    await screen.findByText(/^Network error/);
    lost = false;
    fireEvent.change(field('Name'), { target: { value: 'Anna Moreau-Petit' } });
    await user().click(screen.getByRole('button', { name: /Add details/ }));
    await user().click(await screen.findByText('Nut allergy'));
    act(() => recaptcha.pass('token-2'));
    await reserve();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/reservation-success/'));
    const [first, second] = calls.filter(isBooking);
    expect(second).toEqual({ ...first, body: { ...first?.body, recaptchaToken: 'token-2' } });
    expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
      {
        path: `/api/reservations/update/${reservation.id}`,
        body: { name: 'Anna Moreau-Petit', dietary: ['nut-allergy'], dietaryNotes: '' },
      },
    ]);
    expect(sessionStorage.getItem('tablewell.booking.r1')).toBeNull();
  }, 15_000);

  it('keeps the typed values across a reload', async () => {
    serveWith();
    const { unmount } = renderAt(address);
    await screen.findByText('Your details');
    fireEvent.change(field('Name'), { target: { value: 'Anna' } });
    unmount();
    renderAt(address);
    await waitFor(() => expect(field('Name')).toHaveValue('Anna'));
  });
});
