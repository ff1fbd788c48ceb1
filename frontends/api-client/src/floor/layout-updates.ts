import type { QueryClient } from '@tanstack/react-query';
import type { LayoutUpdate } from '../socket';
import { layoutsOf } from './query';

/** Who saved a version of a layout, from a live update. */
interface LayoutSaver {
  readonly id: string;
  readonly version: number;
  readonly by: string;
}

const saverKey = (restaurantId: string) => ['floor-plan-saver', restaurantId] as const;

/**
 * Loads the floor plans again after a live update, unless they have that version already, for example after a save on
 * this page.
 */
export function updateLayouts(
  queries: QueryClient,
  { type, restaurantId, id, version, by }: LayoutUpdate,
): void {
  const { queryKey } = layoutsOf(restaurantId);
  const known = queries.getQueryData(queryKey)?.find((layout) => layout.id === id);
  if (type === 'saved' && known && known.version > version) return;
  // Set before the floor plans, so that a component that sees a new version also knows who saved it.
  queries.setQueryData<LayoutSaver>(saverKey(restaurantId), { id, version, by });
  void queries.invalidateQueries({ queryKey });
}

/** Who saved this version of a layout; undefined if that is not known. */
export function saverOf(
  queries: QueryClient,
  restaurantId: string,
  { id, version }: Pick<LayoutSaver, 'id' | 'version'>,
): string | undefined {
  const last = queries.getQueryData<LayoutSaver>(saverKey(restaurantId));
  return last?.id === id && last.version === version && last.by !== '' ? last.by : undefined;
}
