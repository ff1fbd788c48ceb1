import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { saverOf } from '@tablewell/api-client/floor';
import type { Layout } from '@tablewell/api-client/floor';
import { notify } from '@tablewell/ui';
import type { Tool } from '../../editor/tool';
import { hasConflicts, merge } from '../../model/merging';
import type { useBase } from './use-base';
import { t } from '../../texts';

interface Options {
  restaurantId: string;
  /** The layout as stored, by the last fetch of the layouts. */
  layout: Layout;
  tool: Tool;
  drawn: ReturnType<typeof useBase>;
  /** Whether there are unsaved local changes. */
  dirty: boolean;
  isSaving: boolean;
}

/**
 * Shows what other users saved, and names them. Local changes are rebased on it; if both changed the same item in
 * different ways, everything waits until the user saves, who then decides (LAYOUT-15).
 */
export function useOthersSaves({ restaurantId, layout, tool, drawn, dirty, isSaving }: Options): void {
  const queries = useQueryClient();
  const announced = useRef(0);
  // After every render, because the merge may have waited for the end of a gesture or of a save. A response without a
  // version is never newer.
  useEffect(() => {
    const base = drawn.now.current;
    if (!(layout.version > base.version) || isSaving || tool.name !== 'idle') return;
    const { editor } = tool;
    const by = saverOf(queries, restaurantId, layout) ?? t('plan.others.someone');
    const { conflicts } = merge(base.document, editor.state.document, layout.document);
    if (dirty && hasConflicts(conflicts)) {
      if (announced.current < layout.version) notify(t('plan.others.decide', { by }));
      announced.current = layout.version;
      return;
    }
    drawn.begin(layout);
    editor.rebase((each) => merge(base.document, each, layout.document, 'local').document);
    notify(dirty ? t('plan.others.kept', { by }) : t('plan.others.saved', { by }));
  });
}
