import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually } from '@tablewell/chassis/testing';
import { PieceKind } from '@tablewell/proto/reservation/v1/board_service_pb';
import { made, startNotifications, type NotificationHarness } from './harness';

// The weekly mails of boards: their figures, and who gets them.

let running: NotificationHarness;
beforeAll(async () => (running = await startNotifications()));
afterAll(() => running?.stop());

const days = { from: '2026-11-16', until: '2026-11-22', restaurantName: 'Vesuvio' };
const pieces = [
  {
    ...{ ...days, kind: PieceKind.IN_SHORT, rows: [{ label: '', values: [1306, 41, 3, 50, 5, 1] }] },
    before: [{ label: '', values: [1000, 41, 6, 40, 2, 4] }],
  },
  {
    ...{ ...days, kind: PieceKind.LEAD_TIMES },
    rows: [
      { label: '1', values: [30, 3] },
      { label: '3', values: [10, 0] },
    ],
  },
  { ...days, kind: PieceKind.COVERS, rows: [{ label: '<b>Dinner</b> evil.example', values: [4, 9, 0] }] },
  { ...days, kind: PieceKind.WAITS, rows: [] },
  {
    ...{ kind: PieceKind.RESTAURANTS, from: '2026-11-22', until: '2026-11-22' },
    rows: [{ label: 'Etna', values: [7, 19, 1] }],
  },
];
const recipient = (name: string, seen: number[]) => ({
  ...{
    userId: `user-${name}`,
    email: `${name}@example.com`,
    unsubscribeToken: `token-of-${name}`,
    pieces: seen,
  },
});
async function verify(name: string): Promise<void> {
  const user = { id: `user-${name}`, email: `${name}@example.com`, isVerified: true };
  await running.publish(outboxEntry(events.userVerified, { user }, made()));
  const verified = running.connection.collection<{ _id: string }>('verified_users');
  await eventually(async () => expect(await verified.findOne({ _id: user.id })).not.toBeNull());
}
const summarized = (recipients: ReturnType<typeof recipient>[], more: object = {}) =>
  outboxEntry(
    events.boardSummarized,
    { boardId: 'b1', name: 'My week', restaurantId: 'r1', pieces, recipients, ...more },
    made(),
  );
const mailsTo = (name: string) => running.providers.messages(`${name}@example.com`);

test('each recipient gets the figures that they may see, as text and tables, with a link to the board', async () => {
  for (const name of ['ada', 'kim']) await verify(name);
  await running.publish(summarized([recipient('ada', [0, 1, 2, 3, 4]), recipient('kim', [1])]));
  await eventually(async () => expect(await mailsTo('ada')).toHaveLength(1));
  const [mail] = await mailsTo('ada');
  expect(mail?.subject).toBe('My week: your week');
  const text = mail?.text.replaceAll('\r\n', '\n') ?? '';
  expect(text).toContain(
    'In short\nVesuvio · Nov 16, 2026 to Nov 22, 2026\nCovers: Now 1,306, Before 1,000\n',
  );
  expect(text).toContain('No-shows: Now 10%, Before 5%');
  expect(text).toContain('At most a day ahead: Reservations 30, Share 75%, No-shows 10%');
  expect(text).toContain('All restaurants · Nov 22, 2026\nEtna: Parties 7, Covers 19, No-shows 1');
  expect(text).toContain('Nothing to count in these days.');
  expect(text).toContain('http://localhost:8080/dashboard?tab=reports&board=b1');
  expect(text).not.toContain('evil.example');
  expect(mail?.html).toMatch(/<th[^>]*>Covers<\/th>/);
  expect(mail?.html).not.toContain('<b>Dinner');
  await eventually(async () => expect(await mailsTo('kim')).toHaveLength(1));
  expect((await mailsTo('kim'))[0]?.text).not.toContain('In short');
});

test('an event that is delivered twice mails once', async () => {
  await verify('twice');
  const event = summarized([recipient('twice', [0])]);
  await running.publish(event);
  await running.publish(event);
  await verify('after');
  await running.publish(summarized([recipient('after', [0])]));
  await eventually(async () => expect(await mailsTo('after')).toHaveLength(1));
  expect(await mailsTo('twice')).toHaveLength(1);
});

test('an unverified address, a board of a restaurant for tests, and who may see nothing get no mail', async () => {
  for (const name of ['tester', 'nothing', 'last']) await verify(name);
  await running.publish(summarized([recipient('unverified', [0])]));
  await running.publish(summarized([recipient('tester', [0])], { isTest: true }));
  await running.publish(summarized([recipient('nothing', [])]));
  await running.publish(summarized([recipient('last', [0])]));
  await eventually(async () => expect(await mailsTo('last')).toHaveLength(1));
  for (const name of ['unverified', 'tester', 'nothing'])
    expect([name, await mailsTo(name)]).toEqual([name, []]);
});
