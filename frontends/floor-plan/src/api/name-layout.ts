import { readLayout } from '@tablewell/api-client/floor/read';
import type { Layout } from '@tablewell/api-client/floor';

type Answer = { layout?: Parameters<typeof readLayout>[0] | undefined };

function layoutIn({ layout }: Answer): Layout {
  if (!layout) throw new Error('The answer has no layout');
  return readLayout(layout);
}

const client = async () => (await import('./rpc')).layouts();

/** Creates an empty layout. Refused with 402 where the subscription includes the default layout only. */
export const createLayout = async (restaurantId: string, name: string): Promise<Layout> =>
  layoutIn(await (await client()).createLayout({ restaurantId, name }));

/** Copies a layout with its tables, combinations and background. Refused with 402 like a new one. */
export const duplicateLayout = async (
  restaurantId: string,
  layoutId: string,
  name: string,
): Promise<Layout> => layoutIn(await (await client()).duplicateLayout({ restaurantId, layoutId, name }));

export const renameLayout = async (restaurantId: string, layoutId: string, name: string): Promise<Layout> =>
  layoutIn(await (await client()).renameLayout({ restaurantId, layoutId, name }));
