import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderAt, serve } from '../../testing/render-page';
import { reservation, restaurant } from '../../testing/samples';
import { calendarLinks } from './calendar-links';

const startsAt = Date.parse(reservation.reservation_time);
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const face = { address: '12 Main Street, New York, NY 10001', policies: 'Dogs are welcome.' };
const page = `/api/reservations/single/${reservation.id}`;

/** This many minutes after the start of the reservation. */
const at = (minutes: number) =>
  jest.useFakeTimers({ now: startsAt + minutes * 60_000, advanceTimers: true, doNotFake: ['performance'] });
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each([
  ['/reservation-success/', 'Reservation Confirmed!'],
  ['/edit-reservation/', 'Change Your Reservation'],
])('at %s, a party that comes late', (path, heading) => {
  it('announces it near its start, several times, and withdraws it', async () => {
    at(-20);
    let late: object = {};
    const calls = serve((call) => {
      if (call.path === `${page}/late`) {
        const minutes = call.body?.['minutes'];
        late = minutes ? { late: { minutes, saidAt: new Date(startsAt).toISOString() } } : {};
      }
      return call.path.startsWith(page) ? [200, { ...reservation, ...late }] : undefined;
    });
    const { container } = renderAt(path + reservation.id);
    await screen.findByRole('heading', { name: heading });
    const card = within(await screen.findByRole('region', { name: 'Running late?' }));
    expect(await axe(container)).toHaveNoViolations();
    await user().click(card.getByRole('button', { name: '20 minutes' }));
    expect(await card.findByText(/knows that you are 20 minutes late. You said so at 6:30 PM/)).toBeVisible();
    expect(card.getByRole('button', { name: '20 minutes' })).toHaveAttribute('aria-pressed', 'true');
    await user().click(card.getByRole('button', { name: 'I am on time after all' }));
    await waitFor(() => expect(card.queryByText(/knows that you are/)).not.toBeInTheDocument());
    const minutesSent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body?.['minutes']);
    expect(minutesSent).toEqual([20, 0]);
  });
});

