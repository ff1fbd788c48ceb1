import type { Page } from 'playwright-core';
import { eventually } from '../src/api';
import { alwaysOpen } from '../src/bookings';
import { comes, furnish } from '../src/full-house';
import { button } from '../src/pages';
import { startJourney } from '../src/journey';
import { countTaps } from '../src/taps';
import { Finger, middleOf, restingBox } from '../src/touch';
import { zoneAtHour } from '../src/zones';

// An evening on a tablet on its stand, by finger alone, in a house whose tables are nearly all taken.

const zone = zoneAtHour(18);
const journey = startJourney({
  owner: { timezone: zone, settings: { operatingHours: alwaysOpen, tableAvailability: { FourTop: 2 } } },
});
const phone = '+1 202 555 0177';
let page: Page;
let finger: Finger;
/** The time of which the guest is told. */
let toldTime: string | undefined;

beforeAll(async () => {
  const { owner } = journey;
  await furnish(owner);
  const sitting = ['1', '2', '5', '6', '8', '10', '12', '14', 'T1', 'T2', 'T5', 'T6'];
  for (const [index, table] of sitting.entries())
    await comes(owner, {
      name: `Guest ${'ABCDEFGHIJKL'[index]}`,
      size: 2,
      // Two signs at each table: an allergy and a VIP.
      notes: 'VIP',
      dietary: { needs: ['nut-allergy'], words: '' },
      inMinutes: -30,
      tables: [table],
      stage: 'seated',
    });
  await comes(owner, { name: 'Ada Lovelace', size: 4, inMinutes: 60, tables: ['7'] });
  await comes(owner, { name: 'Grace Hopper', size: 3, inMinutes: 60, tables: ['9'] });
  await comes(owner, { name: 'Alan Turing', size: 2, inMinutes: 60, tables: ['3'], phone });
  await comes(owner, { name: 'Katherine Johnson', size: 2, inMinutes: -5, tables: ['4'], stage: 'arrived' });
  ({ page } = await journey.signIn({ screen: 'tablet', path: '/dashboard?tab=tonight', timezone: zone }));
  finger = await Finger.on(page);
  await row('Ada Lovelace').first().waitFor();
});

const row = (name: string) =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}, party of`) });
const bar = (name: string) =>
  page.getByRole('group', { name: 'Tables by time' }).getByRole('button', { name: new RegExp(`^${name},`) });
const spot = (number: string) => page.getByRole('button', { name: new RegExp(`^Table ${number}, `) });
const hint = (text: string) => page.getByRole('status').filter({ hasText: text });
const isAt = (name: string, tables: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, party of \\d, .* table ${tables}$`) }).waitFor();

test('a finger drags a party on the timeline to another table', async () => {
  await button(page, 'Timeline').click();
  const taps = await countTaps(page);
  const from = await middleOf(bar('Ada Lovelace'));
  const { y } = await middleOf(bar('Grace Hopper'));
  // The row of table 11 is two below that of table 9.
  const rowHeight = (y - from.y) / 2;
  await finger.drag(from, { x: from.x, y: from.y + 4 * rowHeight });
  await hint('Ada Lovelace, 4: table 11').waitFor();
  await finger.lift();
  await isAt('Ada Lovelace', '11');
  expect(await taps()).toBe(1);
});

test('another time is asked about, and the guest is told only if the host says so', async () => {
  const from = await middleOf(bar('Alan Turing'));
  const quarter = 34;
  await finger.drag(from, { x: from.x + quarter, y: from.y });
  await finger.lift();
  const dialog = page.getByRole('dialog', { name: 'Another time for Alan Turing, 2?' });
  await button(page, 'Cancel').click();
  await dialog.waitFor({ state: 'hidden' });
  await finger.drag(from, { x: from.x + 2 * quarter, y: from.y });
  await finger.lift();
  await button(page, 'Move without telling').click();
  await finger.drag(await middleOf(bar('Alan Turing')), { x: from.x + 3 * quarter, y: from.y });
  await finger.lift();
  await button(page, 'Move and tell the guest').click();
  toldTime = /, (\d+:\d+ [AP]M), /.exec((await bar('Alan Turing').getAttribute('aria-label')) ?? '')?.[1];
  expect(toldTime).toBeDefined();
});

test('a finger that rests on a row of the list carries the party to a table, and one that does not scrolls', async () => {
  await button(page, 'Floor').click();
  await finger.drag(await middleOf(row('Alan Turing')), await middleOf(spot('13')), { rests: true });
  await page.getByText('Alan Turing, 2: table 13').waitFor();
  await finger.lift();
  await isAt('Alan Turing', '13');
  const { x, y } = await middleOf(row('Grace Hopper'));
  await finger.drag({ x, y }, { x, y: y - 80 });
  await finger.lift();
  expect(await page.getByText('Drop at a table').count()).toBe(0);
});

