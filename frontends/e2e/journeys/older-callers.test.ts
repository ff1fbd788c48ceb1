import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { daysAhead, eventually, linkIn } from '../src/api';
import { OlderDocument } from '../src/older-document';
import { startJourney } from '../src/journey';

// Callers written for the last release, such as a remote that was deployed before or a customer's program, are served
// by the current product as before.

const journey = startJourney({ owner: {} });
const older = new OlderDocument();

const tokenIn = async (email: string, path: string) => {
  const [mail] = await journey.api.messages(email, 'email');
  return new URL(linkIn(mail?.html ?? '', path)).searchParams.get('token') ?? '';
};

test('an account: made, verified, signed in, renewed, its password forgotten, signed out', async () => {
  const email = `older.${process.pid}@example.com`;
  await older.call(journey.api, 'POST /api/signup', { body: { email } });
  const token = await eventually(() => tokenIn(email, '/verify-email?token='));
  await older.call(journey.api, 'POST /api/auth/send-verification', { body: { email } });
  await older.call(journey.api, 'POST /api/auth/verify-email', { body: { token } });
  await older.call(journey.api, 'POST /api/auth/verify-email/answer', { body: { token } });
  const { body } = await older.call(journey.api, 'POST /api/signin', { body: { email } });
  await older.call(journey.api, 'POST /api/auth/refresh', { body: { refreshToken: body['refreshToken'] } });
  await older.call(journey.api, 'POST /api/auth/forgot-password', { body: { email } });
  const reset = await eventually(() => tokenIn(email, '/reset-password?token='));
  await older.call(journey.api, 'GET /api/auth/verify-reset-token/{token}', { path: { token: reset } });
  await older.call(journey.api, 'POST /api/auth/reset-password', { body: { token: reset } });
  const again = await older.call(journey.api, 'POST /api/signin', { body: { email } });
  const signedIn = journey.api.as(again.body['token'] ?? '');
  await older.call(signedIn, 'GET /api/auth/validate');
  await older.call(signedIn, 'GET /api/auth/user-info');
  await older.call(signedIn, 'POST /api/logout');
});

test('a restaurant: its settings, its tables, its floor plans', async () => {
  const { api, restaurantId: id } = journey.owner;
  await older.call(api, 'GET /api/restaurant');
  const address = `kitchen.${process.pid}@example.com`;
  await older.call(api, 'PATCH /api/restaurant/{id}', { path: { id }, body: { email: address } });
  const token = await eventually(() => tokenIn(address, '/confirm-address?token='));
  await older.call(journey.api, 'POST /api/restaurant/confirm-address', { body: { token } });
  await older.call(api, 'GET /api/restaurant/{id}/info', { path: { id } });
  await older.call(api, 'GET /api/restaurant/{id}/table-availability', { path: { id } });
  await older.call(journey.api, 'GET /api/restaurant/public/{id}', { path: { id } });
  const made = await older.call<{ id: string; version: number }>(api, 'POST /api/restaurant/{id}/layout', {
    path: { id },
  });
  const path = { id, layoutId: made.body.id };
  const { version } = made.body;
  await older.call(api, 'PUT /api/restaurant/{id}/layout/{layoutId}', { path, body: { version } });
  await older.call(api, 'GET /api/restaurant/{id}/layouts', { path: { id } });
  await older.call(api, 'DELETE /api/restaurant/{id}/layout/{layoutId}', { path });
});

