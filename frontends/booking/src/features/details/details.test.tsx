import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { browser } from '@tablewell/federation';
import { field, onTheBookingForm, reserve, user } from '../../testing/booking-form';
import { renderAt, serve } from '../../testing/render-page';
import { anna, bodyOf, cannotText, fillIn, open, serveWith, typePhone } from '../../testing/details';

onTheBookingForm();
afterEach(() => localStorage.clear());

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
});

describe('a phone number', () => {
  it('that gets no SMS asks for an e-mail address', async () => {
    await typePhone('+81 3-1234-5678', { country: 'US', countries: ['US'] });
    expect(await screen.findByText(cannotText)).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'anna@example.com' } });
    expect(screen.queryByText(cannotText)).toBeNull();
  });

  it('that gets SMS, or is incomplete, asks for nothing', async () => {
    await typePhone('(212) 555-0188', { country: 'US', countries: ['US'] });
    expect(screen.queryByText(cannotText)).toBeNull();
    fireEvent.change(field(/^Phone/), { target: { value: '+81 3' } });
    await act(async () => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText(cannotText)).toBeNull();
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
