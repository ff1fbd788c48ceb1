import type { Initiator } from '@tablewell/chassis/access';

/** A floor plan as its events identify it. */
export interface LayoutEvent {
  readonly restaurantId: string;
  readonly layoutId: string;
  readonly version?: bigint;
}

/** A change of a floor plan, for pages that show it (LIVE-4): they reload the floor plans. */
export function toLayoutUpdate(
  type: 'created' | 'saved' | 'deleted',
  { restaurantId, layoutId, version = 0n }: LayoutEvent,
  by: Initiator,
) {
  return {
    type,
    restaurantId,
    id: layoutId,
    version: Number(version),
    by: by.kind === 'member' ? by.name || by.email : '',
  };
}
