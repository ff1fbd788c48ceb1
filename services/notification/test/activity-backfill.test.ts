import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Code, ConnectError } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import { implement } from '@tablewell/chassis/rpc';
import {
  as,
  eventually,
  startBackbone,
  startTestService,
  type TestBackbone,
  type TestService,
} from '@tablewell/chassis/testing';
import { ActivityService } from '@tablewell/proto/notification/v1/activity_service_pb';
import { ActivityKind, DoerKind } from '@tablewell/proto/restaurant/v1/activity_pb';
import { ActivityBackfillService } from '@tablewell/proto/restaurant/v1/activity_backfill_service_pb';
import { buildNotification } from '../src/app';
import { type ProviderSandbox, startSandbox } from './provider-sandbox';

let providers: ProviderSandbox;
let backbone: TestBackbone;
let restaurant: TestService;

const doer = { kind: DoerKind.MEMBER, userId: 'u1', name: 'Ada', email: 'ada@example.com' };
const entry = (id: string, minute: number) => ({
  id,
  restaurantId: 'r1',
  at: timestampFromDate(new Date(Date.UTC(2026, 10, 20, 12, minute))),
  kind: ActivityKind.LAYOUT,
  event: 'layout.saved',
  subjectId: 'l1',
  details: { name: 'Terrace' },
  doer,
});
const former = [entry('a.r1', 3), entry('b.r1', 1), entry('c.r1', 2)];
/** The ids after which entries of earlier releases were requested. */
const requests: string[] = [];
let isOlder = true;

beforeAll(async () => {
  [providers, backbone] = await Promise.all([startSandbox(), startBackbone()]);
  // A restaurant service with pages of two entries; after the first page it runs the previous release for a while.
  restaurant = await startTestService('restaurant', backbone, () => ({
    implementations: [
      implement(ActivityBackfillService, {
        async listStoredActivity({ afterId }) {
          requests.push(afterId);
          if (afterId !== '' && isOlder) throw new ConnectError('older', Code.Unimplemented);
          return { entries: former.filter(({ id }) => id > afterId).slice(0, 2) };
        },
      }),
    ],
  }));
});
afterAll(async () => {
  await restaurant?.stop();
  await backbone?.stop();
  await providers?.stop();
});

const start = () =>
  startTestService(
    'notification',
    backbone,
    buildNotification({
      ...providers.settings,
      restaurantRpcUrl: `http://127.0.0.1:${restaurant.ports.rpcPort}`,
      backfillEveryMs: 50,
    }),
  );
const list = async (service: TestService) => {
  const options = as({ userId: 'u1', memberships: [{ restaurantId: 'r1', role: Role.OWNER }] });
  return (await service.client(ActivityService).listActivity({ restaurantId: 'r1' }, options)).entries;
};

test('the audit log of earlier releases is copied once, also across a restart in the middle', async () => {
  const first = await start();
  await eventually(async () => expect(await list(first)).toHaveLength(2));
  await eventually(() => expect(requests).toContain('b.r1'));
  await first.stop();
  isOlder = false;
  requests.length = 0;

  const second = await start();
  await eventually(() => expect(requests).toEqual(['b.r1', 'c.r1']));
  const entries = await list(second);
  expect(entries.map(({ id }) => id)).toEqual(['a.r1', 'c.r1', 'b.r1']);
  expect(entries[0]).toMatchObject({
    event: 'layout.saved',
    subjectId: 'l1',
    details: { name: 'Terrace' },
    doer,
  });
  await second.stop();

  const third = await start();
  expect(await list(third)).toHaveLength(3);
  await third.stop();
  expect(requests).toEqual(['b.r1', 'c.r1']);
});
