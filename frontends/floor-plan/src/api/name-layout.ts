import type { Layout } from '@tablewell/api-client/floor';

type Rpc = typeof import('./rpc');
type Client = ReturnType<Rpc['layouts']>;
type Answer = { layout?: Parameters<Rpc['readLayout']>[0] | undefined };

async function layoutFrom(call: (client: Client) => Promise<Answer>): Promise<Layout> {
  const { layouts, readLayout } = await import('./rpc');
  const { layout } = await call(layouts());
  if (!layout) throw new Error('The answer has no layout');
  return readLayout(layout);
}

/** Creates an empty layout. Refused with 402 where the subscription includes the default layout only. */
export const createLayout = (restaurantId: string, name: string): Promise<Layout> =>
  layoutFrom((client) => client.createLayout({ restaurantId, name }));

/** Copies a layout with its tables, combinations and background. Refused with 402 like a new one. */
export const duplicateLayout = (restaurantId: string, layoutId: string, name: string): Promise<Layout> =>
  layoutFrom((client) => client.duplicateLayout({ restaurantId, layoutId, name }));

export const renameLayout = (restaurantId: string, layoutId: string, name: string): Promise<Layout> =>
  layoutFrom((client) => client.renameLayout({ restaurantId, layoutId, name }));
