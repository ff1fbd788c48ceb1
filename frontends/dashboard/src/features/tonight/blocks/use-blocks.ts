import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { newId } from '@tablewell/api-client';
import { eveningKey } from '@tablewell/api-client/book';
import type { Block } from '@tablewell/api-client/book';
import { messageOf } from '../../../lib/message-of';
import { toast } from '../../../lib/toast';
import type { BlockDraft } from '../api/blocks';
import { blockTables, liftBlock, reviewBlock } from '../api/blocks';
import { t } from '../texts';

/** Makes and lifts blocks. The evening is reloaded before a call counts as done. */
export function useBlocks(restaurantId: string) {
  const queries = useQueryClient();
  const settle = () => queries.invalidateQueries({ queryKey: eveningKey(restaurantId) });
  const lift = useMutation({
    mutationFn: async ({ block: { id }, allDates }: { block: Pick<Block, 'id'>; allDates: boolean }) => {
      await liftBlock(restaurantId, id, allDates);
      await settle();
    },
    onSuccess: () => toast(t('tonight.blocks.lifted'), { tone: 'success' }),
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
  });
  const block = useMutation({
    mutationFn: async ({ draft, moveParties }: { draft: BlockDraft; moveParties: boolean }) => {
      const id = await blockTables(restaurantId, draft, { moveParties, stepId: newId() });
      await settle();
      return id;
    },
    onSuccess: (id) => {
      const undo = id && {
        label: t('tonight.undo'),
        onAct: () => lift.mutate({ block: { id }, allDates: true }),
      };
      toast(t('tonight.block.done'), { tone: 'success', ...(undo ? { action: undo } : {}) });
    },
  });
  return { block, lift };
}

/** The parties at the tables of a draft. The previous answer is shown until the next one arrives. */
export function useReview(restaurantId: string, draft: BlockDraft | undefined) {
  return useQuery({
    // The reason does not affect the answer.
    queryKey: ['review-block', restaurantId, draft && { ...draft, reason: '' }],
    queryFn: ({ signal }) => reviewBlock(restaurantId, { ...(draft as BlockDraft), reason: '' }, signal),
    enabled: draft !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
