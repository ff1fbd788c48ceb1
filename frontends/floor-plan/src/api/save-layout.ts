import { answer, api } from '@tablewell/api-client';
import { writePlan } from '../model/table';
import type { Plan } from '../model/table';

/** A plan and the version it was edited from: 409 when others saved meanwhile. Without a version it overwrites. */
export interface Saving {
  readonly layoutId: string;
  readonly plan: Plan;
  readonly version: number | undefined;
}

export const saveLayout = (restaurantId: string, { layoutId, plan, version }: Saving) =>
  answer(
    api.PUT('/api/restaurant/{id}/layout/{layoutId}', {
      params: { path: { id: restaurantId, layoutId } },
      body: { fixedComponents: writePlan(plan), ...(version === undefined ? {} : { version }) },
    }),
  );
