import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { create } from '@bufbuild/protobuf';
import { notFound, Refusal } from '@tablewell/chassis/refusal';
import {
  ConfirmationSchema,
  ConfirmationState,
  ConfirmationWay,
  ReservationSchema,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { sendError, sendRefusal } from '../src/api/errors';
import type { Limits } from '../src/api/rate-limits';
import { TooManyRequests } from '../src/api/too-many-requests';
import type { GatewayParts } from '../src/parts';
import { dinerRoutes } from '../src/resources/reservations/diner-routes';
import { namedSchemas } from '../src/resources/named-schemas';

const at = timestampFromDate(new Date('2026-12-05T18:00:00Z'));
const reservation = create(ReservationSchema, {
  ...{ id: 'res1', restaurantId: 'r1', version: 3n, name: 'Ada', partySize: 2, seatingMinutes: 90 },
  startsAt: at,
  email: 'ada@example.com',
  dietary: { needs: ['vegan'], words: 'No sesame' },
  late: { minutes: 20, saidAt: at },
  messages: [{ id: 'm1', words: 'We bring a dog', sentAt: at }],
  marketingConsent: { givenAt: at, textVersion: '2026-11' },
});
const restaurant = {
  id: 'r1',
  name: 'Trattoria',
  phoneNumber: '06 5550 1234',
  phoneUri: 'tel:+390655501234',
  timezone: 'Europe/Rome',
};
const answer = { reservation, restaurant };
const getReservation = jest.fn(async (_ask: object) => answer);
const address = 'Via Roma 12, 00184 Roma';
type Shown = { restaurant: { face?: { address: string }; ownName?: object; sharesGuestsAs?: string } };
const getPublicRestaurant = jest.fn(async (_ask: object): Promise<Shown> => ({
  restaurant: { face: { address } },
}));
const diner = {
  sayLate: jest.fn(async (_ask: object) => answer),
  sendMessage: jest.fn(async (_ask: object) => answer),
  withdrawConsent: jest.fn(async (_ask: object) => answer),
  confirm: jest.fn(async (_ask: object) => answer),
  chooseGuestSharing: jest.fn(async (_ask: object) => answer),
};
const free = { take: async () => undefined, giveBack: async () => undefined, check: async () => undefined };
const dinerNotes = { ...free, take: jest.fn(async () => undefined as void) };
let app: FastifyInstance;

beforeAll(async () => {
  const parts = {
    clients: { reservation: { getReservation }, restaurant: { getPublicRestaurant }, diner },
    limits: { unknownIds: free, dinerNotes } as Partial<Limits>,
    origin: 'https://tablewell.example',
    mailSender: 'no-reply@tables.example',
  };
  app = Fastify();
  for (const schema of namedSchemas) app.addSchema(schema);
  app.setErrorHandler((error, request, reply) =>
    error instanceof Refusal
      ? sendRefusal(request, reply, error)
      : sendError(reply, error instanceof TooManyRequests ? 429 : 400, String(error)),
  );
  await app.register(dinerRoutes(parts as unknown as GatewayParts));
});
afterAll(() => app.close());

const url = '/api/reservations/single/res1';

test('a calendar file is downloaded with the address', async () => {
  const file = await app.inject(`${url}/calendar.ics`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(file.headers['content-disposition']).toContain('reservation.ics');
  const text = file.body.replace(/\r?\n /g, '');
  expect(text).toContain('UID:res1@tablewell.example');
  expect(text).toMatch(/ORGANIZER;.*mailto:no-reply@tables\.example/i);
  expect(text).toContain('LOCATION:Trattoria\\, Via Roma 12\\, 00184 Roma');
});

test('a calendar file links to the restaurant’s own domain, and does not name the product if the restaurant hides it', async () => {
  const ownName = { hidesProduct: true, domain: 'book.ada.example' };
  getPublicRestaurant.mockResolvedValueOnce({ restaurant: { face: { address }, ownName } });
  const file = await app.inject(`${url}/calendar.ics`);
  const text = file.body.replace(/\r?\n /g, '');
  expect(text).toContain('https://book.ada.example/edit-reservation/res1');
  expect(text.replace('UID:res1@tablewell.example', '')).not.toMatch(/Tablewell/i);
});

test('a calendar file is available without the restaurant service, and not for an unknown id', async () => {
  getPublicRestaurant.mockRejectedValueOnce(new Error('away'));
  const file = await app.inject(`${url}/calendar.ics`);
  expect([file.statusCode, file.body]).toEqual([200, expect.stringContaining('LOCATION:Trattoria')]);
  getReservation.mockRejectedValueOnce(notFound('Reservation not found.'));
  expect((await app.inject(`${url}/calendar.ics`)).statusCode).toBe(404);
});

test('a late arrival is reported, and the answer shows the diner’s details', async () => {
  const answer = await app.inject({ method: 'PUT', url: `${url}/late`, payload: { minutes: 20 } });
  expect(answer.statusCode).toBe(200);
  expect(diner.sayLate.mock.lastCall?.[0]).toEqual({ reservationId: 'res1', minutes: 20 });
  expect(answer.json()).toMatchObject({
    email: 'ada@example.com',
    dietary: ['vegan'],
    restaurant,
    dietaryNotes: 'No sesame',
    marketingConsent: true,
    late: { minutes: 20, saidAt: '2026-12-05T18:00:00.000Z' },
    messages: [{ id: 'm1', message: 'We bring a dog' }],
  });
  expect(answer.json()).not.toHaveProperty('occasion');
});

test('a party says that it comes, and the answer shows it', async () => {
  const by = ConfirmationWay.LINK;
  const confirmation = create(ConfirmationSchema, { state: ConfirmationState.CONFIRMED, at, by });
  const confirmed = { ...reservation, confirmation };
  diner.confirm.mockResolvedValueOnce({ ...answer, reservation: confirmed });
  const response = await app.inject({ method: 'PUT', url: `${url}/confirmation` });
  expect(response.json()).toMatchObject({
    confirmation: { state: 'confirmed', at: '2026-12-05T18:00:00.000Z', by: 'link' },
  });
  expect(diner.confirm.mock.calls[0]?.[0]).toEqual({ reservationId: 'res1' });
});

test('a message is sent under the caller’s id, or under a new one', async () => {
  const send = (payload: object) => app.inject({ method: 'POST', url: `${url}/messages`, payload });
  expect((await send({ message: 'Hello', messageId: 'chosen-id' })).statusCode).toBe(201);
  expect(diner.sendMessage.mock.lastCall?.[0]).toEqual({
    ...{ reservationId: 'res1', messageId: 'chosen-id', words: 'Hello' },
  });
  await send({ message: 'Hello' });
  expect(diner.sendMessage.mock.lastCall?.[0]).toMatchObject({
    messageId: expect.stringMatching(/^[\w-]{8,64}$/),
  });
});

test('a consent is withdrawn', async () => {
  const done = await app.inject({ method: 'DELETE', url: `${url}/marketing-consent` });
  expect(done.statusCode).toBe(200);
  expect(diner.withdrawConsent.mock.lastCall?.[0]).toEqual({ reservationId: 'res1' });
});

test('a consent to sharing has the name of the group, and where none shares guests there is none', async () => {
  const choose = (payload: object) => app.inject({ method: 'PUT', url: `${url}/guest-sharing`, payload });
  getPublicRestaurant.mockResolvedValueOnce({ restaurant: { sharesGuestsAs: 'Casa' } });
  expect((await choose({ agreed: true })).statusCode).toBe(200);
  expect(diner.chooseGuestSharing.mock.lastCall?.[0]).toEqual({
    ...{ reservationId: 'res1', consent: { textVersion: '2026-11', groupName: 'Casa' } },
  });
  expect((await choose({ agreed: false })).statusCode).toBe(200);
  expect(diner.chooseGuestSharing.mock.lastCall?.[0]).toEqual({ reservationId: 'res1' });
  diner.chooseGuestSharing.mockClear();
  getPublicRestaurant.mockResolvedValueOnce({ restaurant: { sharesGuestsAs: 'Casa Due' } });
  const renamed = await choose({ agreed: true, groupName: 'Casa' });
  expect([renamed.statusCode, renamed.json()]).toMatchObject([409, { code: 'guests-not-shared' }]);
  expect((await choose({ agreed: true })).json()).toMatchObject({ code: 'guests-not-shared' });
  const unknown = await choose({ agreed: true, textVersion: '1999' });
  expect(unknown.json()).toMatchObject({ details: [{ field: 'textVersion' }] });
  expect((await choose({})).statusCode).toBe(400);
  expect(diner.chooseGuestSharing).not.toHaveBeenCalled();
});

test('bad input and too many notes do not reach a service', async () => {
  diner.sayLate.mockClear();
  expect((await app.inject({ method: 'PUT', url: `${url}/late`, payload: {} })).statusCode).toBe(400);
  dinerNotes.take.mockRejectedValueOnce(new TooManyRequests('diner-note', 5));
  expect((await app.inject({ method: 'PUT', url: `${url}/late`, payload: { minutes: 10 } })).statusCode).toBe(
    429,
  );
  expect(diner.sayLate).not.toHaveBeenCalled();
});