test('a waiting party is seated where it is dropped', async () => {
  await finger.drag(await middleOf(row('Katherine Johnson')), await middleOf(spot('3')), { rests: true });
  await page.getByText('Seat Katherine Johnson, 2, at table 3').waitFor();
  await finger.lift();
  await page.getByRole('button', { name: /^Table 3, .*Occupied, Katherine Johnson/ }).waitFor();
});

test('two parties exchange their tables if one is dropped on the other', async () => {
  await button(page, 'Timeline').click();
  const taps = await countTaps(page);
  await finger.drag(await middleOf(bar('Ada Lovelace')), await middleOf(bar('Grace Hopper')));
  await hint('Swap: Ada Lovelace gets table 9, Grace Hopper gets 11').waitFor();
  await finger.lift();
  await isAt('Ada Lovelace', '9');
  await isAt('Grace Hopper', '11');
  expect(await taps()).toBe(1);
});

test('servers get their tables by an area and by a line round them', async () => {
  await button(page, 'Floor').click();
  const taps = await countTaps(page);
  await button(page, 'Servers…').click();
  const drawer = page.getByRole('dialog', { name: 'Servers' });
  for (const name of ['Anna', 'Ben']) {
    await drawer.getByLabel('Add a server').fill(name);
    await page.keyboard.press('Enter');
    await drawer.getByRole('radio', { name: new RegExp(`^${name}`) }).waitFor();
  }
  await drawer.getByRole('button', { name: 'All of Terrace' }).click();
  await drawer.getByRole('radio', { name: /^Anna/ }).check();
  const place = async (number: string) => {
    const box = await drawer.getByRole('button', { name: `Table ${number}, without a server` }).boundingBox();
    if (!box) throw new Error(`table ${number} is not on the map`);
    return box;
  };
  const [first, last] = [await place('1'), await place('9')];
  const [left, top] = [first.x - 6, first.y - 6];
  const [right, low] = [last.x + last.width + 4, last.y + last.height + 4];
  await finger.draw([
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: low },
    { x: left, y: low },
  ]);
  await drawer.getByText(/^7 tables/).waitFor();
  await drawer.getByRole('button', { name: 'Save servers' }).click();
  // Besides the names that are typed, for two areas.
  expect(await taps()).toBeLessThanOrEqual(6);
  await page.getByRole('button', { name: /^Table 8, .*served by Anna$/ }).waitFor();
  await page.getByRole('button', { name: /^Table T8, .*served by Ben$/ }).waitFor();
});

test('the whole floor is in sight beside the list, with a note above it, and no sign hides a number', async () => {
  await button(page, 'Full screen for service').click();
  await button(page, 'Shift note').click();
  const dialog = page.getByRole('dialog', { name: 'Shift note' });
  await dialog.getByRole('textbox').fill('No turbot tonight. Table 9 wobbles.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await button(page, 'Floor').click();
  const { height = 0 } = page.viewportSize() ?? {};
  await eventually(async () => {
    const legend = await page.getByRole('list', { name: 'Legend' }).boundingBox();
    expect((legend?.y ?? height) + (legend?.height ?? 0)).toBeLessThanOrEqual(height);
  });
  await page.getByText('No turbot tonight.').first().waitFor();
  // A message below the map moves no table, once the map has taken the size that full screen and the note leave it.
  const before = await restingBox(spot('14'));
  await button(page, 'Arrived: Grace Hopper').click();
  await button(page, 'Undo').waitFor();
  expect(await spot('14').boundingBox()).toEqual(before);
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('[data-drop-table] b')].flatMap((number) => {
      const { left, right, top, bottom } = number.getBoundingClientRect();
      const signs = [...(number.closest('button')?.querySelectorAll('[data-sign]') ?? [])];
      const covers = signs.some((sign) => {
        const at = sign.getBoundingClientRect();
        return at.left < right - 1 && at.right > left + 1 && at.top < bottom - 2 && at.bottom > top + 2;
      });
      return covers ? [number.textContent] : [];
    }),
  );
  expect(hidden).toEqual([]);
});

test('one message tells the guest the new time; it waits a minute, in which the host may undo', async () => {
  const { api, restaurantId } = journey.owner;
  const path = '/rpc/tablewell.notification.v1.MessageService/ListMessages';
  await eventually(async () => {
    const { body } = await api.call<{ messages: { text: string; status: string }[] }>('POST', path, {
      restaurantId,
    });
    const told = body.messages
      // The host asked not to tell of the first move.
      .filter(({ status }) => status !== 'MESSAGE_STATUS_SUPPRESSED')
      .map(({ text }) => text.replaceAll('\u202f', ' '))
      .filter((text) => text.includes('is now'));
    expect(told).toEqual([expect.stringContaining(toldTime ?? 'a time')]);
  });
});
