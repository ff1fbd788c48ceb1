import type { Client } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import { connectMongo } from '@tablewell/chassis/mongo';
import {
  as,
  eventually,
  startBackbone,
  startTestService,
  type TestBackbone,
  type TestService,
} from '@tablewell/chassis/testing';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import type { Connection } from 'mongoose';
import { buildGuest } from '../src/app';

let backbone: TestBackbone;
let connection: Connection;
let service: TestService;
let api: Client<typeof GuestService>;
const owner = as({ userId: 'u1', memberships: [{ restaurantId: 'r1', role: Role.OWNER }] });

interface Earlier {
  _id: string;
  [field: string]: unknown;
}
const guests = () => connection.collection<Earlier>('guests');
/** A guest as the first release wrote it. */
const earlier = (id: string, name: string): Earlier => ({
  _id: id,
  restaurantId: 'r1',
  key: `name:${name}`,
  name,
  sortName: name.toLowerCase(),
  phoneNumber: '',
  visits: 1,
  lastVisit: null,
  version: 1,
  counted: [],
  outbox: [],
  unsent: 0,
});

beforeAll(async () => {
  backbone = await startBackbone();
  connection = await connectMongo({ url: backbone.store.url, database: 'tablewell_guest' });
  await guests().insertMany([earlier('z', 'Zoë'), earlier('é', 'Élodie'), earlier('f', 'Frank')]);
  const often = { countVisitsEveryMs: 20, forgetVisitsEveryMs: 20, upgradeEveryMs: 20 };
  service = await startTestService('guest', backbone, buildGuest({ ...often, retentionDays: 30 }));
  api = service.client(GuestService);
});
afterAll(async () => {
  await service?.stop();
  await connection?.close();
  await backbone?.stop();
});

test('guests of an earlier release are upgraded to the current sort order, with all their data', async () => {
  const names = async () => {
    const { guests: found } = await api.listGuests({ restaurantId: 'r1', page: 1, limit: 10 }, owner);
    return found.map(({ name, visits }) => `${name} ${visits}`);
  };
  await eventually(async () => expect(await names()).toEqual(['Élodie 1', 'Frank 1', 'Zoë 1']));
  await eventually(async () => expect(await guests().countDocuments({ schemaVersion: 2 })).toBe(3));
});

test('a new guest has the current schema version', async () => {
  const { guest } = await api.addGuest({ restaurantId: 'r1', name: 'Ägidius' }, owner);
  expect(await guests().findOne({ _id: guest?.id ?? '' })).toMatchObject({
    sortName: 'agidius',
    schemaVersion: 2,
  });
});
