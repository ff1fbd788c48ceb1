import { useDashboardParams } from '../../lib/dashboard-params';
import { useMayLeave } from '../../lib/leave-guard';
import { selectRestaurant } from '../../lib/use-restaurants';

/** Opens a tab of one of the user's restaurants. */
export function useOpenRestaurant() {
  const [, setParams] = useDashboardParams();
  const mayLeave = useMayLeave();
  return async (
    restaurant: { readonly id: string; readonly name: string },
    tab: string,
    more: Record<string, string> = {},
  ): Promise<void> => {
    if (!(await mayLeave())) return;
    // The address first: the page of the new restaurant is that of the tab, and the Back button returns to this one.
    await setParams({ tab, ...more });
    selectRestaurant(restaurant);
  };
}
