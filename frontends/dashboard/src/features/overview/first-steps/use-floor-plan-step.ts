import { useQuery } from '@tanstack/react-query';
import { layoutsOf } from '@tablewell/api-client/floor';
import { trialStatus } from '@tablewell/api-client/queries';
import { includesFloorPlans } from '../../../lib/entitlement';

interface FloorPlanStep {
  /** False under a subscription without floor plans, where the step would only lead to an offer. */
  isOffered: boolean;
  isDrawn: boolean;
}

/** What is known about the step of the floor plan; undefined while it is loaded. */
export function useFloorPlanStep(restaurantId: string, wanted: boolean): FloorPlanStep | undefined {
  const plan = useQuery({ ...trialStatus(), enabled: wanted });
  const isOffered = plan.data !== undefined && includesFloorPlans(plan.data);
  const layouts = useQuery({ ...layoutsOf(restaurantId), enabled: wanted && isOffered });
  if (plan.isLoading || layouts.isLoading) return undefined;
  // A restaurant starts with an empty floor plan (LAYOUT-3).
  return { isOffered, isDrawn: (layouts.data ?? []).some(({ document }) => document.plan.length > 0) };
}
