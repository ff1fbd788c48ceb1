import { readLayout } from './layout-message';
import type { Layout } from './layout-message';

type Answer = { layout?: Parameters<typeof readLayout>[0] | undefined };

function layoutIn({ layout }: Answer): Layout {
  if (!layout) throw new Error('The answer has no layout');
  return readLayout(layout);
}

const client = async () => (await import('./rpc')).layouts();

/** Makes an empty layout. 402 where the plan has none but the default one. */
export const createLayout = async (restaurantId: string, name: string): Promise<Layout> =>
  layoutIn(await (await client()).createLayout({ restaurantId, name }));

/** Copies a layout with its tables, combinations and background. 402 as for a new one. */
export const duplicateLayout = async (
  restaurantId: string,
  layoutId: string,
  name: string,
): Promise<Layout> => layoutIn(await (await client()).duplicateLayout({ restaurantId, layoutId, name }));

export const renameLayout = async (restaurantId: string, layoutId: string, name: string): Promise<Layout> =>
  layoutIn(await (await client()).renameLayout({ restaurantId, layoutId, name }));
