import { Role } from '@tablewell/chassis/access';
import { refusalOf } from '@tablewell/chassis/testing';
import { PictureKind } from '@tablewell/proto/restaurant/v1/profile_pb';
import sharp from 'sharp';
import { memberOf, startRestaurants, type RestaurantHarness } from './harness';

let running: RestaurantHarness;
beforeAll(async () => (running = await startRestaurants()));
afterAll(() => running?.stop());

let count = 0;
async function open() {
  const restaurantId = `r-face-${(count += 1)}`;
  const founding = { id: restaurantId, ownerId: 'u1', name: 'Trattoria', timezone: 'Europe/Rome' };
  await running.restaurants.createRestaurant({ ...founding, email: 'ada@example.com' });
  return { restaurantId, owner: memberOf(restaurantId) };
}
type Opened = Awaited<ReturnType<typeof open>>;

const paint = (width: number, height: number, background = '#aa3300') =>
  sharp({ create: { width, height, channels: 3, background } });
const faceOf = async (id: string) => (await running.restaurants.getPublicRestaurant({ id })).restaurant?.face;
const upload = ({ restaurantId, owner }: Opened, picture: Uint8Array, kind = PictureKind.COVER, by = owner) =>
  running.profiles.putPicture({ restaurantId, kind, picture }, by);
const stored = (restaurantId: string) =>
  running.connection.collection('picture_files').find({ restaurantId }).sort({ _id: 1 }).toArray();
const field = (error: unknown) => (error as { fields?: { field: string }[] }).fields?.[0]?.field;

test('a profile is replaced on the version that was read, and shown to the public with readable colors', async () => {
  const { restaurantId, owner } = await open();
  expect(await running.profiles.getProfile({ restaurantId }, owner)).toMatchObject({ version: 0n });
  const profile = { about: 'Pasta, <made> daily', priceLevel: 2, city: 'Roma', accent: '#FFCC00' };
  const { version } = await running.profiles.putProfile({ restaurantId, profile, baseVersion: 0n }, owner);
  expect(
    await refusalOf(running.profiles.putProfile({ restaurantId, profile: {}, baseVersion: 0n }, owner)),
  ).toMatchObject({ code: 'profile-changed' });
  const face = await faceOf(restaurantId);
  expect(face).toMatchObject({
    profile: { about: 'Pasta, made daily', city: 'Roma', accent: '#ffcc00' },
    country: 'IT',
  });
  expect(face?.shades?.light).not.toBe('#ffcc00');
  await running.restaurants.updateRestaurant({ id: restaurantId, name: 'Osteria' }, owner);
  expect(await running.profiles.getProfile({ restaurantId }, owner)).toMatchObject({
    version,
    face: { profile: { city: 'Roma' } },
  });
});

test('the address is shown in the order of its country, and a page that does not know the region keeps it', async () => {
  const { restaurantId, owner } = await open();
  const address = { street: 'Via Roma 12', postalCode: '00184', city: 'Roma' };
  const profile = { ...address, region: 'RM' };
  const first = await running.profiles.putProfile({ restaurantId, profile, baseVersion: 0n }, owner);
  expect(first.face?.address).toBe('Via Roma 12, 00184 Roma RM');
  const older = { restaurantId, profile: { ...address, about: 'Pasta' }, baseVersion: first.version };
  await running.profiles.putProfile(older, owner);
  expect(await faceOf(restaurantId)).toMatchObject({
    address: 'Via Roma 12, 00184 Roma RM',
    profile: { about: 'Pasta', region: 'RM' },
  });
});

test('a bad profile is refused with the field’s name and changes nothing; hosts and strangers cannot change any', async () => {
  const { restaurantId, owner } = await open();
  const bad = { restaurantId, profile: { website: 'ftp://x' }, baseVersion: 0n };
  expect(field(await refusalOf(running.profiles.putProfile(bad, owner)))).toBe('profile.website');
  const host = memberOf(restaurantId, Role.HOST);
  const change = { restaurantId, profile: { city: 'Roma' }, baseVersion: 0n };
  expect(await refusalOf(running.profiles.putProfile(change, host))).toMatchObject({ code: 'role-too-low' });
  for (const by of [memberOf('another'), undefined])
    expect((await refusalOf(running.profiles.putProfile(change, by)))?.code).not.toBe('');
  expect((await faceOf(restaurantId))?.profile?.city).toBe('');
});

test('a cover is served in several sizes and formats without the camera’s data, and cut to a wide shape', async () => {
  const opened = await open();
  const photo = await paint(1_500, 3_000)
    .withExif({ IFD0: { Copyright: 'Ada' } })
    .jpeg()
    .toBuffer();
  const { face } = await upload(opened, photo);
  expect(face?.cover).toMatchObject({
    widths: [640, 800, 1280],
    formats: ['avif', 'webp'],
    width: 1280,
    height: 720,
  });
  const files = await stored(opened.restaurantId);
  expect(files.map(({ _id }) => String(_id).slice(22))).toEqual([
    '-1200.jpeg',
    '-1280.avif',
    '-1280.webp',
    '-640.avif',
    '-640.webp',
    '-800.avif',
    '-800.webp',
  ]);
  const name = `${face?.cover?.id}-640.webp`;
  const { file, type } = await running.profiles.getPictureFile({ name });
  expect(type).toBe('image/webp');
  const about = await sharp(file).metadata();
  expect(about).toMatchObject({ format: 'webp', width: 640, height: 360 });
  expect(about.exif).toBeUndefined();
});

