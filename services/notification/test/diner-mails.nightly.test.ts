import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually } from '@tablewell/chassis/testing';
import { RequestState, ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import { made, member, reservation, startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;
let count = 0;

beforeAll(async () => {
  running = await startNotifications({ mailToDiner: 5 });
  await running.publishRestaurant('r1', {
    emailNotifications: false,
    smsNotifications: false,
    address: 'Via Roma 12, 00184 Roma',
  });
});
afterAll(() => running?.stop());

type Given = ReturnType<typeof reservation>;
const newDiner = () => `ada${++count}@diner.example`;
const mailsTo = (to: string) => running.providers.messages(to);
const changed = (given: Given, previous: Given) =>
  outboxEntry(events.reservationChanged, { reservation: given, previous }, made());

/** The newest mail, once there are this many. */
async function mailTo(to: string, many: number) {
  await eventually(async () => expect(await mailsTo(to)).toHaveLength(many));
  const [newest] = await mailsTo(to);
  return newest!;
}

test('a diner who gave an address gets the reservation by mail, with a link and a calendar file, once', async () => {
  const email = newDiner();
  const given = reservation({ email, seatingMinutes: 90, area: 'Terrace' });
  const entry = outboxEntry(events.reservationBooked, { reservation: given }, made());
  await running.publish(entry);
  await running.publish(entry);
  const mail = await mailTo(email, 1);
  expect(mail.subject).toBe('Your table is booked: Trattoria r1, Tue, Jan 5 at 3:45 PM');
  expect(mail.text).toContain(`http://localhost:8080/edit-reservation/${given.id}`);
  expect(mail.text).toContain('Via Roma 12, 00184 Roma');
  expect(mail.text).toMatch(/Seating area:?\s+Terrace/);
  expect(mail.calendar?.method).toBe('REQUEST');
  const calendar = mail.calendar?.text.replace(/\r?\n /g, '');
  expect(calendar).toMatch(/^ORGANIZER;CN="Trattoria r1":mailto:no-reply@tablewell\.example$/m);
  expect(calendar).toContain(`:MAILTO:${email}`);
  expect(mail.calendar?.text).toContain(`UID:${given.id}@localhost`);
  // Once a later event is handled, both mails would have been sent.
  await running.publish(changed({ ...given, version: 2n, partySize: 5 }, given));
  await mailTo(email, 2);
});

test('an answer goes to the other side, and no program answers', async () => {
  const email = newDiner();
  await running.publishRestaurant('r-answers', { confirmedEmail: 'answers@restaurant.example' });
  await running.booked(reservation({ restaurantId: 'r-answers', email }));
  const automatic = { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' };
  expect(await mailTo(email, 1)).toMatchObject({ replyTo: 'answers@restaurant.example', automatic });
  expect(await mailTo('answers@restaurant.example', 1)).toMatchObject({ replyTo: email, automatic });
});

test('the owner reads what the diner told, and what a change was before', async () => {
  const owner = 'kitchen@restaurant.example';
  await running.publishRestaurant('r-kitchen', { confirmedEmail: owner });
  const email = newDiner();
  const plain = { ...reservation({ restaurantId: 'r-kitchen', email, occasion: 'birthday' }) };
  const given = {
    ...plain,
    dietary: { needs: ['nut-allergy'], words: 'See https://evil.example/x' },
  } as Given;
  await running.booked(given);
  const { text, html } = await mailTo(owner, 1);
  for (const line of [`Email: ${email}`, 'Occasion: Birthday', 'Dietary needs: Nut allergy, See'])
    expect(text).toContain(line);
  expect(text).not.toContain('evil.example/');
  expect(html).toContain(`href="mailto:${email}"`);
  await running.publish(changed({ ...plain, version: 2n, partySize: 6 } as Given, given));
  const second = await mailTo(owner, 2);
  expect(second.text).toContain('Party: 6 guests (previously: 4 guests)');
  expect(second.text).toContain('Dietary needs: none (previously: Nut allergy, See');
});

test('a change and a cancellation follow with the same UID and a higher sequence', async () => {
  const email = newDiner();
  const given = reservation({ email, seatingMinutes: 90 });
  await running.booked(given);
  await mailTo(email, 1);
  const moved = { ...given, version: 2n, partySize: 5 };
  await running.publish(changed(moved, given));
  const second = await mailTo(email, 2);
  expect(second.subject).toMatch(/^Your reservation has changed/);
  expect(second.text).toContain('Party: 5 guests (previously: 4 guests)');
  expect(second.calendar?.text).toMatch(/SEQUENCE:2\r?\n/);
  const canceled = { ...moved, version: 3n, status: ReservationStatus.CANCELED };
  await running.publish(outboxEntry(events.reservationCanceled, { reservation: canceled }, made()));
  const third = await mailTo(email, 3);
  expect(third.subject).toMatch(/^Your reservation is canceled/);
  expect(third.text).toContain('you can delete it there');
  expect(third.calendar?.method).toBe('CANCEL');
  expect(third.calendar?.text).toContain('STATUS:CANCELLED');
  expect(third.calendar?.text).toContain(`UID:${given.id}@localhost`);
});

test('a change that the diner would not notice sends nothing, and another address gets the reservation', async () => {
  const [email, other] = [newDiner(), newDiner()];
  const given = reservation({ email });
  await running.booked(given);
  await mailTo(email, 1);
  const noted = { ...given, version: 2n, notes: 'By the window' };
  await running.publish(changed(noted, given));
  await running.publish(changed({ ...noted, version: 3n, email: other }, noted));
  expect((await mailTo(other, 1)).text).not.toContain('previously');
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a change of the area is mailed to the diner', async () => {
  const email = newDiner();
  const given = reservation({ email, area: 'Terrace' });
  await running.booked(given);
  await mailTo(email, 1);
  await running.publish(changed({ ...given, version: 2n, area: 'Dining Room' }, given));
  const mail = await mailTo(email, 2);
  expect(mail.subject).toMatch(/^Your reservation has changed/);
  expect(mail.text).toMatch(/Seating area:?\s+Dining Room/);
});

test('a request is not confirmed and has no calendar file before it is accepted', async () => {
  const email = newDiner();
  const requested = reservation({ email, request: { state: RequestState.PENDING } });
  const { id = '' } = requested;
  await running.publish(outboxEntry(events.reservationRequested, { reservation: requested }, made()));
  const first = await mailTo(email, 1);
  expect(first.text).toContain('It is not confirmed yet');
  expect(first.calendar).toBeUndefined();
  const accepted = reservation({ id, email, version: 2n, request: { state: RequestState.ACCEPTED } });
  await running.publish(outboxEntry(events.reservationAccepted, { reservation: accepted }, made()));
  const second = await mailTo(email, 2);
  expect(second.subject).toMatch(/^Your table is confirmed/);
  expect(second.calendar?.method).toBe('REQUEST');
});

test('the mail of a declined request contains the restaurant’s words, without links', async () => {
  const email = newDiner();
  const request = { state: RequestState.DECLINED, words: 'A wedding. See https://evil.example/x' };
  const declined = reservation({ email, status: ReservationStatus.CANCELED, request });
  await running.publish(outboxEntry(events.reservationDeclined, { reservation: declined }, made()));
  const mail = await mailTo(email, 1);
  expect(mail.text).toContain('A wedding.');
  expect(mail.text).not.toContain('evil.example');
  expect(mail.calendar).toBeUndefined();
});

test('text that a stranger enters in a booking is not sent to the address', async () => {
  const email = newDiner();
  await running.booked(reservation({ email, name: 'Win at https://evil.example', notes: 'Buy pills' }));
  const mail = await mailTo(email, 1);
  const calendar = mail.calendar?.text.replace(/\r?\n /g, '');
  for (const text of [mail.text, mail.html, mail.subject, calendar])
    expect(text).not.toMatch(/https:\/\/evil\.example|pills/);
});

test('an address gets a bounded number of mails a day, whatever its case', async () => {
  const email = newDiner();
  for (let index = 0; index < 6; index++)
    await running.booked(reservation({ email: index % 2 ? email : email.toUpperCase() }));
  const logged = async () => {
    const { messages } = await running.api.listMessages({ restaurantId: 'r1', pageSize: 200 }, member('r1'));
    return messages.filter(({ to }) => to.toLowerCase() === email).map(({ reason }) => reason);
  };
  await eventually(async () => {
    const reasons = await logged();
    expect(reasons).toHaveLength(6);
    expect(reasons.filter(Boolean)).toEqual(['Too many mails went to this address today']);
  });
  await mailTo(email, 5);
});

test('a restaurant with its own name and domain is shown without the product’s', async () => {
  await running.publishRestaurant('r-own', { ownName: { hidesProduct: true, domain: 'book.own.example' } });
  const email = newDiner();
  const given = reservation({ restaurantId: 'r-own', email, seatingMinutes: 90 });
  await running.booked(given);
  const mail = await mailTo(email, 1);
  const link = `https://book.own.example/edit-reservation/${given.id}`;
  // The organizer is the sender of the mail.
  const calendar = (mail.calendar?.text ?? '').replace(/\r?\n /g, '').replace(mail.from, '');
  for (const text of [mail.text, mail.html, calendar]) {
    expect(text).toContain(link);
    expect(text).not.toMatch(/Tablewell/i);
  }
  expect([mail.fromName, mail.from]).toEqual(['Trattoria r-own', 'no-reply@tablewell.example']);
});

test('a restaurant’s logo and color are in the mail', async () => {
  const shades = { light: '#8a1f3d', dark: '#f0a0b4' };
  const logo = {
    id: 'logo-of-the-restaurant',
    width: 800,
    height: 200,
    widths: [96, 192, 384],
    formats: ['webp'],
  };
  await running.publishRestaurant('r-brand', { face: { shades, logo } });
  const email = newDiner();
  await running.booked(reservation({ restaurantId: 'r-brand', email }));
  const { html } = await mailTo(email, 1);
  expect(html).toContain('background:#8a1f3d;color:#ffffff');
  expect(html).toContain(
    'src="http://localhost:8080/api/pictures/logo-of-the-restaurant-384.png" width="192" height="48"',
  );
});

test('a past reservation is not mailed about, and an erased guest’s mails are deleted', async () => {
  const [late, gone] = [newDiner(), newDiner()];
  const past = timestampFromDate(new Date(Date.now() - 60_000));
  await running.booked(reservation({ email: late, startsAt: past }));
  const given = reservation({ email: gone });
  await running.booked(given);
  await mailTo(gone, 1);
  expect(await mailsTo(late)).toEqual([]);
  const reservationIds = [given.id ?? ''];
  await running.publish(
    outboxEntry(events.guestErased, { restaurantId: 'r1', guestId: 'g1', reservationIds }, made()),
  );
  await eventually(async () =>
    expect(await running.connection.collection('messages').countDocuments({ to: gone })).toBe(0),
  );
});
