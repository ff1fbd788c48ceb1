import { act, fireEvent, screen } from '@testing-library/react';
import { address, field, isBooking, monday, pickDate, recaptcha, user } from '../../testing/booking-form';
import { renderAt, serve } from '../../testing/render-page';
import type { Call } from '../../testing/render-page';
import { availability, reservation } from '../../testing/samples';

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
