import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { browser } from '@tablewell/federation';
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
afterEach(() => localStorage.clear());

const serveWith = (answer: (call: Call) => [number, unknown] = () => [201, reservation]) =>
  serve((call) => {
    if (isBooking(call)) return answer(call);
    return call.path.endsWith('/availability') ? [200, availability(monday, { '18:30': true })] : undefined;
  });
const bodyOf = (calls: readonly Call[]) => calls.findLast(isBooking)?.body;

async function fillIn(): Promise<void> {
  renderAt(address);
  await screen.findByText('Your details');
  pickDate(monday);
  await screen.findByRole('option', { name: '6:30 PM' });
  await user().selectOptions(field('Time'), '18:30');
  fireEvent.change(field('Name'), { target: { value: 'Anna Moreau' } });
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  act(() => recaptcha.pass('token-1'));
}
const open = () => user().click(screen.getByRole('button', { name: 'Add details (optional)' }));

describe('the optional details', () => {
  it('are hidden, and a booking without them does not send them', async () => {
    const calls = serveWith();
    await fillIn();
    expect(screen.queryByRole('group', { name: /^Occasion/ })).not.toBeInTheDocument();
    await reserve();
    await waitFor(() => expect(bodyOf(calls)).toBeDefined());
    for (const name of ['email', 'occasion', 'dietary', 'dietaryNotes', 'marketingConsent'])
      expect(bodyOf(calls)).not.toHaveProperty(name);
  });

  it('are sent with the booking, each with its purpose', async () => {
    const calls = serveWith();
    await fillIn();
    await open();
    const email = await screen.findByLabelText(/^Email/);
    expect(email).toHaveAccessibleDescription('We send the confirmation and your calendar entry here.');
    expect(screen.queryByRole('group', { name: 'News' })).not.toBeInTheDocument();
    fireEvent.change(email, { target: { value: 'anna@example.com' } });
    await user().click(screen.getByRole('button', { name: 'Birthday' }));
    await user().click(screen.getByRole('button', { name: 'Vegan' }));
    await user().click(screen.getByRole('button', { name: 'Nut allergy' }));
    await user().click(screen.getByRole('button', { name: 'Vegan' }));
    fireEvent.change(field(/^Anything else/), { target: { value: 'No sesame' } });
    const consent = within(screen.getByRole('group', { name: 'News' })).getByRole('checkbox');
    expect(consent).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Nut allergy' })).toHaveAttribute('aria-pressed', 'true');
    expect(await axe(screen.getByRole('main'))).toHaveNoViolations();
    await user().click(consent);
    await reserve();
    await waitFor(() =>
      expect(bodyOf(calls)).toMatchObject({
        email: 'anna@example.com',
        occasion: 'birthday',
        dietary: ['nut-allergy'],
        dietaryNotes: 'No sesame',
        marketingConsent: true,
        marketingTextVersion: '2026-11',
      }),
    );
  });

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
  const hint = /^We cannot text this number/;
  const type = async (phone: string, texting: object | undefined) => {
    const shown = { ...restaurant, texting };
    serve((call) => (call.path === '/api/restaurant/public/r1' ? [200, shown] : undefined));
    renderAt('/reservations/r1');
    await screen.findByText('Your details');
    fireEvent.change(field(/^Phone/), { target: { value: phone } });
    await act(async () => jest.advanceTimersByTimeAsync(1000));
  };

  it('that gets no SMS asks for an e-mail address', async () => {
    await type('+81 3-1234-5678', { country: 'US', countries: ['US'] });
    expect(await screen.findByText(hint)).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'anna@example.com' } });
    expect(screen.queryByText(hint)).toBeNull();
  });

  it('that gets SMS, or is incomplete, asks for nothing', async () => {
    await type('(212) 555-0188', { country: 'US', countries: ['US'] });
    expect(screen.queryByText(hint)).toBeNull();
    fireEvent.change(field(/^Phone/), { target: { value: '+81 3' } });
    await act(async () => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText(hint)).toBeNull();
  });

  it('asks for an e-mail address where the restaurant sends no SMS', async () => {
    await type('(212) 555-0188', undefined);
    expect(screen.getByText(hint)).toBeVisible();
  });
});

describe('remembering on this device', () => {
  const stored = () => JSON.parse(localStorage.getItem('tablewell.diner') ?? 'null') as unknown;

  it('is off by default, stores the details while it is on, and deletes them when it is off', async () => {
    serveWith();
    await fillIn();
    await open();
    fireEvent.change(await screen.findByLabelText(/^Email/), { target: { value: 'anna@example.com' } });
    const box = screen.getByRole('checkbox', { name: /^Remember me on this device/ });
    expect(box).not.toBeChecked();
    expect(stored()).toBeNull();
    await user().click(box);
    await waitFor(() => expect(stored()).toMatchObject({ name: 'Anna Moreau', email: 'anna@example.com' }));
    expect(JSON.stringify(stored())).not.toContain('token');
    await user().click(box);
    expect(stored()).toBeNull();
  });

  const anna = {
    name: 'Anna Moreau',
    phoneNumber: '(212) 555-0188',
    email: 'anna@example.com',
    dietary: ['vegan'],
    dietaryNotes: '',
  };

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

  it('does not fill in a host’s form', async () => {
    localStorage.setItem('tablewell.diner', JSON.stringify(anna));
    localStorage.setItem('token', 'signed-in');
    jest.spyOn(browser, 'replace').mockImplementation(() => undefined);
    serve(({ path }) =>
      path === '/api/restaurant' ? [200, [{ id: 'r1', name: 'Osteria Luna' }]] : undefined,
    );
    renderAt('/reservations/r1');
    await screen.findByText('Your details');
    await open();
    expect(await screen.findByLabelText(/^Email/)).toHaveValue('');
    expect(field('Name')).toHaveValue('');
    expect(screen.queryByRole('checkbox', { name: /^Remember me/ })).not.toBeInTheDocument();
    expect(stored()).toEqual(anna);
  });

  it('ignores stored data of another shape', async () => {
    localStorage.setItem('tablewell.diner', '"what"');
    serveWith();
    renderAt('/reservations/r1');
    await screen.findByText('Your details');
    expect(field('Name')).toHaveValue('');
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
