import { create, fromBinary } from '@bufbuild/protobuf';
import { createContextValues } from '@connectrpc/connect';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import { EveningSchema } from '@tablewell/proto/reservation/v1/evening_pb';
import { EveningService, GetEveningResponseSchema } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { PersonalPermission, Role } from '../access';
import type { EncodedResponse } from './encoded-response';
import { implement } from './implementation';
import type { CallContext } from './inbound/call-context';
import { type MemberReads, withMemberTurns } from './member-turns';
import { actorKey } from './metadata';

const memberOf = (restaurantId: string, signal = new AbortController().signal): CallContext =>
  contextOf('u1', restaurantId, Role.HOST, signal);

function contextOf(
  userId: string,
  restaurantId: string,
  role: Role,
  signal = new AbortController().signal,
  withheld: PersonalPermission[] = [],
): CallContext {
  const actor = create(ActorSchema, { userId, memberships: [{ restaurantId, role, withheld }] });
  return { values: createContextValues().set(actorKey, actor), signal } as unknown as CallContext;
}

/** The evening's handlers in turns, with the calls that have begun, which a test ends one by one. */
function served(worksIn: MemberReads['worksIn'] = 'process') {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (name: string) =>
    new Promise<object>((resolve) => {
      begun.push(name);
      ends.push(() => resolve({ evening: create(EveningSchema, { localDate: name }) }));
    });
  const [wrapped] = withMemberTurns({ reads: [EveningService.method.getEvening], worksIn }, [
    implement(EveningService, {
      getEvening: ({ restaurantId, localDate }) => begin(`${restaurantId} ${localDate}`),
      takeStep: ({ reservationId }) => begin(`step ${reservationId}`),
    }),
  ]);
  const handlers = wrapped?.handlers as unknown as Record<
    string,
    (request: object, context: CallContext) => Promise<EncodedResponse>
  >;
  const get = (restaurantId: string, localDate: string, context = memberOf(restaurantId)) =>
    handlers['getEvening']?.({ restaurantId, localDate }, context);
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, get, endNext, step: handlers['takeStep'] };
}

test('a restaurant has one costly read under way, the same ones share an answer, and others do not wait', async () => {
  const { begun, get, endNext } = served();
  const answers = ['2026-11-20', '2026-11-21', '2026-11-21', '2026-11-21'].map((date) => get('heavy', date));
  void get('other', '2026-11-20');
  expect(begun).toEqual(['heavy 2026-11-20', 'other 2026-11-20']);
  await endNext();
  expect(begun.slice(2)).toEqual(['heavy 2026-11-21']);
  await endNext();
  await endNext();
  await Promise.all(answers);
  expect(begun).toHaveLength(3);
});

test('colleagues with the same role share one encoded answer, others have their own', async () => {
  const { begun, get, endNext } = served();
  void get('heavy', 'first');
  const asked = [Role.HOST, Role.HOST, Role.OWNER].map((role, index) =>
    get('heavy', 'shared', contextOf(`u${index}`, 'heavy', role)),
  );
  await endNext();
  await endNext();
  await endNext();
  const [one, colleague, owner] = await Promise.all(asked);
  expect(begun).toEqual(['heavy first', 'heavy shared', 'heavy shared']);
  expect(colleague).toBe(one);
  expect(owner).not.toBe(one);
  const { evening } = fromBinary(GetEveningResponseSchema, one?.bytes ?? new Uint8Array());
  expect(evening?.localDate).toBe('heavy shared');
});

test('colleagues with other permissions have answers of their own', async () => {
  const { begun, get, endNext } = served();
  void get('heavy', 'first');
  const { signal } = new AbortController();
  const { EXPORT, CONTACTS } = PersonalPermission;
  const asked = [[EXPORT, CONTACTS], [CONTACTS, EXPORT], [EXPORT], []].map((withheld, index) =>
    get('heavy', 'asked', contextOf(`u${index}`, 'heavy', Role.HOST, signal, withheld)),
  );
  for (const _ of begun.concat('', '', '')) await endNext();
  const [one, same, ...others] = await Promise.all(asked);
  expect(same).toBe(one);
  expect(new Set([one, ...others]).size).toBe(3);
});

test('too many different reads of a restaurant are refused, and one whose caller stops waiting is not begun', async () => {
  const { begun, get, endNext } = served();
  void get('heavy', 'first');
  const leaving = new AbortController();
  const left = get('heavy', 'left', memberOf('heavy', leaving.signal));
  for (let index = 1; index < 32; index++) get('heavy', `date ${index}`)?.catch(() => undefined);
  await expect(get('heavy', 'too many')).rejects.toThrow('many requests under way');
  leaving.abort(new Error('the deadline has passed'));
  await expect(left).rejects.toThrow('the deadline has passed');
  await endNext();
  expect(begun).toEqual(['heavy first', 'heavy date 1']);
});

test('a host’s step waits for no read, and a stranger takes no turn of a restaurant', () => {
  const { begun, get, step } = served();
  void get('heavy', 'first');
  void step?.({ reservationId: 'r' }, memberOf('heavy'));
  void get('heavy', 'of a stranger', memberOf('another'));
  expect(begun).toEqual(['heavy first', 'step r', 'heavy of a stranger']);
});

test.each([
  ['process', false],
  ['store', true],
] as const)(
  'reads that wait without a processor’s time, of the %s: the next one waits: %s',
  async (worksIn, waits) => {
    const real = performance.now.bind(performance);
    let aheadMs = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => real() + aheadMs);
    try {
      const { begun, get, endNext } = served(worksIn);
      for (let day = 1; day <= 7; day++) {
        const answer = get('heavy', `day ${day}`);
        aheadMs += 1_000;
        await endNext();
        await answer;
      }
      const leaving = new AbortController();
      const next = get('heavy', 'next day', memberOf('heavy', leaving.signal));
      void get('other', 'day 1');
      expect(begun.includes('heavy next day')).toBe(!waits);
      expect(begun).toContain('other day 1');
      leaving.abort(new Error('left'));
      if (waits) await expect(next).rejects.toThrow('left');
    } finally {
      clock.mockRestore();
    }
  },
);
