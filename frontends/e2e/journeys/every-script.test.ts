import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { daysAhead, eventually } from '../src/api';
import { alwaysOpen } from '../src/bookings';
import { idOf } from '../src/callers';
import { startJourney } from '../src/journey';
import { rpc } from '../src/rpc';
import { decomposed, names, sentences } from '../src/written';

// What people write beyond ASCII, at the programs as they ship: one file each, started from its code cache. The tests of
// the services and the gateway read sources, in which every character is right even if the build spoils it.

const settings = {
  operatingHours: alwaysOpen,
  tableAvailability: { TwoTop: 40 },
  country: 'US',
};
const journey = startJourney({ owner: { timezone: 'UTC', settings } });
const root = join(__dirname, '..', '..', '..');
/** The sentences of an owner, one after another. */
const written = sentences.map(([sentence]) => sentence).join(' ');
const noon = `${daysAhead(6)}T12:00`;
const booking = (more: object) => ({
  ...{ name: 'Ada Lovelace', guests: 2, reservation_time: noon, recaptchaToken: 'sandbox-pass' },
  ...more,
});
/** Books at a restaurant as a diner; returns the answer. */
const book = (more: object, { restaurantId } = journey.owner) =>
  journey.api.call('POST', `/api/reservations/${restaurantId}`, booking(more));

test.each(['auth', 'restaurant', 'reservation', 'guest', 'billing', 'notification', 'gateway'])(
  'the %s runs as its image starts it',
  (name) => {
    const { pid } = journey.product.run().processes.find((each) => each.name === name)!;
    const program = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split('\0')
      .find((part) => part.endsWith('.js'));
    const folder = name === 'gateway' ? name : `services/${name}`;
    const image = readFileSync(join(root, 'deploy/docker/service.Dockerfile'), 'utf8');
    const [, started = ''] = /^CMD \["(.*)"\]$/m.exec(image) ?? [];
    expect(program).toBe(join(root, folder, started));
    expect(readFileSync(program!, 'utf8')).toContain("launch(new URL('main.cjs', import.meta.url))");
  },
);

describe('the reservation service', () => {
  test.each(names)('takes a booking of %j, and finds it as other people type it', async (name, typed) => {
    const booked = await book({ name, notes: written });
    expect(booked).toMatchObject({ status: 201, body: { name, notes: written } });
    const { api, restaurantId } = journey.owner;
    for (const search of [name, decomposed(name), typed]) {
      const query = new URLSearchParams({ search });
      const found = await api.call<{ id: string }[]>('GET', `/api/reservations/${restaurantId}?${query}`);
      expect([search, found.body.map(({ id }) => id)]).toEqual([search, [idOf(booked)]]);
    }
  });

  test.each(['٢٠٢ ٥٥٥ ٠١٤٤', '２０２ー５５５ー０１４５', '(२०२) ५५५-०१४६', '‪+1 202‑555‑0147‬'])(
    'reads the phone number %j, in the digits and signs of its keyboard',
    async (phoneNumber) => {
      const booked = await book({ name: 'Grace Hopper', phoneNumber });
      expect(booked.status).toBe(201);
      expect(String(booked.body['phoneNumber']).replace(/\D/g, '')).toMatch(/^1?202555014[4-7]$/);
    },
  );

  test.each(['李小龍🍜', 'A\u200bda', 'Ada؟', 'J\u0301\u0301\u0301\u0301\u0301'])(
    'refuses %j as a name, at its field',
    async (name) => {
      const { status, body } = await book({ name });
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('"name"')]);
    },
  );
});

describe('the guest service', () => {
  test.each(names)('has %j on its list, finds it and recognizes it', async (name, typed) => {
    const { api, restaurantId } = journey.owner;
    await eventually(async () => {
      for (const search of [name, typed]) {
        const query = new URLSearchParams({ search });
        const found = await api.call<{ guests: { name: string }[] }>(
          'GET',
          `/api/guests/${restaurantId}?${query}`,
        );
        expect(found.body.guests.map((guest) => guest.name)).toEqual([name]);
      }
    });
    const known = await rpc<{ guests: { guestId?: string }[] }>(
      api,
      'guest.v1.GuestService/RecognizeGuests',
      {
        restaurantId,
        people: [{ name: decomposed(name), phoneNumber: '' }],
      },
    );
    expect(known.body.guests).toEqual([expect.objectContaining({ guestId: expect.any(String) })]);
  });
});

describe('the auth service', () => {
  test.each(names)('signs %j up, and writes the name as its owner does', async (name) => {
    const [firstName, ...others] = name.split(' ');
    const lastName = others.join(' ') || firstName;
    const email = `owner.${crypto.randomUUID().slice(0, 8)}@example.com`;
    const form = { email, password: 'Tables4all', firstName, lastName, restaurantName: `Chez ${name}` };
    const made = await journey.api.call<{ token: string }>('POST', '/api/signup', form);
    expect(made.status).toBe(201);
    const { body } = await journey.api.as(made.body.token).call('GET', '/api/auth/user-info');
    const written = JSON.stringify(body).normalize('NFC');
    for (const part of [firstName, lastName]) expect(written).toContain(part!.normalize('NFC'));
    await eventually(async () => {
      const [mail] = await journey.api.messages(email, 'email');
      expect(`${mail?.subject}\n${mail?.text}`.normalize('NFC')).toContain(firstName!.normalize('NFC'));
    });
  });

  test('refuses in the signs of its sources', async () => {
    const { api, restaurantId } = journey.owner;
    const staff = await rpc<{ members: { userId: string }[] }>(api, 'auth.v1.StaffService/ListStaff', {
      restaurantId,
    });
    const { userId } = staff.body.members[0]!;
    const change = { restaurantId, userId, role: 'ROLE_HOST' };
    const { body } = await rpc(api, 'auth.v1.StaffService/ChangeRole', change);
    expect(body).toMatchObject({ message: 'The owner’s role cannot be changed.' });
  });
});

describe('the restaurant service', () => {
  test.each(names)('shows the public the house of %j', async (name) => {
    const { api, restaurantId } = journey.owner;
    const operatingHours = [{ ...alwaysOpen[0], name: `São ${name}` }];
    const changed = await api.call('PATCH', `/api/restaurant/${restaurantId}`, { name, operatingHours });
    expect(changed.status).toBe(200);
    const { body } = await journey.api.call('GET', `/api/restaurant/public/${restaurantId}`);
    expect(body).toMatchObject({ name, operatingHours });
  });

  test('keeps the words of a profile as they are', async () => {
    const { api, restaurantId } = journey.owner;
    const profile = { about: written, street: 'Plaza São Paulo', city: 'São Paulo' };
    const put = await rpc(api, 'restaurant.v1.ProfileService/PutProfile', { restaurantId, profile });
    expect(put).toMatchObject({ status: 200, body: { face: { profile } } });
  });
});
