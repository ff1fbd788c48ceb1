import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { violationsOn } from '../src/axe';
import { alwaysOpen } from '../src/bookings';
import { button } from '../src/pages';
import { startJourney } from '../src/journey';
import { todayIn, zoneAtHour } from '../src/zones';

// An evening on a tablet on its stand: what fits on its screen, turned both ways, and what a host corrects and decides there.

const zone = zoneAtHour(16);
const today = todayIn(zone);
const journey = startJourney({
  owner: {
    timezone: zone,
    settings: { operatingHours: alwaysOpen, tableAvailability: { TwoTop: 12, FourTop: 1 } },
  },
});
let page: Page;

const guests = 24;
// Names consist of letters.
const nameOf = (index: number): string => `Guest ${String.fromCharCode(65 + index)}`;

async function evening(method: string, body: object): Promise<void> {
  const { api, restaurantId } = journey.owner;
  const path = `/rpc/tablewell.reservation.v1.EveningService/${method}`;
  expect((await api.call('POST', path, { restaurantId, ...body })).status).toBe(200);
}

const bookParty = (name: string, partySize: number, time: string, more: object = {}): Promise<void> =>
  evening('BookParty', {
    ...{ name, partySize, stepId: randomUUID(), when: { local: `${today}T${time}` } },
    ...more,
  });

/** The rows that are on the screen as a whole, and those that are wider than their list. */
const rowsOn = (shown: Page) =>
  shown.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-party-row]')].map((row) => {
      const { top, bottom, right, height } = row.getBoundingClientRect();
      const list = row.closest('section')?.getBoundingClientRect();
      const isWhole = height > 0 && top >= 0 && bottom <= window.innerHeight;
      return { isWhole, isCut: right > (list?.right ?? 0) + 1 };
    });
    return {
      whole: rows.filter(({ isWhole }) => isWhole).length,
      cut: rows.filter(({ isCut }) => isCut).length,
    };
  });

beforeAll(async () => {
  for (let index = 0; index < guests; index += 1)
    await bookParty(nameOf(index), 2, `${18 + Math.floor(index / 6)}:${index % 2 ? '30' : '00'}`, {
      // A party that does not answer is called.
      phoneNumber: `+1 202 555 01${String(index).padStart(2, '0')}`,
      ...(index === 0 ? { dietary: { needs: ['nut-allergy'], words: 'carries an injector' } } : {}),
    });
  // As on a busy night: a note for the shift, and a party without a table.
  await bookParty('Large Family', 4, '21:00', { tableNumbers: ['13'] });
  await bookParty('Late Family', 4, '22:00', { override: true, reason: 'the owner’s family' });
  const note = { text: 'No turbot tonight. Table 9 wobbles.', stepId: randomUUID() };
  await evening('SetShiftNote', { localDate: today, ...note });
  ({ page } = await journey.signIn({ path: '/dashboard?tab=tonight', timezone: zone, screen: 'tablet' }));
  await button(page, `Arrived: ${nameOf(0)}`).waitFor();
});

