import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
  gateway.app.inject({
    method,
    url: `/api/restaurant/r1/availability-rules${path}`,
    ...(payload ? { payload } : {}),
    headers: { cookie: '__Host-tablewell_access=access-s1', origin },
  });

const rules = {
  turnTimes: [{ minutes: 120, smallestParty: 5, periodIds: ['dinner'], weekdays: [5, 6] }],
  pauseMinutes: 10,
  pacing: [{ intervalMinutes: 15, mostCovers: 24, publicCovers: 0 }],
  specialDays: [
    {
      id: 's',
      name: 'Gala',
      from: '2026-12-31',
      until: '2027-01-01',
      periods: [
        { id: 'g', name: 'Gala', openingTime: '18:00', closingTime: '24:00', reservationInterval: 60 },
      ],
      seatingMinutes: 240,
      pacing: [],
    },
    { id: 't', name: 'Holiday', from: '2027-01-02', until: '2027-01-02', closed: true },
  ],
  bookingWindows: [{ daysAhead: 30, lastCancelMinutes: 120 }],
  online: { largestParty: 8 },
};

test('availability rules are read and shown as they were written, once they are in force', async () => {
  const answer = await call('PUT', '', { rules, version: 3 });
  expect([answer.statusCode, answer.json()]).toEqual([200, { rules, version: 7 }]);
  expect(gateway.awaited[0]).toMatchObject({ restaurantId: 'r1', version: 9n });
  expect(gateway.rulesRequests[0]).toMatchObject({
    specialDays: [{ periods: { items: [{ opensAt: 1080, closesAt: 1440 }] }, pacing: { items: [] } }, {}],
  });
});

test('an invalid time of day is refused with its field', async () => {
  const [gala] = rules.specialDays;
  const wrong = { ...gala, periods: [{ ...gala?.periods?.[0], openingTime: '6 pm' }] };
  const answer = await call('PUT', '', { rules: { specialDays: [wrong] }, version: 3 });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    details: [{ field: 'rules.specialDays[0].periods[0].openingTime' }],
  });
});

test('a draft of rules is stored as it was written, and discarded by its version', async () => {
  const put = await call('PUT', '/draft', { rules, name: 'Winter', version: 4 });
  const savedAt = new Date(1_795_000_000_000).toISOString();
  const draft = { rules, name: 'Winter', savedAt, savedBy: 'Ada Rossi' };
  expect([put.statusCode, put.json()]).toEqual([200, { draft, version: 5 }]);
  expect(gateway.rulesRequests[0]).toMatchObject({ name: 'Winter', baseVersion: 4n, pauseMinutes: 10 });
  const gone = await call('DELETE', '/draft?version=5');
  expect([gone.statusCode, gone.json()]).toEqual([200, { version: 6 }]);
  expect((await call('DELETE', '/draft')).statusCode).toBe(400);
  expect((await call('GET', '/draft')).json()).toEqual({ version: 4 });
});

test('the starts of an evening past midnight are explained by the times of the clock', async () => {
  const answer = await call('GET', '/why?date=2026-12-05&partySize=2');
  expect(answer.json()).toMatchObject({
    starts: [
      { time: '23:45', reservation_time: '2026-12-05T22:45:00.000Z' },
      { time: '00:30', reservation_time: '2026-12-05T23:30:00.000Z' },
    ],
  });
});

test('a draft has only the given fields of the settings and the rules', async () => {
  const draft = {
    availabilityRules: { pauseMinutes: 5 },
    closedDays: { weekly: [1] },
    floor: {
      tables: [{ number: '1', type: 'TwoTop', smallestParty: 1, largestParty: 2, audience: 'staff' }],
    },
  };
  expect((await call('POST', '/preview', draft)).statusCode).toBe(200);
  expect(gateway.rulesRequests[0]).toMatchObject({
    availabilityRules: { pauseMinutes: 5 },
    closures: { weekly: [1] },
    tables: { case: 'floor', value: { tables: [{ audience: 2 }] } },
  });
  expect(gateway.rulesRequests[0]).not.toHaveProperty('operatingPeriods');
});

test('demand that was not met is shown by date, hour and rule, with totals', async () => {
  const get = (query: string) =>
    gateway.app.inject({
      method: 'GET',
      url: `/api/restaurant/r1/demand?${query}`,
      headers: { cookie: '__Host-tablewell_access=access-s1' },
    });
  const answer = await get('from=2026-11-01&until=2026-11-28');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      from: '2026-11-01',
      until: '2026-11-28',
      lost: [
        { date: '2026-11-01', hour: 0, rule: 'pacing', parties: 2, covers: 5 },
        { date: '2026-11-01', rule: 'closed', parties: 1, covers: 2 },
      ],
      lostParties: 3,
      lostCovers: 7,
      bookedCovers: 40,
    },
  ]);
  expect((await get('from=2026-11-01')).statusCode).toBe(400);
});

test('a draft is tried on a past week', async () => {
  const draft = { week: 3, availabilityRules: { pauseMinutes: 5 }, seatingMinutes: 60 };
  const answer = await call('POST', '/simulate', draft);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      from: '2026-11-01',
      until: '2026-11-07',
      bookedParties: 3,
      refusedParties: 0,
      complete: true,
      today: {
        parties: 0,
        covers: 12,
        fullest: { date: '2026-11-02', time: '19:00', covers: 8 },
        openMinutes: 0,
        tables: [],
      },
      draft: { parties: 0, covers: 8, openMinutes: 0, tables: [{ number: '7', minutes: 90 }] },
      gainedCovers: 0,
      lost: [{ rule: 'pacing', covers: 4 }],
    },
  ]);
  expect(gateway.rulesRequests[0]).toMatchObject({
    week: 3,
    availabilityRules: { pauseMinutes: 5 },
    seatingMinutes: 60,
  });
  const wrong = await call('POST', '/simulate', { week: 5, seatingMinutes: 400 });
  const fields = wrong.json<{ details: { field: string }[] }>().details.map(({ field }) => field);
  expect([wrong.statusCode, fields.sort()]).toEqual([400, ['seatingMinutes', 'week']]);
});

test('the problems of a draft have the field names of its caller', async () => {
  const answer = await call('POST', '/preview', {
    operatingHours: [
      {
        name: 'Dinner',
        openingTime: '22:00',
        closingTime: '17:00',
        reservationInterval: '30',
        daysOfWeek: [],
      },
    ],
    seatingMinutes: 400,
  });
  expect(answer.statusCode).toBe(400);
  const fields = answer.json<{ details: { field: string }[] }>().details.map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['seatingMinutes', 'operatingHours[0].closingTime']));
});
