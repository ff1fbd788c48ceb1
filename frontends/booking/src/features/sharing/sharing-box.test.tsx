import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  address,
  field,
  isBooking,
  monday,
  onTheBookingForm,
  pickDate,
  recaptcha,
  reserve,
  user,
} from '../../testing/booking-form';
import { renderAt, serve } from '../../testing/render-page';
import type { Call } from '../../testing/render-page';
import { availability, reservation, restaurant } from '../../testing/samples';

onTheBookingForm();

const bodyOf = (calls: readonly Call[]) => calls.findLast(isBooking)?.body;

/** The form, filled in, of a restaurant whose group shares guests under this name, or does not. */
async function fillIn(sharesGuestsAs?: string) {
  const calls = serve((call) => {
    if (isBooking(call)) return [201, reservation];
    if (call.path.endsWith('/availability')) return [200, availability(monday, { '18:30': true })];
    const isRestaurant = call.path === `/api/restaurant/public/${restaurant.id}`;
    return isRestaurant ? [200, { ...restaurant, ...(sharesGuestsAs ? { sharesGuestsAs } : {}) }] : undefined;
  });
  renderAt(address);
  await screen.findByText('Your details');
  pickDate(monday);
  await screen.findByRole('option', { name: '6:30 PM' });
  await user().selectOptions(field('Time'), '18:30');
  fireEvent.change(field('Name'), { target: { value: 'Anna Moreau' } });
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  act(() => recaptcha.pass('token-1'));
  return calls;
}

const box = () => screen.findByRole('checkbox', { name: /^Let the restaurants of Casa Rossi share/ });

it('a restaurant of a group that shares guests asks once, unticked, and nothing is sent unless it is ticked', async () => {
  const calls = await fillIn('Casa Rossi');
  expect(await box()).not.toBeChecked();
  expect(await axe(screen.getByRole('main'))).toHaveNoViolations();
  await reserve();
  await waitFor(() => expect(bodyOf(calls)).toBeDefined());
  expect(bodyOf(calls)).not.toHaveProperty('guestSharing');
});

it('a diner who agrees sends the version of the text and the name that it showed', async () => {
  const calls = await fillIn('Casa Rossi');
  await user().click(await box());
  await reserve();
  await waitFor(() =>
    expect(bodyOf(calls)).toMatchObject({
      ...{ guestSharing: true, guestSharingTextVersion: '2026-11', guestSharingGroup: 'Casa Rossi' },
    }),
  );
});

it('a restaurant that shares none does not ask', async () => {
  await fillIn();
  expect(screen.queryByRole('checkbox', { name: /share/ })).not.toBeInTheDocument();
});
