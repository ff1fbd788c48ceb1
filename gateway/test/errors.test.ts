import { invalid } from '@tablewell/chassis/refusal';
import { refusalToError } from '@tablewell/chassis/rpc';
import { startGateway, type TestGateway, party } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());
beforeEach(() => {
  gateway.duringBooking = async () => undefined;
});

describe('an error under /api', () => {
  test('names the field of bad input and has the same text twice', async () => {
    const answer = await gateway.book({ ...party, guests: 'many' });
    expect(answer.statusCode).toBe(400);
    const { error, message, details } = answer.json();
    expect(error).toBe(message);
    expect(details).toEqual([{ field: 'guests', message: expect.stringContaining('integer') }]);
  });

  test('names every bad field of a form at once', async () => {
    const bad = {
      name: 'A',
      guests: 21,
      notes: 'n'.repeat(601),
      phoneNumber: 'call me',
      reservation_time: '',
    };
    expect((await gateway.book(bad)).json().details).toEqual([
      { field: 'name', message: 'Name must be at least 2 characters long' },
      {
        field: 'phoneNumber',
        message: 'Phone number can only contain numbers, spaces, dashes, parentheses, and plus signs',
      },
      { field: 'guests', message: 'Party size must be between 1 and 20 people' },
      { field: 'notes', message: 'Notes cannot exceed 600 characters' },
      { field: 'reservation_time', message: 'Please select a time' },
      { field: 'recaptchaToken', message: 'Please complete the reCAPTCHA verification.' },
    ]);
    const missing = (await gateway.book({})).json();
    expect(missing.details.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'guests',
      'reservation_time',
      'recaptchaToken',
    ]);
  });

  test('names every field of the wrong type, each once, and no more than a person can read', async () => {
    const headers = { authorization: 'Bearer access-s1' };
    const patch = await gateway.app.inject({
      method: 'PATCH',
      url: '/api/restaurant/r1',
      headers,
      payload: { autoConfirm: 'perhaps', seatingMinutes: 5, closedDays: { weekly: [9] }, name: {} },
    });
    expect(patch.statusCode).toBe(400);
    const fields = patch.json().details.map(({ field }: { field: string }) => field);
    expect([...fields].sort()).toEqual(['autoConfirm', 'closedDays.weekly[0]', 'name', 'seatingMinutes']);
    const guests = Array.from({ length: 100 }, () => ({ name: 'A', phoneNumber: {} }));
    const rows = await gateway.app.inject({
      method: 'POST',
      url: '/api/guests/r1/import',
      headers,
      payload: { guests },
    });
    expect(rows.json().details).toHaveLength(50);
    const plan = await gateway.app.inject({
      method: 'POST',
      url: '/api/payment/create-checkout-session',
      headers,
      payload: { planType: 'gold', interval: 'week' },
    });
    expect(plan.json().details).toEqual([
      { field: 'planType', message: 'planType must be one of the documented values' },
      { field: 'interval', message: 'interval must be one of the documented values' },
    ]);
  });

  test.each([-1, 1.5, 1e89, 2 ** 53])(
    'names the version of a floor plan if it is impossible: %d',
    async (version) => {
      const answer = await gateway.app.inject({
        method: 'PUT',
        url: '/api/restaurant/r1/layout/l1',
        headers: { authorization: 'Bearer access-s1' },
        payload: { version, fixedComponents: [] },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details).toEqual([{ field: 'version', message: expect.any(String) }]);
    },
  );

  test('names values of the wrong shape together with broken rules, in one answer', async () => {
    const patch = await gateway.app.inject({
      method: 'PATCH',
      url: '/api/restaurant/r1',
      headers: { authorization: 'Bearer access-s1' },
      payload: {
        autoConfirm: 'perhaps',
        seatingMinutes: 5,
        name: ' ',
        timezone: 'Mars/Base',
        operatingHours: [
          {
            name: '',
            openingTime: '25:00',
            closingTime: '10:00',
            reservationInterval: '20',
            daysOfWeek: [9],
          },
          {
            name: 'B',
            openingTime: '13:00',
            closingTime: '12:30',
            reservationInterval: '30',
            daysOfWeek: [],
          },
          'always',
        ],
        closedDays: { weekly: [9], special: ['2026-02-30'] },
        tableAvailability: { FourTop: 100, TwoTop: 'two', '<x>': 1 },
      },
    });
    expect(patch.statusCode).toBe(400);
    const { details } = patch.json() as { details: { field: string; message: string }[] };
    expect(details.map(({ field }) => field).sort()).toEqual([
      'autoConfirm',
      'closedDays.special[0]',
      'closedDays.weekly[0]',
      'name',
      'operatingHours[0].daysOfWeek[0]',
      'operatingHours[0].name',
      'operatingHours[0].openingTime',
      'operatingHours[0].reservationInterval',
      'operatingHours[1].closingTime',
      'operatingHours[2]',
      'seatingMinutes',
      'tableAvailability',
      'tableAvailability.FourTop',
      'tableAvailability.TwoTop',
      'timezone',
    ]);
  });

  test('names objects in a list of texts, together with broken rules', async () => {
    const patch = await gateway.app.inject({
      method: 'PATCH',
      url: '/api/restaurant/r1',
      headers: { authorization: 'Bearer access-s1' },
      payload: { smsCountries: ['US', {}, [], null], closedDays: { special: [{}] }, timezone: 'Mars/Base' },
    });
    expect(patch.statusCode).toBe(400);
    const { details } = patch.json() as { details: { field: string }[] };
    const fields = details.map(({ field }) => field).sort();
    expect(fields).toEqual([
      'closedDays.special[0]',
      ...[1, 2, 3].map((at) => `smsCountries[${at}]`),
      'timezone',
    ]);
  });

  // Found by the proof fuzz.
  test.each([
    ['a reminder without channels', { reminders: [{ minutesBefore: 60 }] }, 'reminders[0].channels'],
    ['a reminder that is none', { reminders: [7, { channels: 'sms' }] }, 'reminders[0]'],
    ['quiet hours without an end', { quietHours: { from: '22:00' } }, 'quietHours.to'],
    ['quiet hours of a wrong type', { quietHours: { from: 7, to: [] } }, 'quietHours.from'],
    [
      'a kind of table without seats',
      { tableAvailability: { TwoTop: {} } },
      'tableAvailability.TwoTop.count',
    ],
    ['closed days that are none', { closedDays: { weekly: [{}], special: 7 } }, 'closedDays.special'],
  ])('names what is missing in %s', async (_what, settings, field) => {
    const answer = await gateway.app.inject({
      ...{ method: 'PATCH', url: '/api/restaurant/r1', payload: settings },
      headers: { authorization: 'Bearer access-s1' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ details: { field: string }[] }>().details.map((each) => each.field)).toContain(
      field,
    );
  });

  test('names a field of the wrong type in a reservation beside those that break a rule', async () => {
    const made = await gateway.book({ name: 'A', guests: 'many', notes: {}, reservation_time: '' });
    const fields = made.json().details.map(({ field }: { field: string }) => field);
    expect([...fields].sort()).toEqual(['guests', 'name', 'notes', 'recaptchaToken', 'reservation_time']);
    const changed = await gateway.app.inject({
      method: 'PUT',
      url: '/api/reservations/update/x1',
      payload: { guests: 'many', phoneNumber: 'call me' },
    });
    expect(changed.json().details.map(({ field }: { field: string }) => field)).toEqual([
      'guests',
      'phoneNumber',
    ]);
  });

  test('reports missing operating periods together with every other bad field', async () => {
    const patch = await gateway.app.inject({
      method: 'PATCH',
      url: '/api/restaurant/r1',
      headers: { authorization: 'Bearer access-s1' },
      payload: { operatingHours: [], seatingMinutes: 'long' },
    });
    expect(patch.json().details).toEqual([
      { field: 'seatingMinutes', message: 'seatingMinutes must be integer' },
      { field: 'operatingHours', message: 'You must have at least one operating period' },
    ]);
  });

  test('uses the caller’s names for the fields that a service refused', async () => {
    gateway.duringBooking = async () => {
      throw refusalToError(
        invalid([{ field: 'partySize', message: 'Party size must be between 1 and 20 people' }]),
      );
    };
    expect((await gateway.book(party)).json().details).toEqual([
      { field: 'guests', message: 'Party size must be between 1 and 20 people' },
    ]);
  });

  test('answers 402 and the plan if the plan is the reason', async () => {
    const headers = { authorization: 'Bearer access-s1' };
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/restaurant',
      payload: { name: 'B' },
      headers,
    });
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({ requiredPlan: 'enterprise' });
  });

  test('answers 503 with Retry-After while Google is unavailable, and counts no attempt', async () => {
    for (let time = 0; time < 8; time++) {
      const answer = await gateway.app.inject({
        method: 'POST',
        url: '/api/auth/google/signin',
        payload: { idToken: 'while Google is away' },
      });
      expect([answer.statusCode, answer.json().message]).toEqual([503, 'Google cannot be reached.']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  test('answers 503 with Retry-After, and no internals, when a service is down', async () => {
    const answer = await gateway.app.inject('/api/restaurant/public/r1');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.body).not.toMatch(/ECONN|127\.0\.0\.1|at .*\.ts/);
  });

  test('is JSON for an unknown route, a malformed body and one that is too large', async () => {
    for (const [answer, status] of [
      [await gateway.app.inject('/api/nowhere'), 404],
      [
        await gateway.app.inject({
          method: 'POST',
          url: '/api/signin',
          payload: '{',
          headers: { 'content-type': 'application/json' },
        }),
        400,
      ],
      [await gateway.book({ ...party, notes: 'n'.repeat(30_000) }), 413],
    ] as const) {
      expect(answer.statusCode).toBe(status);
      expect(Object.keys(answer.json())).toEqual(['error', 'message']);
    }
  });

  test('asks for verification if the account is not verified', async () => {
    const payload = { email: ' ada@x.com', password: 'Tables4all' };
    const answer = await gateway.app.inject({ method: 'POST', url: '/api/signin', payload });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ requiresVerification: true, email: 'ada@x.com' });
  });
});
