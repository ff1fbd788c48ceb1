import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { daysAhead, eventually, makeOwner, type Owner } from '../src/api';
import { alwaysOpen } from '../src/bookings';
import { idOf } from '../src/callers';
import { startJourney } from '../src/journey';
import { rpc } from '../src/rpc';
import { decomposed, names, sentences } from '../src/written';

// cspell:ignore إيقاف أَوقِف ｓｔｏｐ AUFHÖREN aufhören
// The rest of `every-script.test.ts`: what goes to providers and comes from them, and what the gateway makes itself.

const settings = {
  operatingHours: alwaysOpen,
  tableAvailability: { TwoTop: 40 },
  smsNotifications: true,
  country: 'US',
};
const journey = startJourney({ owner: { timezone: 'UTC', settings } });
/** Books at a restaurant as a diner; returns the answer. */
const book = (more: object, { restaurantId } = journey.owner) =>
  journey.api.call('POST', `/api/reservations/${restaurantId}`, {
    ...{ name: 'Ada Lovelace', guests: 2, recaptchaToken: 'sandbox-pass' },
    reservation_time: `${daysAhead(6)}T12:00`,
    ...more,
  });

describe('the notification service', () => {
  let house: Owner;

  beforeAll(async () => {
    house = await makeOwner(journey.api, 'UTC');
    const { api, restaurantId } = house;
    const asking = { ...settings, autoConfirm: false };
    expect((await api.call('PATCH', `/api/restaurant/${restaurantId}`, asking)).status).toBe(200);
  });

  /** The newest SMS to a number, once there is one with this text. */
  const smsTo = (number: string, text = '') =>
    eventually(async () => {
      const all = await journey.api.messages(number, 'sms');
      const found = all.find((message) => message.text.includes(text));
      if (!found) throw new Error(`none of the SMS to ${number} has ${text}`);
      return found;
    });

  test.each(sentences)('ends the words of an owner as they end: %j', async (words, sent) => {
    const number = `+131255501${50 + sentences.findIndex(([each]) => each === words)}`;
    const asked = await book({ phoneNumber: number }, house);
    expect([asked.status, asked.body['request']]).toEqual([201, expect.anything()]);
    const message = { reservationId: idOf(asked), words, stepId: crypto.randomUUID() };
    expect((await rpc(house.api, 'reservation.v1.RequestService/DeclineRequest', message)).status).toBe(200);
    expect((await smsTo(number, sent)).text.split(sent)[1]).toMatch(/^(?: |$)/);
  });

  const stops = ['إيقاف', 'أَوقِف', '配信停止', 'ｓｔｏｐ', 'S’T’O’P', 'AUFHÖREN', decomposed('aufhören')];
  test.each(stops)('understands the reply %j as the end of its messages', async (text) => {
    const number = `+131255501${60 + stops.indexOf(text)}`;
    expect((await book({ phoneNumber: number }, house)).status).toBe(201);
    const reply = { from: number, to: (await smsTo(number)).from, text };
    expect((await journey.api.call('POST', '/sandbox/api/messages/inbound', reply)).status).toBe(201);
    const { restaurantId } = house;
    await eventually(async () => {
      const { body } = await rpc(house.api, 'notification.v1.ReplyService/ListReplies', { restaurantId });
      expect((body as { replies?: object[] }).replies ?? []).toContainEqual(
        expect.objectContaining({ text, phone: number, effect: 'REPLY_EFFECT_STOPPED' }),
      );
    });
  });
});

describe('the billing service', () => {
  const door = '/api/payment/webhook';
  const hear = async (body: string, signed: string) => {
    const secrets = readFileSync(join(journey.product.dataDir, 'secrets.json'), 'utf8');
    const { stripeWebhookSecret } = JSON.parse(secrets) as { stripeWebhookSecret: string };
    const second = Math.floor(Date.now() / 1_000);
    const v1 = createHmac('sha256', stripeWebhookSecret).update(`${second}.${signed}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${second},v1=${v1}` };
    return (await fetch(journey.product.origin + door, { method: 'POST', headers, body })).status;
  };

  test.each(names)(
    'knows the signature of an event about %j, and of no other spelling',
    async (name, typed) => {
      const id = `evt_${crypto.randomUUID()}`;
      const event = (of: string) =>
        JSON.stringify({ id, object: 'event', type: 'customer.updated', data: { object: { name: of } } });
      expect(await hear(event(name), event(typed))).toBe(400);
      expect(await hear(event(name), event(name))).toBe(200);
    },
  );
});

describe('the gateway', () => {
  test.each(names)('writes %j into a file for calendars, in lines that end between letters', async (name) => {
    const { api, restaurantId } = journey.owner;
    const house = `${name} & ${decomposed(name)} – 李小龍`;
    await api.call('PATCH', `/api/restaurant/${restaurantId}`, { name: house });
    const id = idOf(await book({}));
    await eventually(async () => {
      const file = await fetch(`${journey.product.origin}/api/reservations/single/${id}/calendar.ics`);
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text.replaceAll('\r\n ', '')).toContain(house);
    });
  });

  test.each(names)(
    'keeps the key of a request about %j, and refuses it for another one',
    async (name, typed) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const path = `/api/guests/${journey.owner.restaurantId}`;
      const add = (notes: string) =>
        journey.owner.api.call('POST', path, { name: 'Ada Rossi', phoneNumber: '', notes }, headers);
      const [first, again, other] = [await add(name), await add(name), await add(typed)];
      expect([again.status, again.body, other.status]).toEqual([first.status, first.body, 422]);
    },
  );

  test('describes itself in the signs of its sources', async () => {
    const { body } = await journey.api.call('GET', '/api/openapi.json');
    expect(JSON.stringify(body)).toContain('Times without a zone are by the restaurant’s clock.');
  });
});
