// Whether two hundred tables follow the pointer: one of them dragged among the others, all of them at once, and the canvas itself, as fast
// as this machine is and at a quarter of that. Measured in Chromium, over the running product.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { takeBusyTime, recordBusyTime } from './dashboard/long-tasks';
import { signIn } from './dashboard/owner';
import { startProduct } from './page/processes';
import { median, percentile } from './report/figures';

const tables = 200;
const rounds = 3;
const moves = 90;
const longTaskMs = 50;

// Built to deploy/quality/bench/dist/drag.js.
const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));

const kinds = ['two-top', 'four-top', 'four-top-circle', 'six-top', 'two-top-circle'];
const plan = Array.from({ length: tables }, (_, index) => ({
  id: `bench-${index}`,
  type: kinds[index % kinds.length],
  position: { x: (index % 20) * 200, y: Math.floor(index / 20) * 140 },
  rotation: (index % 24) * 15,
  tableNumber: String(index + 1),
}));

/** Drags a table by its center, one step per frame, there and halfway back; returns the frames meanwhile. */
async function drag(page: Page, table: number) {
  const box = await page.locator(`[data-table="bench-${table}"]`).boundingBox();
  if (!box) throw new Error('the table is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await takeBusyTime(page);
  for (let step = 1; step <= moves; step++) {
    const way = step < moves / 2 ? step : moves - step;
    await page.mouse.move(x + way * 3, y + way * 2);
    await page.waitForTimeout(8);
  }
  const dragging = await takeBusyTime(page);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return dragging;
}

/** Drags the canvas with the middle button, one step per frame. */
async function pan(page: Page) {
  const box = await page.getByRole('group', { name: /^Canvas/ }).boundingBox();
  if (!box) throw new Error('the canvas is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'middle' });
  await takeBusyTime(page);
  for (let step = 1; step <= moves; step++) {
    const way = step < moves / 2 ? step : moves - step;
    await page.mouse.move(x + way * 3, y + way * 2);
    await page.waitForTimeout(8);
  }
  const panning = await takeBusyTime(page);
  await page.keyboard.press('Escape');
  await page.mouse.up({ button: 'middle' });
  return panning;
}

const product = await startProduct(root);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const owner = await signIn(product.origin, product.signIn);
  const path = `/api/restaurant/${owner.restaurantId}`;
  const [layout] = await owner.call<{ id: string }[]>('GET', `${path}/layouts`);
  await owner.call('PUT', `${path}/layout/${layout?.id}`, { fixedComponents: plan });
  const page = await owner.open(browser, '/dashboard?tab=floor-plan');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByText(`Tables (${tables})`).waitFor();
  const session = await page.context().newCDPSession(page);
  await page.evaluate(recordBusyTime);

  const rows: Record<string, Record<string, string | number>> = {};
  let holds = true;
  for (const slower of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    for (const what of ['one of 200', 'all 200', 'the canvas'] as const) {
      const runs = [];
      for (let round = 0; round < rounds; round++) {
        await page.getByRole('group', { name: /^Canvas/ }).focus();
        await page.keyboard.press(what === 'all 200' ? 'Control+a' : 'Escape');
        runs.push(what === 'the canvas' ? await pan(page) : await drag(page, 105));
      }
      const longTasks = runs.flatMap((run) => run.longTasks);
      const frames = runs.flatMap((run) => run.frames);
      // The goal is for a machine at full speed; a slower one is measured to see where the limit is.
      if (slower === 1) holds &&= longTasks.length === 0;
      rows[`${what}, CPU ${slower === 1 ? 'as it is' : `1/${slower}`}`] = {
        [`tasks over ${longTaskMs} ms`]: longTasks.length,
        'longest (ms)': longTasks.length > 0 ? Math.round(Math.max(...longTasks)) : `under ${longTaskMs}`,
        'frame, median (ms)': median(frames).toFixed(1),
        'frame, 95 % (ms)': percentile(frames, 0.95).toFixed(1),
      };
    }
  }
  console.log(
    `node ${process.version}, Chromium ${browser.version()}, ${rounds} rounds of ${moves} moves each`,
  );
  console.table(rows);
  console.log(
    `Goal: no task over ${longTaskMs} ms while dragging, CPU as it is: ${holds ? 'holds' : 'MISSED'}`,
  );
  if (!holds) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}
