import type { Document } from '../model/document';
import type { Layout } from '@tablewell/api-client/floor';

/** A document with its base version: refused with 409 on a version conflict. Without a version it overwrites. */
export interface Saving {
  readonly layoutId: string;
  readonly document: Document;
  readonly version: number | undefined;
}

export async function saveLayout(
  restaurantId: string,
  { layoutId, document, version = 0 }: Saving,
): Promise<Layout> {
  const { layouts, readLayout, writeDocument } = await import('./rpc');
  const { layout } = await layouts().saveLayout({
    restaurantId,
    layoutId,
    baseVersion: BigInt(version),
    ...writeDocument(document),
  });
  if (!layout) throw new Error('The answer has no layout');
  return readLayout(layout);
}
