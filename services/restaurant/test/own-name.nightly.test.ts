import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, NameServer, refusalOf } from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { made, memberOf, startRestaurants, type RestaurantHarness } from './harness';

let running: RestaurantHarness;
let names: NameServer;
beforeAll(async () => {
  names = await new NameServer().open();
  running = await startRestaurants([names.address]);
});
afterAll(async () => {
  await running?.stop();
  await names?.close();
});

let count = 0;
/** A restaurant of an owner with this plan. */
async function open(effectivePlan = PlanId.ENTERPRISE) {
  const restaurantId = `r-name-${(count += 1)}`;
  const ownerId = `owner-${count}`;
  const founding = { id: restaurantId, ownerId, name: 'Trattoria', timezone: 'Europe/Rome' };
  await running.restaurants.createRestaurant({ ...founding, email: 'ada@example.com' });
  const owner = memberOf(restaurantId);
  let version = 0n;
  async function publishPlan(plan: PlanId) {
    const entitlements = { effectivePlan: plan, maxRestaurants: plan === PlanId.ENTERPRISE ? 0 : 1 };
    version += 1n;
    await running.publish(
      outboxEntry(events.entitlementsChanged, { ownerId, version, entitlements }, made()),
    );
    await eventually(async () => {
      const { ownName } = await running.ownNames.getOwnName({ restaurantId }, owner);
      expect(ownName?.isAllowed).toBe(plan === PlanId.ENTERPRISE);
    });
  }
  await publishPlan(effectivePlan);
  const read = () => running.ownNames.getOwnName({ restaurantId }, owner);
  async function put(host: string, hidesProduct = false, by = owner) {
    const { version: baseVersion } = await read();
    return running.ownNames.putOwnName({ restaurantId, host, hidesProduct, baseVersion }, by);
  }
  const check = () => running.ownNames.checkOwnDomain({ restaurantId }, owner);
  const shown = async () =>
    (await running.restaurants.getPublicRestaurant({ id: restaurantId })).restaurant?.ownName;
  async function prove(host: string) {
    const { ownName } = await put(host);
    names.records.set(ownName?.domain?.recordName ?? '', ['v=spf1 -all', ownName?.domain?.recordValue ?? '']);
    return check();
  }
  return { restaurantId, owner, publishPlan, read, put, check, shown, prove };
}
const find = async (host: string) => (await running.ownNames.findOwnDomain({ host })).restaurantId;

test('a domain is shown once its record is found, and belongs only to this restaurant', async () => {
  const [ada, ben] = [await open(), await open()];
  const { ownName } = await ada.put('https://Book.Ada.example/', true);
  expect(ownName?.domain).toMatchObject({
    host: 'book.ada.example',
    isProven: false,
    recordName: '_tablewell.book.ada.example',
    recordValue: expect.stringMatching(/^[\w-]{43}$/),
    target: 'tablewell.example',
  });
  expect(await ada.shown()).toMatchObject({ hidesProduct: true, domain: '' });
  const refusal = await refusalOf(ada.check());
  expect(refusal?.fields[0]?.field).toBe('domain');
  expect((await refusalOf(find('book.ada.example')))?.kind).toBe('not-found');

  await ada.prove('book.ada.example');
  expect(await ada.shown()).toMatchObject({ domain: 'book.ada.example' });
  expect(await find('book.ada.example')).toBe(ada.restaurantId);
  expect(await refusalOf(ben.prove('book.ada.example'))).toMatchObject({ code: 'domain-taken' });
  expect((await ben.shown())?.domain).toBe('');
  expect(await find('book.ada.example')).toBe(ada.restaurantId);
});

test('a record with another value, or a failing name server, proves nothing', async () => {
  const ada = await open();
  const { ownName } = await ada.put('book.wrong.example');
  names.records.set(ownName?.domain?.recordName ?? '', [`${ownName?.domain?.recordValue}x`]);
  expect((await refusalOf(ada.check()))?.fields[0]?.field).toBe('domain');
  names.isFailing = true;
  expect(await refusalOf(ada.check())).toMatchObject({ code: 'dns-unavailable' });
  names.isFailing = false;
});

