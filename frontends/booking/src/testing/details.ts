import { act, fireEvent, screen } from '@testing-library/react';
import { address, field, isBooking, monday, pickDate, recaptcha, user } from './booking-form';
import { renderAt, serve } from './render-page';
import type { Call } from './render-page';
import { availability, reservation, restaurant } from './samples';

export const serveWith = (answer: (call: Call) => [number, unknown] = () => [201, reservation]) =>
  serve((call) => {
    if (isBooking(call)) return answer(call);
    return call.path.endsWith('/availability') ? [200, availability(monday, { '18:30': true })] : undefined;
  });
export const bodyOf = (calls: readonly Call[]) => calls.findLast(isBooking)?.body;

export async function fillIn(): Promise<void> {
  renderAt(address);
  await screen.findByText('Your details');
  pickDate(monday);
  await screen.findByRole('option', { name: '6:30 PM' });
  await user().selectOptions(field('Time'), '18:30');
  fireEvent.change(field('Name'), { target: { value: 'Anna Moreau' } });
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  act(() => recaptcha.pass('token-1'));
}
export const open = () => user().click(screen.getByRole('button', { name: 'Add details (optional)' }));

export const cannotText = /^We cannot text this number/;
/** Opens the form of a restaurant that texts in this way, or not at all, and enters a phone number. */
export const typePhone = async (phone: string, texting: object | undefined) => {
  const shown = { ...restaurant, texting };
  serve((call) => (call.path === '/api/restaurant/public/r1' ? [200, shown] : undefined));
  renderAt('/reservations/r1');
  await screen.findByText('Your details');
  fireEvent.change(field(/^Phone/), { target: { value: phone } });
  await act(async () => jest.advanceTimersByTimeAsync(1000));
};

/** What a device remembers of her. */
export const anna = {
  name: 'Anna Moreau',
  phoneNumber: '(212) 555-0188',
  email: 'anna@example.com',
  dietary: ['vegan'],
  dietaryNotes: '',
};
