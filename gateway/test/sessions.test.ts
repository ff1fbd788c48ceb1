import { Code, ConnectError } from '@connectrpc/connect';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { GetSessionResponseSchema } from '@tablewell/proto/auth/v1/auth_service_pb';
import { Sessions } from '../src/session/sessions';

const session = create(GetSessionResponseSchema, {
  user: { id: 'u1' },
  actor: { userId: 'u1', sessionId: 's1' },
});
const getSession = jest.fn(async (_: { sessionId?: string; refreshId?: string }) => session);
let sessions: Sessions;

beforeEach(async () => {
  getSession.mockReset().mockResolvedValue(session);
  sessions = new Sessions({ getSession });
  await sessions.get('s1');
});

test('a session that was just loaded is cached', async () => {
  await sessions.get('s1');
  expect(getSession).toHaveBeenCalledTimes(1);
});

test('after a gap in the events, an ended session is no longer accepted', async () => {
  getSession.mockRejectedValue(new ConnectError('Please sign in.', Code.Unauthenticated));
  sessions.markAllStale();
  expect(await sessions.get('s1')).toBeUndefined();
});

test('after a gap in the events, a cached session stays valid while auth is unavailable', async () => {
  getSession.mockRejectedValue(new ConnectError('away', Code.Unavailable));
  sessions.markAllStale();
  expect((await sessions.get('s1'))?.actor.userId).toBe('u1');
});

test('a session whose limit has passed is not alive because the auth service is away', async () => {
  const closesAt = timestampFromDate(new Date(Date.now() - 1));
  getSession.mockResolvedValueOnce(create(GetSessionResponseSchema, { ...session, closesAt }));
  sessions.markAllStale();
  await sessions.get('s1');
  getSession.mockRejectedValue(new ConnectError('away', Code.Unavailable));
  await expect(sessions.get('s1')).rejects.toMatchObject({ code: Code.Unavailable });
  await expect(sessions.get('s1', '', true)).rejects.toMatchObject({ code: Code.Unavailable });
});

test('somebody’s sign of being there fails while it cannot be told, and the session lives on', async () => {
  getSession.mockResolvedValueOnce(create(GetSessionResponseSchema, { ...session, notesActivity: true }));
  sessions.markAllStale();
  await sessions.get('s1');
  getSession.mockRejectedValue(new ConnectError('away', Code.Unavailable));
  await expect(sessions.get('s1', '', true)).rejects.toMatchObject({ code: Code.Unavailable });
  sessions.markAllStale();
  expect((await sessions.get('s1'))?.actor.userId).toBe('u1');
});

test('an answer that was in flight when the session ended is discarded', async () => {
  let answer = (_: typeof session) => {};
  getSession
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    .mockRejectedValue(new ConnectError('Please sign in.', Code.Unauthenticated));
  sessions.markAllStale();
  const pending = sessions.get('s1');
  sessions.forget('s1');
  answer(session);
  expect(await pending).toBeUndefined();
  expect(await sessions.get('s1')).toBeUndefined();
});

test('an ended session is refused while auth is unavailable', async () => {
  getSession.mockRejectedValue(new ConnectError('away', Code.Unavailable));
  sessions.markAllStale();
  const pending = sessions.get('s1');
  sessions.forget('s1');
  await expect(pending).rejects.toThrow('away');
});

test('the first use of each access token is told to the auth service once', async () => {
  const told = () => getSession.mock.calls.flatMap(([{ refreshId }]) => refreshId || []);
  await Promise.all([sessions.get('s1', 'r1'), sessions.get('s1', 'r1'), sessions.get('s1')]);
  await sessions.get('s1', 'r2');
  await sessions.get('s1', 'r1');
  sessions.markAllStale();
  await sessions.get('s1', 'r2');
  expect(told()).toEqual(['r1', 'r2']);
});

test('the first use of an access token is told later if the auth service was unavailable', async () => {
  getSession.mockRejectedValueOnce(new ConnectError('away', Code.Unavailable));
  expect((await sessions.get('s1', 'r1'))?.actor.userId).toBe('u1');
  await sessions.get('s1', 'r1');
  expect(getSession).toHaveBeenLastCalledWith({ sessionId: 's1', refreshId: 'r1' });
});
