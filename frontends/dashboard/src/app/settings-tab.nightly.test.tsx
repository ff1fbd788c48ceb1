import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { noDifference, serve } from '../testing/render-dashboard';
import { fullDate } from '../lib/calendar';
import { restaurant } from '../testing/restaurant';
import { open, save, sectionOf, onTheSettingsTab } from '../testing/settings-tab';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../testing/render-dashboard').fakeSocket,
}));

onTheSettingsTab();

describe('the settings tab', () => {
  it('has no accessibility violations in any section, with an unsaved change', async () => {
    serve();
    const { container } = await open();
    await userEvent.type(screen.getByLabelText('4-Top Rectangle'), '1');
    expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the reservations that no longer fit before the save, and other effects on demand', async () => {
    const reservation = {
      ...{ id: 'kim', name: 'Kim Lee', partySize: 2 },
      startsAt: '2026-11-21T19:00:00Z',
    };
    const reasons = [{ code: 'closed', explanation: 'Closed: every Saturday' }];
    let stranded: object[] = [];
    const days = [{ date: '2026-11-21', before: [8, 8, 4], after: [0, 0, 0] }];
    const calls = serve(({ method, path, body }) => {
      if (path.endsWith('/PreviewChange')) return [200, { ...noDifference, days, reservations: stranded }];
      return method === 'PATCH' ? [200, restaurant(body as object)] : undefined;
    });
    await open();
    const weekly = screen.getByRole('group', { name: 'Every week' });
    await userEvent.click(within(weekly).getByLabelText('Saturday'));
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = await screen.findByRole('dialog', { name: 'Before you save' });
    expect(dialog).toHaveTextContent('8 fewer starts offered to a party of 2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }));
    await save();
    expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument();
    stranded = [{ reservation, reasons, already: false }];
    await userEvent.click(within(weekly).getByLabelText('Sunday'));
    await save();
    const warning = await screen.findByRole('dialog', { name: 'Before you save' });
    expect(warning).toHaveTextContent('1 reservation no longer fits');
    expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    await userEvent.click(within(warning).getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
  });

  describe('a new time zone', () => {
    const ann = { id: 'a', name: 'Ann Lee', guests: 2, status: 'active' };
    const at = new Date(Date.now() + 5 * 86_400_000);
    at.setUTCHours(19, 0, 0, 0);
    const changeZone = async (ahead: object[]) => {
      const calls = serve(({ method, path, body }) => {
        if (path.endsWith('/by-date')) return [200, ahead];
        return method === 'PATCH' ? [200, restaurant(body as object)] : undefined;
      });
      await open();
      await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo');
      await save();
      return () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    };

    it('asks what the reservations ahead keep, and shows both answers', async () => {
      const sent = await changeZone([{ ...ann, reservation_time: at.toISOString() }]);
      const dialog = await screen.findByRole('dialog', { name: 'Your reservations and the new time zone' });
      const row = within(dialog).getByText('Ann Lee').closest('li');
      expect(row).toHaveTextContent(/stays .*7:00.PM/);
      expect(row).toHaveTextContent(/7:00.PM → .*4:00.AM/);
      expect(await axe(dialog)).toHaveNoViolations();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }));
      expect(sent()).toEqual([]);
      await save();
      await userEvent.click(await screen.findByRole('button', { name: 'Keep the times' }));
      await screen.findByText('Settings saved successfully!');
      expect(sent()).toEqual([{ timezone: 'Asia/Tokyo', reservationTimes: 'local' }]);
    });

    it('is saved at once if no reservation is ahead', async () => {
      const sent = await changeZone([
        { ...ann, status: 'canceled', reservation_time: at.toISOString() },
        { ...ann, id: 'b', reservation_time: '2020-01-01T19:00:00Z' },
      ]);
      await screen.findByText('Settings saved successfully!');
      expect(sent()).toEqual([{ timezone: 'Asia/Tokyo' }]);
    });
  });

  it('explains what answering bookings by hand means, and how long a request waits', async () => {
    const calls = serve(({ method, body }) =>
      method === 'PATCH' ? [200, restaurant(body as object)] : undefined,
    );
    await open();
    const confirms = screen.getByLabelText('Confirm reservations automatically');
    expect(screen.getByText(/^Online bookings are confirmed at once/)).toBeVisible();
    await userEvent.click(confirms);
    expect(screen.getByText(/^Every online booking is a request/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('A request waits for your answer'), '4 hours');
    expect(await axe(sectionOf(confirms))).toHaveNoViolations();
    await save();
    await screen.findByText('Settings saved successfully!');
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      autoConfirm: false,
      requests: { expireAfterMinutes: 240, largePartiesHoldTable: false },
    });
  });

  it('saves when guests are reminded, when they are not, and when the call list is shown', async () => {
    const calls = serve(({ method, body }) =>
      method === 'PATCH' ? [200, restaurant(body as object)] : undefined,
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Remove reminder 2' }));
    const reminder = screen.getByRole('group', { name: 'Reminder 1' });
    const first = within(reminder);
    await userEvent.selectOptions(first.getByLabelText('Sent before the reservation'), '2 hours');
    await userEvent.click(first.getByLabelText('By SMS'));
    fireEvent.change(screen.getByLabelText('No reminders from'), { target: { value: '22:30' } });
    fireEvent.change(screen.getByLabelText(/^Show whom to call from/), { target: { value: '14:00' } });
    expect(await axe(sectionOf(reminder))).toHaveNoViolations();
    await save();
    await screen.findByText('Settings saved successfully!');
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      reminders: [{ minutesBefore: 120, channels: ['email'] }],
      quietHours: { from: '22:30', to: '08:00' },
      callListAt: '14:00',
    });
  });

  it('saves when a party is late, and when its table is given up', async () => {
    const calls = serve(({ method, body }) =>
      method === 'PATCH' ? [200, restaurant(body as object)] : undefined,
    );
    await open();
    expect(screen.queryByLabelText('Give it up without asking me')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('A party is late after'), '15 minutes');
    const giveUp = screen.getByLabelText('Offer to give up its table after');
    expect(within(giveUp).queryByText('10 minutes')).toBeNull();
    await userEvent.selectOptions(giveUp, '45 minutes');
    await userEvent.click(screen.getByLabelText('Give it up without asking me'));
    await save();
    await screen.findByText('Settings saved successfully!');
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      ...{ lateAfterMinutes: 15, giveUpLateAfterMinutes: 45, givesUpLateByItself: true },
    });
  });

  it('shows a refused field at its input, with the server’s message', async () => {
    const message = 'Please enter a valid email address.';
    serve(({ method }) =>
      method === 'PATCH' ? [400, { error: message, details: [{ field: 'email', message }] }] : undefined,
    );
    await open();
    await userEvent.type(screen.getByLabelText('Email'), 'x');
    await save();
    expect(await screen.findByText(`Failed to save settings: ${message}`)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('shows where mails go while a new address waits for confirmation, and sends the link again', async () => {
    const waiting = { emailConfirmed: false, notificationEmail: 'old@olive.example' };
    const calls = serve(({ method, path }) =>
      path.endsWith('/info') || method === 'PATCH' ? [200, restaurant(waiting)] : undefined,
    );
    await open();
    expect(screen.getByText(/^We sent a link to hello@olive.example\./)).toHaveTextContent(
      'Until it is opened, notifications go to old@olive.example.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Sent again to hello@olive.example.')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ email: 'hello@olive.example' });
  });

  it('links to its sections', async () => {
    serve();
    await open();
    const scrolled: string[] = [];
    HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
      scrolled.push(this.id);
    };
    const index = screen.getByLabelText('Settings sections');
    for (const button of within(index).getAllByRole('button')) fireEvent.click(button);
    expect(scrolled).toHaveLength(18);
    expect(document.getElementById(scrolled[17] ?? '')).toHaveFocus();
  });

  it('keeps at least one operating period, and accepts a date once', async () => {
    serve();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Dinner' }));
    expect(screen.getAllByText('You must have at least one operating period').length).toBeGreaterThan(0);
    expect(screen.getByRole('group', { name: 'Dinner' })).toBeInTheDocument();
    const date = screen.getByLabelText('Special closures', { selector: 'input' });
    await userEvent.type(date, '2026-12-25');
    await userEvent.click(screen.getByRole('button', { name: 'Add date' }));
    expect(date).toHaveAccessibleDescription('This date is already in the list');
  });

  it('closes dates on the calendar, and reopens them', async () => {
    const calls = serve(({ method, path, body }) => {
      if (path.endsWith('/info')) return [200, restaurant({ closedDays: { weekly: [1], special: [] } })];
      return method === 'PATCH' ? [200, restaurant(body as object)] : undefined;
    });
    await open();
    const today = new Date().toISOString().slice(0, 10);
    const month = screen.getByRole('grid');
    // The restaurant is in UTC; the calendar opens at its month.
    const day = within(month).getByRole('button', { name: new RegExp(`^${fullDate(today)}`) });
    await userEvent.click(day);
    const list = screen.getByRole('list', { name: 'Special closures' });
    expect(within(list).getByText(fullDate(today))).toBeInTheDocument();
    expect(day).toHaveAccessibleName(`${fullDate(today)}, closed`);
    expect(within(month).getAllByRole('button', { name: /^Monday.*closed/ }).length).toBeGreaterThan(3);
    expect(await axe(sectionOf(month))).toHaveNoViolations();
    await save();
    await screen.findByText('Settings saved successfully!');
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      closedDays: { weekly: [1], special: [today] },
    });
    await userEvent.click(within(screen.getByRole('grid')).getByRole('button', { name: /, closed$/ }));
    expect(screen.getByText(/^No closed dates yet/)).toBeInTheDocument();
  });

  it('shows that the plan has no SMS, and leaves the switch to the owner', async () => {
    const basic = { subscriptionType: 'basic', isSubscribed: false, isInTrial: false, daysLeft: 0 };
    const calls = serve(({ method, path, body }) => {
      if (path === '/api/auth/trial-status') return [200, basic];
      return method === 'PATCH' ? [200, restaurant(body as object)] : undefined;
    });
    await open();
    const notice = await screen.findByText(/The Basic plan does not include SMS/);
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription');
    expect(await axe(sectionOf(notice))).toHaveNoViolations();
    await userEvent.click(screen.getByLabelText(/^SMS notifications/));
    await save();
    await screen.findByText('Settings saved successfully!');
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ smsNotifications: true });
  });

  it('does not mention SMS to a restaurant that has it', async () => {
    const calls = serve();
    await open();
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/auth/trial-status')).toBe(true));
    // Time for the answer to be read and rendered.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.queryByText(/does not include SMS/)).not.toBeInTheDocument();
  });

  it('deletes only after the restaurant’s name was typed', async () => {
    const calls = serve();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Delete restaurant' }));
    const dialog = within(screen.getByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: 'Delete restaurant' });
    expect(confirm).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'The Olive Branch');
    await userEvent.click(confirm);
    expect(await screen.findByText('Restaurant deleted successfully')).toBeInTheDocument();
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/api/restaurant/olive')).toBe(
      true,
    );
    await waitFor(() => expect(localStorage.getItem('currentRestaurant')).toContain('harbour'));
  });
});
