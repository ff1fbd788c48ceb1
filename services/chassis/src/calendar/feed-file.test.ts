import { feedFileOf, type FeedEntry } from './feed-file';

const entry = (index: number, more: Partial<FeedEntry> = {}): FeedEntry => ({
  uid: `party-${index}@tables.example`,
  sequence: 3,
  changedAt: new Date('2026-01-05T10:00:00Z'),
  start: new Date('2026-01-07T18:00:00Z'),
  end: new Date('2026-01-07T19:30:00Z'),
  title: `Party ${index}`,
  description: '',
  isCanceled: false,
  ...more,
});

test('a calendar says its name and how often to read it again, and has each entry once, in order', async () => {
  const text = await feedFileOf(
    'Kitchen',
    Array.from({ length: 60 }, (_, index) => entry(index)),
  );
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(text).toContain('\r\nMETHOD:PUBLISH\r\n');
  expect(text).toContain('\r\nNAME:Kitchen\r\nX-WR-CALNAME:Kitchen\r\n');
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT15M\r\nX-PUBLISHED-TTL:PT15M\r\n');
  const titles = [...text.matchAll(/SUMMARY:Party (\d+)/g)].map(([, index]) => Number(index));
  expect(titles).toEqual(Array.from({ length: 60 }, (_, index) => index));
  expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
});

test('its text is the same as long as its entries are, whenever it is written', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-06T00:00:00Z'), doNotFake: ['setImmediate'] });
  const first = await feedFileOf('Kitchen', [entry(1)]);
  jest.setSystemTime(new Date('2026-01-06T09:00:00Z'));
  expect(await feedFileOf('Kitchen', [entry(1)])).toBe(first);
  jest.useRealTimers();
});

test('lines are folded at 75 bytes, texts are escaped, and a canceled party stays as such', async () => {
  const name = 'é'.repeat(60);
  const text = await feedFileOf('Kitchen; bar, BEGIN:VEVENT', [
    entry(1, { title: name, description: 'Table 4, 5\nTerrace; quiet', isCanceled: true }),
  ]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`);
  expect(text).toContain('DESCRIPTION:Table 4\\, 5\\nTerrace\\; quiet');
  expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
  expect(text).toContain('STATUS:CANCELLED');
  expect(text).toContain('X-WR-CALNAME:Kitchen\\; bar\\, BEGIN:VEVENT\r\n');
});

test('a calendar without entries is one as well', async () => {
  expect(await feedFileOf('Kitchen', [])).toMatch(/X-PUBLISHED-TTL:PT15M\r\nEND:VCALENDAR\r\n$/);
});
