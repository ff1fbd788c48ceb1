import type { Browser } from 'playwright-core';
import { signIn } from '../dashboard/owner';
import type { RunningProduct } from './processes';

/** A cover as a camera takes it and a logo, in pixels. */
const pictures = [
  { name: 'cover', width: 2_400, height: 1_350 },
  { name: 'logo', width: 800, height: 800 },
];

/**
 * Gives the demo restaurant a cover picture and a logo through the owner's upload, and waits until the public page has
 * both. Throws if an upload is refused.
 */
export async function giveFace(browser: Browser, product: RunningProduct): Promise<void> {
  const owner = await signIn(product.origin, product.signIn);
  for (const { name, width, height } of pictures) {
    const picture = await photograph(browser, width, height);
    await owner.call('PUT', `/api/restaurant/${owner.restaurantId}/${name}`, picture);
  }
  for (let tries = 0; tries < 50; tries++) {
    if ((await (await fetch(product.bookingUrl)).text()).includes('<picture')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${product.bookingUrl} does not show its cover picture`);
}

/** A JPEG with edges, shades and grain, which compresses like a photograph. The same picture each time. */
async function photograph(browser: Browser, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  try {
    await page.evaluate(paint, [width, height] as const);
    return await page.screenshot({ type: 'jpeg', quality: 90 });
  } finally {
    await page.close();
  }
}

/** Runs in the page: 400 shaded discs by a fixed seed, under a grain of twelve levels. */
function paint([width, height]: readonly [number, number]): void {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.style.cssText = 'position: fixed; inset: 0';
  document.body.append(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to paint on');
  let seed = 1;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let disc = 0; disc < 400; disc++) {
    const [x, y, r] = [random() * width, random() * height, (0.02 + random() * 0.15) * height];
    const shade = context.createRadialGradient(x, y, 0, x, y, r);
    shade.addColorStop(0, `hsl(${random() * 60} 50% ${random() * 80}% / 0.9)`);
    shade.addColorStop(1, `hsl(${random() * 60} 40% ${random() * 40}% / 0.6)`);
    context.fillStyle = shade;
    context.beginPath();
    context.arc(x, y, r, 0, 2 * Math.PI);
    context.fill();
  }
  const picture = context.getImageData(0, 0, width, height);
  for (let at = 0; at < picture.data.length; at += 4) {
    const grain = random() * 12;
    for (let color = at; color < at + 3; color++) picture.data[color] = (picture.data[color] ?? 0) + grain;
  }
  context.putImageData(picture, 0, 0);
}
