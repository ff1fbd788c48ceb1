import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@tablewell/federation/router';
import { useMayLeave } from '../lib/leave-guard';
import { tabOf } from './tabs';
import type { TabId } from './tabs';

/**
 * The tab on the screen, kept in the address so that a reload and the Back button find it. When the address moves
 * on while changes are unsaved, the question comes first; "stay" puts the address back.
 */
export function useTab(): [shown: TabId, select: (tab: TabId) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = tabOf(params.get('tab'));
  const [shown, setShown] = useState(wanted);
  const mayLeave = useMayLeave();
  const asking = useRef(false);

  useEffect(() => {
    if (wanted === shown || asking.current) return;
    asking.current = true;
    void mayLeave().then((yes) => {
      asking.current = false;
      if (yes) setShown(wanted);
      else setParams({ tab: shown }, { replace: true });
    });
  }, [wanted, shown, mayLeave, setParams]);

  return [shown, (tab) => setParams({ tab })];
}
