import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { field, monday, onTheBookingForm, recaptcha, reserve, user } from '../../testing/booking-form';
import { renderAt, serve } from '../../testing/render-page';
import { availability, reservation } from '../../testing/samples';
import { anna, bodyOf, cannotText, fillIn, open, serveWith, typePhone } from '../../testing/details';

onTheBookingForm();
afterEach(() => localStorage.clear());

describe('the optional details', () => {
  it('drop the consent with the address', async () => {
    serveWith();
    await fillIn();
    await open();
    const email = await screen.findByLabelText(/^Email/);
    fireEvent.change(email, { target: { value: 'anna@example.com' } });
    await user().click(within(screen.getByRole('group', { name: 'News' })).getByRole('checkbox'));
    fireEvent.change(email, { target: { value: '' } });
    fireEvent.change(email, { target: { value: 'anna@example.com' } });
    expect(within(screen.getByRole('group', { name: 'News' })).getByRole('checkbox')).not.toBeChecked();
  });

  it('are restored by a reload, and visible, without the consent, and dropped after the booking', async () => {
    const calls = serveWith();
    const { unmount } = renderAt('/reservations/r1');
    await screen.findByText('Your details');
    await open();
    fireEvent.change(await screen.findByLabelText(/^Email/), { target: { value: 'anna@example.com' } });
    await user().click(screen.getByRole('button', { name: 'Nut allergy' }));
    await user().click(within(screen.getByRole('group', { name: 'News' })).getByRole('checkbox'));
    unmount();
    await fillIn();
    expect(await screen.findByLabelText(/^Email/)).toHaveValue('anna@example.com');
    expect(screen.getByRole('button', { name: 'Nut allergy' })).toHaveAttribute('aria-pressed', 'true');
    expect(within(screen.getByRole('group', { name: 'News' })).getByRole('checkbox')).not.toBeChecked();
    await reserve();
    await waitFor(() =>
      expect(bodyOf(calls)).toMatchObject({ email: 'anna@example.com', dietary: ['nut-allergy'] }),
    );
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('have the e-mail address in the open, which is marked if the server refuses it', async () => {
    const message = 'Please enter a valid email address.';
    serveWith(() => [400, { error: message, message, details: [{ field: 'email', message }] }]);
    await fillIn();
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'anna@' } });
    await reserve();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(new RegExp(message)),
    );
  });
});

describe('a phone number', () => {
  it('asks for an e-mail address where the restaurant sends no SMS', async () => {
    await typePhone('(212) 555-0188', undefined);
    expect(screen.getByText(cannotText)).toBeVisible();
  });
});

describe('remembering on this device', () => {
  it('fills in the form, and does not replace typed values', async () => {
    localStorage.setItem('tablewell.diner', JSON.stringify(anna));
    const calls = serveWith();
    renderAt('/reservations/r1');
    await waitFor(() => expect(field('Name')).toHaveValue('Anna Moreau'));
    expect(field(/^Phone/)).toHaveValue('(212) 555-0188');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('anna@example.com');
    fireEvent.change(field('Date'), { target: { value: monday } });
    await screen.findByRole('option', { name: '6:30 PM' });
    await user().selectOptions(field('Time'), '18:30');
    await act(async () => jest.advanceTimersByTimeAsync(2000));
    act(() => recaptcha.pass('token-1'));
    await reserve();
    await waitFor(() =>
      expect(bodyOf(calls)).toMatchObject({ email: 'anna@example.com', dietary: ['vegan'] }),
    );
  });
});

it('are changed with the reservation, as far as they changed', async () => {
  const stored = { ...reservation, email: 'anna@example.com', dietary: ['vegan'] };
  const calls = serve((call) => {
    if (call.path.endsWith('/availability'))
      return [200, availability(monday, { '18:30': true, '19:30': true })];
    return call.path.startsWith('/api/reservations/') ? [200, stored] : undefined;
  });
  renderAt(`/edit-reservation/${reservation.id}`);
  await screen.findByRole('option', { name: '7:30 PM' });
  const update = () => user().click(screen.getByRole('button', { name: 'Update Reservation' }));
  const sent = () => calls.findLast(({ method }) => method === 'PUT')?.body;
  expect(await screen.findByLabelText(/^Email/)).toHaveValue('anna@example.com');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  fireEvent.change(field(/^Notes/), { target: { value: 'Quiet please' } });
  await user().click(await screen.findByRole('button', { name: 'Halal' }));
  await update();
  await waitFor(() =>
    expect(sent()).toEqual({ notes: 'Quiet please', dietary: ['vegan', 'halal'], dietaryNotes: '' }),
  );
});

it.each([
  ['occasion', { occasion: 'birthday' }, 'Birthday'],
  ['diet', { dietary: ['vegan'] }, 'Vegan'],
])('are in sight on the change form if the reservation has any: its %s', async (_what, details, name) => {
  serve(({ path }) =>
    path.startsWith('/api/reservations/') ? [200, { ...reservation, ...details }] : undefined,
  );
  renderAt(`/edit-reservation/${reservation.id}`);
  expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
});

it('stay folded on the change form if the reservation has none but its e-mail address', async () => {
  serve(({ path }) =>
    path.startsWith('/api/reservations/') ? [200, { ...reservation, email: 'anna@example.com' }] : undefined,
  );
  renderAt(`/edit-reservation/${reservation.id}`);
  expect(await screen.findByRole('button', { name: 'Add details (optional)' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});