test('reservations: offered, booked, found, changed, canceled, restored, deleted', async () => {
  const { api, restaurantId } = journey.owner;
  const path = { restaurantId };
  // The document's example closes the restaurant on some weekdays, so the first open day of the coming week is used.
  let date = '';
  let time: string | undefined;
  for (let days = 2; days <= 8 && time === undefined; days++) {
    date = daysAhead(days);
    const answer = await older.call<{ times: { time: string }[] }>(
      journey.api,
      'GET /api/restaurant/public/{restaurantId}/availability',
      { path, query: { date, guests: '2' } },
    );
    time = answer.body.times[0]?.time;
  }
  const days = { from: date, guests: '2', withTimes: 'true' };
  await older.call(journey.api, 'GET /api/restaurant/public/{restaurantId}/availability/days', {
    path,
    query: days,
  });
  const held = await older.call(journey.api, 'POST /api/restaurant/public/{restaurantId}/holds', {
    path,
    body: { date, time },
  });
  await older.call(journey.api, 'DELETE /api/restaurant/public/{restaurantId}/holds/{holdId}', {
    path: { restaurantId, holdId: held.body['holdId'] ?? '' },
  });
  const booked = await older.call(journey.api, 'POST /api/reservations/{restaurantId}', {
    path,
    body: { reservation_time: `${date}T${time}`, recaptchaToken: 'sandbox-pass' },
  });
  const one = { path: { reservationId: booked.body['id'] ?? '' } };
  await older.call(journey.api, 'GET /api/reservations/single/{reservationId}', one);
  await older.call(journey.api, 'GET /api/reservations/single/{reservationId}/calendar.ics', one);
  await older.call(journey.api, 'POST /api/reservations/single/{reservationId}/messages', one);
  await older.call(journey.api, 'PUT /api/reservations/single/{reservationId}/late', {
    ...one,
    body: { minutes: 0 },
  });
  await older.call(journey.api, 'DELETE /api/reservations/single/{reservationId}/marketing-consent', one);
  const { reservation_time } = booked.body;
  await older.call(journey.api, 'PUT /api/reservations/update/{reservationId}', {
    ...one,
    body: { guests: 2, reservation_time },
  });
  await older.call(api, 'GET /api/reservations/{restaurantId}', { path, query: { search: 'Grace' } });
  await older.call(api, 'GET /api/reservations/{restaurantId}/by-date', { path, query: { date } });
  await older.call(api, 'GET /api/dashboard/reservation-sources/{restaurantId}', { path });
  await older.call(journey.api, 'PUT /api/reservations/cancel/{reservationId}', one);
  await older.call(api, 'PUT /api/reservations/uncancel/{reservationId}', one);
  await older.call(api, 'DELETE /api/reservations/{reservationId}', one);
});

test('guests: listed, added, imported, deleted', async () => {
  const { api, restaurantId } = journey.owner;
  const path = { restaurantId };
  const body = { phoneNumber: '+1 202 555 0177' };
  const added = await older.call(api, 'POST /api/guests/{restaurantId}', { path, body });
  await older.call(api, 'POST /api/guests/{restaurantId}/import', { path });
  await older.call(api, 'GET /api/guests/{restaurantId}', { path, query: { page: '1', limit: '10' } });
  const one = { path: { restaurantId, guestId: added.body['id'] ?? '' } };
  await older.call(api, 'DELETE /api/guests/{restaurantId}/{guestId}/marketing-consent', one);
  await older.call(api, 'DELETE /api/guests/{restaurantId}/{guestId}', one);
});

test('plans, and the pages of the card provider', async () => {
  const { api } = journey.owner;
  await older.call(journey.api, 'GET /api/payment/plans');
  await older.call(api, 'GET /api/auth/trial-status');
  await older.call(api, 'GET /api/auth/billing-info');
  await older.call(api, 'POST /api/payment/create-checkout-session');
  await older.call(api, 'POST /api/payment/create-portal-session', {
    body: { return_url: `${journey.product.origin}/dashboard` },
  });
});

test('a restaurant that is deleted, and the next one', async () => {
  const { api, restaurantId: id } = journey.owner;
  await older.call(api, 'DELETE /api/restaurant/{id}', { path: { id } });
  await eventually(() => older.call(api, 'POST /api/restaurant'));
});

test('an error of a page, reported', async () => {
  await older.call(journey.api, 'POST /api/page-errors');
});

test('no call of the released document was left out', () => {
  const elsewhere = [
    // Webhooks are signed by their providers, and tested with the sandbox.
    'POST /api/payment/webhook',
    'POST /api/notifications/sms/webhook',
    'POST /api/auth/google/signin',
    // A domain has to be proven first, see the journey of own domains.
    'GET /api/own-domains',
    // Files instead of JSON, see the gateway's tests of pictures and of the preview of a page.
    ...['cover', 'logo'].flatMap((picture) => [
      `PUT /api/restaurant/{id}/${picture}`,
      `DELETE /api/restaurant/{id}/${picture}`,
    ]),
    'GET /api/pictures/{name}',
    'GET /api/restaurant/public/{id}/preview/{previewId}',
  ];
  expect(older.operations.filter((name) => !older.kept.has(name)).sort()).toEqual(elsewhere.sort());
});

test('each remote exposes what the released contract names, so that a shell of that release finds it', async () => {
  const file = join(__dirname, '..', '..', '..', 'deploy', 'quality', 'checks', 'federation-baseline.json');
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as { modules: Record<string, unknown> };
  const exposed: string[] = [];
  const { body } = await journey.api.call<Record<string, { entry: string }>>('GET', '/remotes.json');
  for (const [name, { entry }] of Object.entries(body)) {
    const manifest = await journey.api.call<{ exposes: { path: string }[] }>(
      'GET',
      `/assets/${name}/mf-manifest.json`,
    );
    exposed.push(...manifest.body.exposes.map(({ path }) => path.replace('.', name)));
    expect((await journey.api.call('GET', entry)).status).toBe(200);
  }
  expect(exposed).toEqual(expect.arrayContaining(Object.keys(modules)));
});