test('a domain is released when another one or none is set, and when the restaurant is deleted', async () => {
  const ada = await open();
  await ada.prove('one.example.com');
  await ada.put('two.example.com');
  expect((await refusalOf(find('one.example.com')))?.kind).toBe('not-found');
  expect((await ada.shown())?.domain).toBe('');
  await ada.prove('two.example.com');
  await running.restaurants.deleteRestaurant({ id: ada.restaurantId }, ada.owner);
  expect((await refusalOf(find('two.example.com')))?.kind).toBe('not-found');
});

test('an own name needs Enterprise and ends with it; with the plan again, the setting applies and the domain has to be proven again', async () => {
  const premium = await open(PlanId.PREMIUM);
  const refusal = await refusalOf(premium.put('book.premium.example', true));
  expect(refusal).toMatchObject({ code: 'plan-required' });
  const ada = await open();
  await ada.put('', true);
  await ada.prove('book.plan.example');
  await ada.put('book.plan.example', true);
  expect(await ada.shown()).toMatchObject({ hidesProduct: true, domain: 'book.plan.example' });
  await ada.publishPlan(PlanId.BASIC);
  await eventually(async () => expect(await ada.shown()).toMatchObject({ hidesProduct: false, domain: '' }));
  await eventually(async () => expect((await refusalOf(find('book.plan.example')))?.kind).toBe('not-found'));
  await ada.publishPlan(PlanId.ENTERPRISE);
  await eventually(async () => expect(await ada.shown()).toMatchObject({ hidesProduct: true, domain: '' }));
});

test('a domain is released after its record has been missing for seven days, and no earlier', async () => {
  const ada = await open();
  await ada.prove('book.gone.example');
  const record = '_tablewell.book.gone.example';
  const stored = running.connection.collection<{ _id: string }>('own_domains');
  const day = 24 * 3_600_000;
  const missingFor = (ms: number) =>
    stored.updateOne(
      { _id: 'book.gone.example' },
      { $set: { missingSince: new Date(Date.now() - ms), checkAt: new Date(0) } },
    );
  const checked = () =>
    eventually(async () => {
      const found = await stored.findOne({ _id: 'book.gone.example', checkAt: { $gt: new Date() } });
      expect(found).not.toBeNull();
    });
  names.records.delete(record);
  await missingFor(6 * day);
  await checked();
  expect(await ada.shown()).toMatchObject({ domain: 'book.gone.example' });
  names.isFailing = true;
  await missingFor(8 * day);
  await checked();
  expect(await find('book.gone.example')).toBe(ada.restaurantId);
  names.isFailing = false;
  await missingFor(7 * day);
  await eventually(async () => expect((await refusalOf(find('book.gone.example')))?.kind).toBe('not-found'));
  expect((await ada.shown())?.domain).toBe('');
  expect((await ada.read()).ownName?.domain).toMatchObject({ host: 'book.gone.example', isProven: false });
});

test('bad and outdated changes are refused and change nothing; hosts and strangers cannot change any', async () => {
  const ada = await open();
  for (const host of ['localhost', 'book.example.com:80', 'tablewell.example', 'x.tablewell.example'])
    expect((await refusalOf(ada.put(host)))?.fields[0]?.field).toBe('host');
  await ada.put('book.example.org');
  const { restaurantId, owner } = ada;
  const outdated = { restaurantId, host: '', hidesProduct: false, baseVersion: 0n };
  expect(await refusalOf(running.ownNames.putOwnName(outdated, owner))).toMatchObject({
    code: 'own-name-changed',
  });
  expect(await refusalOf(ada.put('', false, memberOf(restaurantId, Role.HOST)))).toMatchObject({
    code: 'role-too-low',
  });
  const stranger = memberOf('another');
  expect((await refusalOf(ada.put('', false, stranger)))?.code).not.toBe('');
  expect((await refusalOf(running.ownNames.checkOwnDomain({ restaurantId }, stranger)))?.code).not.toBe('');
  expect((await ada.read()).ownName?.domain?.host).toBe('book.example.org');
});