it('a press says that the party comes, opening the page does not', async () => {
  at(-24 * 60);
  const confirmation = { state: 'confirmed', at: new Date(startsAt).toISOString(), by: 'link' };
  const calls = serve((call) =>
    call.path === `${page}/confirmation` ? [200, { ...reservation, confirmation }] : undefined,
  );
  renderAt(`/edit-reservation/${reservation.id}`);
  const press = await screen.findByRole('button', { name: 'I’m coming' });
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  await user().click(press);
  expect(await screen.findByText(/knows that you are coming/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I’m coming' })).not.toBeInTheDocument();
});

it.each([
  ['the day before', -24 * 60],
  ['two hours after', 120],
])('%s, the diner is not asked whether the party is late', async (_when, minutes) => {
  at(minutes);
  serve();
  renderAt(`/reservation-success/${reservation.id}`);
  await screen.findByRole('heading', { name: 'Reservation Confirmed!' });
  expect(screen.queryByRole('region', { name: 'Running late?' })).not.toBeInTheDocument();
});

it('the page shows the address with directions, the policies, a number to call and three calendars', async () => {
  at(-24 * 60);
  serve(({ path }) =>
    path === `/api/restaurant/public/${restaurant.id}` ? [200, { ...restaurant, face }] : undefined,
  );
  const { container } = renderAt(`/reservation-success/${reservation.id}`);
  const where = within(await screen.findByRole('region', { name: 'Where' }));
  expect(await where.findByText(/12 Main Street, New York, NY 10001/)).toBeVisible();
  expect(where.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Osteria Luna, 12 Main Street')),
  );
  expect(screen.getByRole('region', { name: 'Good to know' })).toHaveTextContent('Dogs are welcome.');
  // The number is on the page once, with whom it calls.
  const calls = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:'));
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:+12125550100']);
  const calendars = within(screen.getByRole('region', { name: 'In your calendar' }));
  expect(calendars.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Apple (.ics file)',
    'Google',
    'Outlook',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('the pages of other calendars are filled in', () => {
  const { google, outlook } = calendarLinks(reservation, undefined, 'https://tables.example');
  const given = new URL(google).searchParams;
  expect(given.get('dates')).toBe('20261123T233000Z/20261124T010000Z');
  expect(given.get('details')).toBe(
    `Change or cancel: https://tables.example/edit-reservation/${reservation.id}`,
  );
  expect(new URL(outlook).searchParams.get('startdt')).toBe('2026-11-23T23:30:00.000Z');
});

it('messages are sent to the restaurant once each, and the page shows when no more can be sent', async () => {
  at(-24 * 60);
  const message = (id: string) => ({ id, message: 'Hello', sentAt: '2026-11-22T12:00:00.000Z' });
  let messages = [message('m1')];
  let isDown = true;
  const calls = serve(({ path, method }) => {
    if (path === `${page}/messages` && isDown) return 'no network';
    if (method === 'POST') messages = [...messages, message('m2'), message('m3')];
    return path.startsWith(page) ? [method === 'POST' ? 201 : 200, { ...reservation, messages }] : undefined;
  });
  renderAt(`/reservation-success/${reservation.id}`);
  const part = within(await screen.findByRole('region', { name: 'Message Osteria Luna' }));
  await user().click(part.getByRole('button', { name: 'Send message' }));
  expect(part.getByRole('textbox')).toHaveAccessibleDescription(/Please write a message/);
  expect(part.getByRole('textbox')).toHaveFocus();
  await user().type(part.getByRole('textbox'), 'We bring a dog');
  await user().click(part.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(/^Network error/)).toBeVisible();
  isDown = false;
  await user().click(part.getByRole('button', { name: 'Send message' }));
  expect(await part.findByText(/You have reached the limit for messages/)).toBeVisible();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([
    { message: 'We bring a dog', messageId: expect.any(String) },
    { message: 'We bring a dog', messageId: (sent[0] as { messageId: string }).messageId },
  ]);
});

it('the page shows the diner’s details, and withdraws the consent to news', async () => {
  at(-24 * 60);
  let marketingConsent = true;
  const calls = serve(({ path, method }) => {
    if (method === 'DELETE') marketingConsent = false;
    const details = {
      email: 'anna@example.com',
      occasion: 'birthday',
      dietary: ['vegan'],
      dietaryNotes: 'No sesame',
    };
    return path.startsWith(page) ? [200, { ...reservation, ...details, marketingConsent }] : undefined;
  });
  renderAt(`/reservation-success/${reservation.id}`);
  const part = within(await screen.findByRole('region', { name: 'What you told us' }));
  for (const text of ['anna@example.com', 'Birthday', 'Vegan, No sesame'])
    expect(part.getByText(text)).toBeVisible();
  await user().click(part.getByRole('button', { name: 'Unsubscribe' }));
  expect(await part.findByText('You get no more news.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

describe('the sharing of visits in a group', () => {
  const part = async () => within(await screen.findByRole('region', { name: 'Sharing between restaurants' }));

  /** The page by the link, of a restaurant whose group shares guests as this name. */
  function open(sharesGuestsAs: string | undefined, guestSharing?: boolean, more: object = {}) {
    let said = guestSharing;
    const calls = serve(({ path, method, body }) => {
      if (path === `/api/restaurant/public/${restaurant.id}`)
        return [200, { ...restaurant, ...(sharesGuestsAs ? { sharesGuestsAs } : {}), ...more }];
      if (method === 'PUT') said = body?.['agreed'] === true;
      return path.startsWith(page)
        ? [200, { ...reservation, ...(said === undefined ? {} : { guestSharing: said }) }]
        : undefined;
    });
    renderAt(`/edit-reservation/${reservation.id}`);
    return () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  }

  it('is agreed to and ended by one press each', async () => {
    at(-24 * 60);
    const sent = open('Casa Rossi');
    const shown = await part();
    expect(shown.getByText(/^Let the restaurants of Casa Rossi share/)).toBeVisible();
    await user().click(shown.getByRole('button', { name: 'I agree' }));
    expect(await shown.findByText(/^You agreed that the restaurants of Casa Rossi/)).toBeVisible();
    await user().click(shown.getByRole('button', { name: 'Stop sharing' }));
    expect(await shown.findByText(/are not shared between the restaurants of Casa Rossi/)).toBeVisible();
    expect(sent()).toEqual([
      { agreed: true, textVersion: '2026-11', groupName: 'Casa Rossi' },
      { agreed: false },
    ]);
  });

  it('is ended also where it was agreed to with another booking', async () => {
    at(-24 * 60);
    const sent = open('Casa Rossi');
    await user().click((await part()).getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() => expect(sent()).toEqual([{ agreed: false }]));
  });

  it('is ended also where the group shares nothing now and it was agreed to with another booking', async () => {
    at(-24 * 60);
    const sent = open(undefined, undefined, { hasSharedGuests: true });
    await user().click((await part()).getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() => expect(sent()).toEqual([{ agreed: false }]));
  });

  it('is agreed to by nobody who is signed in, who may end it', async () => {
    at(-24 * 60);
    localStorage.setItem('token', 'of-a-member');
    open('Casa Rossi');
    const shown = await part();
    expect(shown.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
    expect(shown.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
    localStorage.clear();
  });

  it('is ended while the group shares nothing, and then not asked for', async () => {
    at(-24 * 60);
    const sent = open(undefined, true);
    const shown = await part();
    expect(shown.getByText(/At present, it shares none/)).toBeVisible();
    await user().click(shown.getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Sharing between restaurants' })).not.toBeInTheDocument(),
    );
    expect(sent()).toEqual([{ agreed: false }]);
  });
});

it('nothing of it is offered for a canceled reservation', async () => {
  at(-20);
  serve(({ path }) => (path.startsWith(page) ? [200, { ...reservation, status: 'canceled' }] : undefined));
  renderAt(`/reservation-success/${reservation.id}`);
  await screen.findByRole('heading', { name: 'Reservation Canceled' });
  for (const name of ['Running late?', 'Where', 'In your calendar', 'Message Osteria Luna'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});
