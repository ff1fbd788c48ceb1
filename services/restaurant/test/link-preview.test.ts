import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusalOf } from '@tablewell/chassis/testing';
import { PictureKind } from '@tablewell/proto/restaurant/v1/profile_pb';
import sharp from 'sharp';
import { memberOf, startRestaurants, type RestaurantHarness } from './harness';

let running: RestaurantHarness;
const folder = mkdtempSync(join(tmpdir(), 'tablewell-fonts-'));
beforeAll(async () => {
  // Without fonts, as in a production image.
  writeFileSync(join(folder, 'fonts.conf'), '<?xml version="1.0"?><fontconfig></fontconfig>');
  process.env['FONTCONFIG_FILE'] = join(folder, 'fonts.conf');
  running = await startRestaurants();
});
afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true });
});

let count = 0;
async function open(name = 'Trattoria “Ada” & Café') {
  const restaurantId = `r-preview-${(count += 1)}`;
  const founding = { id: restaurantId, ownerId: 'u1', name, timezone: 'Europe/Rome' };
  await running.restaurants.createRestaurant({ ...founding, email: 'ada@example.com' });
  return { restaurantId, owner: memberOf(restaurantId) };
}
const idOf = async (id: string) =>
  (await running.restaurants.getPublicRestaurant({ id })).restaurant?.face?.previewId ?? '';
const get = (restaurantId: string, previewId: string) =>
  running.profiles.getLinkPreview({ restaurantId, previewId });
const storedOf = (restaurantId: string) =>
  running.connection.collection('picture_files').find({ restaurantId, kind: 'preview' }).toArray();

test('a link preview shows the name as text, and is drawn once', async () => {
  const { restaurantId } = await open();
  const previewId = await idOf(restaurantId);
  const { file, type } = await get(restaurantId, previewId);
  expect(type).toBe('image/jpeg');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // White letters on the product's green: without a font only the green would be drawn.
  const { channels } = await sharp(file).stats();
  expect(channels[0]?.max).toBeGreaterThan(240);
  expect(Buffer.from((await get(restaurantId, previewId)).file)).toEqual(Buffer.from(file));
  expect(await storedOf(restaurantId)).toHaveLength(1);
});

test('another name, profile or cover is another preview, and no other is drawn', async () => {
  const { restaurantId, owner } = await open();
  const seen = [await idOf(restaurantId)];
  await running.restaurants.updateRestaurant({ id: restaurantId, name: 'Osteria' }, owner);
  seen.push(await idOf(restaurantId));
  const profile = { cuisine: 'Italian', city: 'Roma', accent: '#aa3300' };
  await running.profiles.putProfile({ restaurantId, profile, baseVersion: 0n }, owner);
  seen.push(await idOf(restaurantId));
  const picture = await sharp({ create: { width: 1300, height: 700, channels: 3, background: '#88aaff' } })
    .png()
    .toBuffer();
  await running.profiles.putPicture({ restaurantId, kind: PictureKind.COVER, picture }, owner);
  seen.push(await idOf(restaurantId));
  expect(new Set(seen).size).toBe(4);
  const { file } = await get(restaurantId, seen[3] ?? '');
  const corner = await sharp(file).extract({ left: 0, top: 0, width: 50, height: 50 }).toBuffer();
  const { channels } = await sharp(corner).stats();
  // The photo is a little darker.
  expect(channels[2]?.mean).toBeGreaterThan(150);
  for (const former of seen.slice(0, 3))
    expect((await refusalOf(get(restaurantId, former)))?.kind).toBe('not-found');
  const another = await open();
  expect((await refusalOf(get(restaurantId, await idOf(another.restaurantId))))?.kind).toBe('not-found');
  expect((await refusalOf(get(restaurantId, '../x')))?.kind).toBe('not-found');
});

test('a name with letters that the font lacks is not drawn on the cover, and the longest name fits', async () => {
  expect(await idOf((await open('寿司さくら')).restaurantId)).toBe('');
  const long = await open('W'.repeat(100));
  const { file } = await get(long.restaurantId, await idOf(long.restaurantId));
  expect((await sharp(file).metadata()).width).toBe(1200);
});
