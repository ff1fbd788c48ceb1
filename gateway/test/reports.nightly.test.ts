import { PersonalPermission, Role } from '@tablewell/chassis/access';
import { ReportKind } from '@tablewell/proto/reservation/v1/report_service_pb';
import { startGateway, type TestGateway } from './harness';

// Reports under /api. What they count is tested with the reservation service.

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

const range = 'from=2026-11-01&to=2026-11-30';
const read = (report: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({
    url: `/api/reports/r1/${report}?${range}`,
    headers: { authorization: 'Bearer access-s1', ...headers },
  });

test('each report has its rows, the range and how many days are not in it', async () => {
  const rows = async (report: string) => (await read(report)).json<{ rows: object[] }>().rows;
  const covers = await read('covers');
  expect([covers.statusCode, covers.headers['vary']]).toEqual([200, expect.stringContaining('Accept')]);
  expect(covers.json()).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-30', daysWithoutCounts: 2 },
    rows: [{ date: '2026-11-20', period: '=Dinner, "late"', parties: 3, covers: 11, walkIns: 1 }],
  });
  expect(gateway.reportRequests[0]).toMatchObject({
    ...{ restaurantId: 'r1', from: '2026-11-01', until: '2026-11-30' },
  });
  expect(await rows('no-shows')).toEqual([
    { date: '2026-11-20', booked: 10, noShows: 2, canceled: 4, canceledLate: 1 },
  ]);
  expect(await rows('turn-times')).toEqual([
    { partySize: 2, parties: 9, planned: 90, median: 85, lowerQuartile: 70, upperQuartile: 105 },
  ]);
  expect(await rows('table-use')).toEqual([
    { weekday: 5, minute: 1500, time: '01:00', parties: 2.33, covers: 5, days: 3 },
  ]);
  expect(await rows('sources')).toEqual([
    { source: 'guide.example', fullUrl: 'https://guide.example/rome', reservations: 7 },
  ]);
  expect(await rows('lost-demand')).toEqual([
    { date: '2026-11-20', rule: 'no-tables-available', parties: 2, covers: 8 },
  ]);
  expect((await read('lead-times')).json()).toMatchObject({
    knownFrom: '2026-11-10',
    rows: [{ date: '2026-11-20', ahead: 'week', reservations: 6, noShows: 1, canceledLate: 2 }],
  });
  expect((await read('weather')).statusCode).toBe(404);
});

test('each report asks for itself alone, which is all that the service counts then', async () => {
  const kinds = {
    covers: ReportKind.COVERS,
    'no-shows': ReportKind.ATTENDANCE,
    'turn-times': ReportKind.TURN_TIMES,
    'table-use': ReportKind.TABLE_USE,
    sources: ReportKind.SOURCES,
    'lost-demand': ReportKind.LOST,
    'lead-times': ReportKind.LEAD_TIMES,
  };
  for (const [report, kind] of Object.entries(kinds)) {
    await read(report);
    expect([report, gateway.reportRequests[0]]).toMatchObject([report, { only: [kind] }]);
  }
});

test('a caller that accepts CSV gets a file, whose texts no spreadsheet runs', async () => {
  const answer = await read('covers', { accept: 'text/csv' });
  expect(answer.headers).toMatchObject({
    ...{ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' },
    'content-disposition': 'attachment; filename="covers-2026-11-01-2026-11-30.csv"',
  });
  expect(answer.body).toBe(
    'date,period,parties,covers,walkIns\r\n2026-11-20,"\'=Dinner, ""late""",3,11,1\r\n',
  );
  for (const report of ['no-shows', 'turn-times', 'table-use', 'sources', 'lost-demand', 'lead-times'])
    expect((await read(report, { accept: 'text/csv' })).body.split('\r\n')).toHaveLength(3);
});

test('an API key reads them with its scope, and nobody without a session', async () => {
  const url = `/api/reports/r1/covers?${range}`;
  expect((await gateway.app.inject({ url })).statusCode).toBe(401);
  const key = gateway.addKey({ scopes: ['reports:read'] });
  const headers = { authorization: `Bearer ${key}`, accept: 'text/csv' };
  expect((await gateway.app.inject({ url, headers })).statusCode).toBe(200);
});

test('the forecast has a number only for days that have one, and how far off it has been', async () => {
  expect((await read('forecast')).json()).toEqual({
    rows: [
      { date: '2026-11-21', daysAhead: 1, booked: 40, covers: 62, closed: false },
      { date: '2026-11-22', daysAhead: 2, booked: 0, covers: null, closed: true },
    ],
    errors: [{ daysAhead: 1, days: 24, meanError: 5.33, meanCovers: 71.5 }],
  });
  const file = await read('forecast', { accept: 'text/csv' });
  expect(file.headers['content-disposition']).toBe('attachment; filename="forecast-2026-11-21.csv"');
  expect(file.body.split('\r\n')).toEqual([
    'date,daysAhead,booked,covers,closed',
    ...['2026-11-21,1,40,62,false', '2026-11-22,2,0,,true', ''],
  ]);
});

test('a mail client ends weekly mails by one press, without a session', async () => {
  const post = (token: string, payload?: string) =>
    gateway.app.inject({
      ...{ method: 'POST', url: `/api/board-mails/${token}/unsubscribe` },
      ...(payload === undefined
        ? {}
        : { payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    });
  const token = 't'.repeat(43);
  expect((await post(token, 'List-Unsubscribe=One-Click')).statusCode).toBe(204);
  expect(gateway.reportRequests[0]).toMatchObject({ token });
  expect((await post(token)).statusCode).toBe(204);
  expect((await post('short')).statusCode).toBe(400);
  expect((await post(token, 'x'.repeat(5_000))).statusCode).toBe(413);
});

test('a member from whom export is withheld reads reports, and gets no file', async () => {
  const limited = await startGateway();
  try {
    limited.role = Role.MANAGER;
    limited.withheld = [PersonalPermission.EXPORT];
    for (const [url, accept, status] of [
      [`/api/reports/r1/covers?${range}`, 'text/csv', 403],
      [`/api/reports/r1/covers?${range}`, 'application/json', 200],
      ['/api/reports/r1/forecast', 'text/csv', 403],
      ['/api/reports/r1/forecast', 'application/json', 200],
    ] as const) {
      const headers = { authorization: 'Bearer access-s1', accept };
      const answer = await limited.app.inject({ url, headers });
      expect([url, accept, answer.statusCode]).toEqual([url, accept, status]);
      // Pages do not sign out.
      if (status === 403) expect(answer.json()).toMatchObject({ requiresRole: true });
    }
    const [restaurant] = (
      await limited.app.inject({ url: '/api/restaurant', headers: { authorization: 'Bearer access-s1' } })
    ).json<{ withheld: string[] }[]>();
    expect(restaurant?.withheld).toEqual(['export']);
  } finally {
    await limited.stop();
  }
});
