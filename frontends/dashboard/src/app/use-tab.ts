import { useDashboardParams } from '../lib/dashboard-params';
import { tabOf } from './tabs';
import type { Tab, TabId } from './tabs';

/** The selected tab, kept in the address so that a reload and the Back button restore it. */
export function useTab(tabs: readonly Tab[]): [shown: TabId, select: (tab: TabId) => void] {
  const [params, setParams] = useDashboardParams();
  return [tabOf(params.get('tab'), tabs), (tab) => setParams({ tab })];
}
