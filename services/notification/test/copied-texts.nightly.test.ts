import { Role } from '@tablewell/chassis/access';
import { as, refusalOf } from '@tablewell/chassis/testing';
import { startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications();
  const ownerId = 'rossi';
  const longName = { name: 'Trattoria '.repeat(10).trim() };
  await Promise.all([
    running.publishRestaurant('from', { ownerId }),
    running.publishRestaurant('to', { ownerId }),
    running.publishRestaurant('long', { ownerId, ...longName }),
    running.publishRestaurant('foreign'),
  ]);
});
afterAll(() => running?.stop());

const options = (role = Role.OWNER, ids = ['from', 'to', 'long', 'foreign']) =>
  as({ userId: 'rossi', memberships: ids.map((restaurantId) => ({ restaurantId, role })) });
const put = (restaurantId: string, kind: string, text: string, more: object = {}) =>
  running.templates.putTemplate({ restaurantId, kind, language: 'en', text, ...more }, options());
const preview = async (toId: string, given = options()) =>
  (await running.templates.previewCopiedTemplates({ fromId: 'from', toId }, given)).templates;

const booked = 'Ciao! {{ restaurant }} keeps a table for you: {{ when }}. {{ link }}';
const canceled = '{{ restaurant }} canceled your table of {{ when }}.';
const french = '{{ restaurant }}: au revoir. {{ link }}';

test('a copy has the texts that differ, of every language, and the product’s where the source has none', async () => {
  expect(await preview('to')).toEqual([]);
  await put('from', 'reservation-booked', booked);
  await put('from', 'reservation-booked', french, { language: 'fr' });
  await put('to', 'reservation-canceled', canceled);
  const changed = await preview('to');
  expect(changed).toMatchObject([
    { kind: 'reservation-booked', language: 'en', before: '', after: booked, baseVersion: 0n, problem: '' },
    { kind: 'reservation-canceled', language: 'en', before: canceled, after: '', baseVersion: 1n },
    { kind: 'reservation-booked', language: 'fr', before: '', after: french, baseVersion: 0n },
  ]);
  for (const { kind, language, after, baseVersion } of changed)
    await put('to', kind, after, { language, baseVersion });
  expect(await preview('to')).toEqual([]);
});

test('a text that cannot be saved there says why', async () => {
  const twice = `{{ restaurant }} ${'looks forward to your visit. '.repeat(13)}{{ link }}`;
  await put('from', 'reservation-restored', twice);
  const [found] = (await preview('long')).filter(({ kind }) => kind === 'reservation-restored');
  expect(found?.problem).toMatch(/more than 480 characters/);
});

test('only who may change the settings of both, of one owner, sees texts of another restaurant', async () => {
  expect(await refusalOf(preview('to', options(Role.HOST)))).toMatchObject({ kind: 'forbidden' });
  expect(await refusalOf(preview('to', options(Role.OWNER, ['to'])))).toMatchObject({ kind: 'not-found' });
  expect(await refusalOf(preview('to', options(Role.OWNER, ['from'])))).toMatchObject({ kind: 'not-found' });
  for (const toId of ['foreign', 'from'])
    expect(await refusalOf(preview(toId))).toMatchObject({ fields: [{ field: 'toId' }] });
});