test('a logo is also served as PNG with its transparency, for mail programs without WebP, and a cover is not', async () => {
  const opened = await open();
  const transparent = { r: 20, g: 90, b: 40, alpha: 0.5 };
  const drawn = sharp({ create: { width: 400, height: 200, channels: 4, background: transparent } });
  const { face } = await upload(opened, await drawn.png().toBuffer(), PictureKind.LOGO);
  const { file, type } = await running.profiles.getPictureFile({ name: `${face?.logo?.id}-192.png` });
  expect(type).toBe('image/png');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 192, hasAlpha: true });
  const { face: both } = await upload(opened, await paint(700, 400).png().toBuffer());
  for (const name of [`${both?.cover?.id}-640.png`, `${face?.logo?.id}-100.png`])
    expect(await refusalOf(running.profiles.getPictureFile({ name }))).toMatchObject({
      message: 'Picture not found.',
    });
});

test('a repeated upload is the same picture; another one lets the files of the earlier one expire a day later', async () => {
  const opened = await open();
  const first = await paint(300, 100).png().toBuffer();
  const { face } = await upload(opened, first, PictureKind.LOGO);
  expect((await upload(opened, first, PictureKind.LOGO)).face?.logo).toEqual(face?.logo);
  expect(await stored(opened.restaurantId)).toHaveLength(2);
  const earlier = new Date(Date.now() - 3_600_000);
  await running.connection.collection('picture_files').updateMany({}, { $set: { storedAt: earlier } });
  await upload(opened, await paint(300, 100, '#003300').png().toBuffer(), PictureKind.LOGO);
  const ending = (await stored(opened.restaurantId)).filter(({ expiresAt }) => expiresAt !== undefined);
  expect(ending.map(({ pictureId }) => pictureId)).toEqual([face?.logo?.id, face?.logo?.id]);
  const back = await upload(opened, first, PictureKind.LOGO);
  expect(back.face?.logo).toEqual(face?.logo);
  expect(
    (await stored(opened.restaurantId)).filter(
      ({ pictureId, expiresAt }) => pictureId === face?.logo?.id && expiresAt,
    ),
  ).toEqual([]);
});

test('a picture is removed, and its files are deleted with the restaurant', async () => {
  const opened = await open();
  const { restaurantId, owner } = opened;
  await upload(opened, await paint(700, 400).png().toBuffer());
  const { face } = await running.profiles.deletePicture({ restaurantId, kind: PictureKind.COVER }, owner);
  expect(face?.cover).toBeUndefined();
  await running.profiles.deletePicture({ restaurantId, kind: PictureKind.COVER }, owner);
  await running.restaurants.deleteRestaurant({ id: restaurantId }, owner);
  expect(await stored(restaurantId)).toEqual([]);
});

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['nothing', () => new Uint8Array()],
  ['text', () => Buffer.from('<html>no picture</html>')],
  [
    'a drawing with scripts',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script/></svg>'),
  ],
  ['an animation', () => paint(900, 900).gif().toBuffer()],
  ['a file that is cut off', async () => (await paint(900, 900).jpeg().toBuffer()).subarray(0, 900)],
  ['a narrow picture', () => paint(300, 300).png().toBuffer()],
  ['more than fifty million pixels', () => paint(9_000, 9_000).png().toBuffer()],
  ['more than 8 MB', () => new Uint8Array(8 * 1024 * 1024 + 1)],
])('%s is refused as a cover with the field’s name, and stores nothing', async (_what, bytes) => {
  const opened = await open();
  const refusal = await refusalOf(upload(opened, await bytes()));
  expect(field(refusal)).toBe('picture');
  expect(await stored(opened.restaurantId)).toEqual([]);
});

test('two uploads of a restaurant at once leave one picture whose files exist; another restaurant’s upload is served', async () => {
  const [busy, other] = [await open(), await open()];
  const pictures = await Promise.all(
    ['#111111', '#222222', '#333333'].map((color) => paint(2_000, 1_200, color).png().toBuffer()),
  );
  const uploads = pictures.map((each) => refusalOf(upload(busy, each)).catch(() => undefined));
  const third = upload(other, pictures[0] as Buffer);
  await Promise.all([...uploads, third]);
  for (const { restaurantId } of [busy, other]) {
    const cover = (await faceOf(restaurantId))?.cover;
    const { file } = await running.profiles.getPictureFile({ name: `${cover?.id}-640.avif` });
    expect(file.length).toBeGreaterThan(100);
  }
});

test('hosts and strangers cannot upload, and unknown names are not found', async () => {
  const opened = await open();
  const picture = await paint(700, 400).png().toBuffer();
  const host = memberOf(opened.restaurantId, Role.HOST);
  expect(await refusalOf(upload(opened, picture, PictureKind.COVER, host))).toMatchObject({
    code: 'role-too-low',
  });
  expect((await refusalOf(upload(opened, picture, PictureKind.COVER, memberOf('another'))))?.code).not.toBe(
    '',
  );
  for (const name of ['', '../etc/passwd', 'AAAAAAAAAAAAAAAAAAAAAA-640.webp', '{"$ne":1}'])
    expect(await refusalOf(running.profiles.getPictureFile({ name }))).toMatchObject({
      message: 'Picture not found.',
    });
});
