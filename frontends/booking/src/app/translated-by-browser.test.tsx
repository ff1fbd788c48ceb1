import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installRecaptcha, removeRecaptcha } from '../testing/fake-recaptcha';
import { renderAt, serve } from '../testing/render-page';
import { availability, reservation } from '../testing/samples';
import { translatePage } from '../testing/translator';

// Diners whose browser translates the page: it moves the texts, which React then finds in another place.

const monday = '2026-11-23';
const times = { '17:00': true, '18:30': true };
let lost: boolean;
let stopTranslating = (): void => undefined;

beforeEach(() => {
  lost = true;
  jest.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), advanceTimers: true });
});
afterEach(() => {
  stopTranslating();
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const press = (name: string) => user().click(screen.getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;

async function openChange(): Promise<void> {
  serve(({ method, path }) => {
    if (path.endsWith('/availability')) return [200, availability(monday, times)];
    if (method !== 'PUT') return undefined;
    return lost ? 'no network' : [200, reservation];
  });
  renderAt(`/edit-reservation/${reservation.id}`);
  await screen.findByRole('button', { name: 'Update Reservation' });
  await act(() => jest.advanceTimersByTimeAsync(500));
  stopTranslating = translatePage();
}

it('a table is booked, also after a failure', async () => {
  const recaptcha = installRecaptcha();
  serve(({ method, path }) => {
    if (path.endsWith('/availability')) return [200, availability(monday, times)];
    if (method !== 'POST' || path.endsWith('/holds')) return undefined;
    return lost ? 'no network' : [201, reservation];
  });
  renderAt('/reservations/r1');
  await screen.findByText('Your details');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: monday } });
  await screen.findByRole('option', { name: '6:30 PM' });
  stopTranslating = translatePage();
  await user().selectOptions(screen.getByLabelText('Time'), '18:30');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Anna' } });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  act(() => recaptcha.pass('token-1'));
  await press('Reserve');
  await screen.findByText(/^Network error/);
  lost = false;
  act(() => recaptcha.pass('token-2'));
  await press('Reserve');
  await screen.findByRole('heading', { name: 'Reservation Confirmed!' });
  await user().click(screen.getByRole('link', { name: 'Change Reservation' }));
  await screen.findByRole('button', { name: 'Update Reservation' });
  // Its times arrive.
  await act(() => jest.advanceTimersByTimeAsync(500));
  removeRecaptcha();
}, 20_000);

it('a reservation is changed, also after a failure', async () => {
  await openChange();
  await press('Update Reservation');
  await screen.findByText(/^Network error/);
  lost = false;
  await press('Update Reservation');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  await screen.findByRole('heading', { name: 'Reservation Updated!' });
});

it('a reservation is canceled', async () => {
  await openChange();
  lost = false;
  await press('Cancel Reservation');
  await press('Yes, cancel it');
  await screen.findByText('Your reservation has been canceled.');
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(address()).toBe('/reservation-edit-success'));
});
