import { connectMongo } from '@tablewell/chassis/mongo';
import { startBackbone } from '@tablewell/chassis/testing';
import { MongoOwnDomains } from '../src/adapters/mongo/own-domains';
import type { ProvenDomain } from '../src/domain/own-name';

const noon = new Date('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const domain = (host: string, restaurantId = 'r1', checkAt = noon): ProvenDomain => ({
  host,
  restaurantId,
  token: 'secret',
  missingSince: null,
  checkAt,
});

let stop: () => Promise<void>;
let domains: MongoOwnDomains;
beforeAll(async () => {
  const backbone = await startBackbone();
  const connection = await connectMongo({ url: backbone.store.url, database: 'tablewell_restaurant' });
  domains = new MongoOwnDomains(connection);
  stop = async () => {
    await connection.close();
    await backbone.stop();
  };
});
afterAll(() => stop?.());

test('a domain is claimed by one of many restaurants at once, and renewed by that one', async () => {
  const claims = await Promise.all(
    Array.from({ length: 8 }, (_, index) => domains.claim(domain('one.example.com', `r${index}`))),
  );
  expect(claims.filter(Boolean)).toHaveLength(1);
  const owner = `r${claims.indexOf(true)}`;
  expect(await domains.claim(domain('one.example.com', owner))).toBe(true);
  await domains.release('one.example.com', 'another');
  expect((await domains.find('one.example.com'))?.restaurantId).toBe(owner);
  await domains.release('one.example.com', owner);
  expect(await domains.find('one.example.com')).toBeUndefined();
});

test('domains that are due come first, and of two concurrent look-ups one outcome stays', async () => {
  const later = new Date(noon.getTime() + hour);
  await domains.claim(domain('due.example.com'));
  await domains.claim(domain('later.example.com', 'r1', later));
  const [due, ...others] = await domains.due(noon, 10);
  expect([due?.host, others]).toEqual(['due.example.com', []]);
  if (!due) return;
  await domains.replace(due, { ...due, missingSince: noon, checkAt: later });
  await domains.replace(due, { ...due, missingSince: null, checkAt: new Date(later.getTime() + hour) });
  expect(await domains.find('due.example.com')).toMatchObject({ missingSince: noon, checkAt: later });
});