test('the evening takes the whole screen, upright and across, without a row that is cut off', async () => {
  await button(page, 'Full screen for service').click();
  await page.getByRole('tablist', { name: 'Dashboard' }).waitFor({ state: 'detached' });
  expect((await rowsOn(page)).whole).toBeGreaterThanOrEqual(14);
  await button(page, 'Lower rows').click();
  expect((await rowsOn(page)).whole).toBeGreaterThanOrEqual(20);
  await button(page, 'Lower rows').click();

  await page.setViewportSize({ width: 820, height: 1180 });
  expect((await rowsOn(page)).whole).toBeGreaterThanOrEqual(16);
  for (const [width, height] of [
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button(page, `Arrived: ${nameOf(0)}`).hover();
    for (const by of [400, 400, -400, -400]) {
      await page.mouse.wheel(0, by);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.setViewportSize({ width: 1180, height: 820 });
    expect((await rowsOn(page)).cut).toBe(0);
  }
  expect(await violationsOn(page)).toEqual([]);
});

test('after a reload the screen is as it was left', async () => {
  await button(page, 'Timeline').click();
  await page.reload();
  await page.getByRole('group', { name: 'Tables by time' }).waitFor();
  expect(await page.getByRole('tablist', { name: 'Dashboard' }).count()).toBe(0);
  await button(page, 'Floor').click();
});

test('what can make a guest ill is read in full in the list', async () => {
  const sign = page.locator('[data-allergy]', { hasText: 'Nut allergy; carries an injector' }).last();
  const { shown, whole } = await sign.evaluate((element) => ({
    shown: element.clientWidth,
    whole: element.scrollWidth,
  }));
  expect(whole).toBeLessThanOrEqual(shown);
});

test('each step is undone by its message, which covers no control', async () => {
  for (const name of [nameOf(1), nameOf(2)]) await button(page, `Arrived: ${name}`).click();
  const message = page.getByText(`${nameOf(2)} has arrived.`);
  await message.hover();
  expect(await page.getByText(`${nameOf(1)} has arrived.`).count()).toBe(0);
  const top = (await message.boundingBox())?.y ?? 0;
  const list = await page.getByRole('region', { name: 'Expected' }).evaluate((region) => {
    const pane = region.parentElement?.parentElement;
    return pane?.getBoundingClientRect().bottom ?? 0;
  });
  expect(list).toBeLessThanOrEqual(top);
  await button(page, 'Undo').click();
  await button(page, `Arrived: ${nameOf(2)}`).waitFor();
});

test('a party without a table is named on top, with a way to one', async () => {
  const decisions = page.getByRole('region', { name: 'Needs a decision' });
  await decisions.getByText('Late Family, 4, at 10:00 PM has no table.').waitFor();
  await page.getByText('1 without a table').waitFor();
  await button(page, 'Find a table: Late Family').click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
});

test('a party whose table is still occupied gets another one with one tap', async () => {
  const before = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const soon = new Date(before(-20)).toLocaleTimeString('sv-SE', {
    ...{ timeZone: zone, hour: '2-digit', minute: '2-digit' },
  });
  await evening('SeatWalkIn', {
    ...{ partySize: 2, name: 'Long Lunch', tableNumbers: ['1'], stepId: randomUUID() },
    takenAt: before(100).toISOString(),
  });
  await bookParty('Young Couple', 2, soon, { tableNumbers: ['1'], override: true, reason: 'friends' });
  await page.getByRole('button', { name: /^Young Couple, .* Long Lunch has table 1$/ }).waitFor();
  const needs = page.getByRole('button', { name: /^\d+ needs? a decision$/ });
  await needs.click();
  const gives = page.getByRole('button', { name: /^Give Young Couple table \d+$/ });
  const table = /\d+$/.exec((await gives.getAttribute('aria-label')) ?? '')?.[0];
  await gives.click();
  await button(page, 'Undo').waitFor();
  await page
    .getByRole('button', { name: new RegExp(`^Young Couple, party of 2, .* table ${table},?`) })
    .waitFor();
  await gives.waitFor({ state: 'detached' });
});

test('a phone starts with the evening on the whole screen, with floor and timeline one tap away', async () => {
  const phone = await journey.signIn({ path: '/dashboard?tab=tonight', timezone: zone, screen: 'phone' });
  await button(phone.page, `Arrived: ${nameOf(2)}`).waitFor();
  expect((await rowsOn(phone.page)).whole).toBeGreaterThanOrEqual(8);
  await button(phone.page, 'Timeline').click();
  await phone.page.getByRole('group', { name: 'Tables by time' }).waitFor();
  await button(phone.page, 'Floor').click();
  await phone.page.getByRole('button', { name: /^Table 1, / }).waitFor();
  expect(await violationsOn(phone.page)).toEqual([]);
});
