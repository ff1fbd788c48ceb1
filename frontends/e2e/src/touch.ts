import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { eventually } from './api';

/** A point in the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Where an element is once two looks, a moment apart, find it at the same place: a list scrolls for some frames after the
 * finger has left it.
 */
export function restingBox(what: Locator) {
  let last: unknown;
  return eventually(async () => {
    const box = await what.boundingBox();
    const before = last;
    last = box;
    if (!box || !isDeepStrictEqual(box, before)) throw new Error(box ? 'still moving' : 'not on the page');
    return box;
  });
}

/** The middle of an element in the window, which is scrolled into sight. */
export async function middleOf(what: Locator): Promise<Point> {
  await restingBox(what);
  await what.evaluate((element) => element.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  const box = await restingBox(what);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger on a page: real touch events, which the browser may take for scrolling, as it does on a tablet. */
export class Finger {
  private constructor(
    private readonly page: Page,
    private readonly send: (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) => Promise<void>,
  ) {}

  static async on(page: Page): Promise<Finger> {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    return new Finger(page, async (type, at) => {
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ ...at, id: 1 }] : [] });
    });
  }

  /** Moves in small steps and stays down, so that what a drop would do can be read. */
  async drag(from: Point, to: Point, { rests = false } = {}): Promise<void> {
    await this.send('touchStart', from);
    if (rests) await this.page.getByText('Drop at a table').waitFor();
    const steps = 8;
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      await this.send('touchMove', {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
    }
  }

  /** Draws a line and lifts. */
  async draw([first, ...rest]: readonly Point[]): Promise<void> {
    if (!first) return;
    await this.send('touchStart', first);
    for (const point of rest) await this.send('touchMove', point);
    await this.lift();
  }

  lift(): Promise<void> {
    return this.send('touchEnd');
  }
}
