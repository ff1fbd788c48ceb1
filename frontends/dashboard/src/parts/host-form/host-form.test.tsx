import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { goBack, renderAt } from '../../testing/render-dashboard';
import { address, date, list, onTheHostForm, openNew, sent, serveForm } from '../../testing/served-form';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));

onTheHostForm();

describe('the host’s form', () => {
  it('opens over the day that is shown, books with Enter and returns to it', async () => {
    const calls = serveForm();
    const { container } = renderAt(list);
    const form = await openNew();
    expect(address()).toBe('/reservations/olive');
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Reservations');
    expect(await within(form).findByLabelText('Date')).toHaveValue(date);
    await userEvent.click(await within(form).findByRole('radio', { name: /^7:00 PM, 8 parties, 27 covers/ }));
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.type(within(form).getByLabelText(/^Name or phone/), 'Kim Lee{Enter}');
    await waitFor(() => expect(sent(calls, 'BookParty')).toHaveLength(1));
    expect(sent(calls, 'BookParty')[0]).toMatchObject({
      restaurantId: 'olive',
      name: 'Kim Lee',
      partySize: 2,
      when: { local: `${date}T19:00` },
      stepId: expect.stringMatching(/^[\w-]{8,64}$/),
    });
    expect(await screen.findByText('Booked: Kim Lee, 4, 7:00 PM')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(list));
  });

  it('finds a known guest with visits, no-shows and the last visit', async () => {
    serveForm(({ path, query }) =>
      path === '/api/guests/olive' && query['search'] === 'gra'
        ? [
            200,
            {
              total: 1,
              guests: [
                {
                  id: 'g',
                  name: 'Grace Hopper',
                  phoneNumber: '+12025550143',
                  visits: 7,
                  noShows: 2,
                  lastVisit: '2026-10-03T19:00:00Z',
                },
              ],
            },
          ]
        : undefined,
    );
    renderAt(list);
    const form = await openNew();
    await userEvent.type(within(form).getByLabelText(/^Phone number/), '+1');
    await userEvent.clear(within(form).getByLabelText(/^Phone number/));
    await userEvent.type(within(form).getByLabelText(/^Name or phone/), 'gra');
    const match = /7 visits · 2 no-shows · last Oct 3, 2026/;
    await userEvent.click(await within(form).findByRole('option', { name: match }));
    expect(within(form).getByLabelText(/^Name or phone/)).toHaveValue('Grace Hopper');
    expect(within(form).getByLabelText(/^Phone number/)).toHaveValue('+12025550143');
  });

  it('says that a guest has a booking that night already, and books nevertheless', async () => {
    const calls = serveForm();
    renderAt(list);
    const form = within(await openNew());
    await userEvent.click(await form.findByRole('radio', { name: /^7:00 PM/ }));
    await userEvent.type(form.getByLabelText(/^Name or phone/), 'kim  lee');
    const notice = 'Kim Lee has a booking this night already: 7:00 PM, 4 guests.';
    expect(await form.findByText(notice)).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Phone number/), '+1 202 555 0143');
    expect(form.queryByText(notice)).not.toBeInTheDocument();
    await userEvent.clear(form.getByLabelText(/^Phone number/));
    await userEvent.type(form.getByLabelText(/^Phone number/), '(415) 555-2671');
    expect(form.getByText(notice)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(sent(calls, 'BookParty')).toHaveLength(1));
  });

  it('closes by Escape and by Back, and returns to the previous page', async () => {
    serveForm();
    renderAt(list);
    const form = await openNew();
    fireEvent.keyDown(form, { key: 'Escape' });
    await waitFor(() => expect(address()).toBe(list));
    await openNew();
    await goBack();
    await waitFor(() => expect(address()).toBe(list));
  });
});
