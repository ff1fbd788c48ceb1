import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Banner, Button, Inline, notify, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { restaurantInfo, tableAvailability, updateRestaurant } from '@tablewell/api-client/queries';
import { countsFromPlan, mismatches, missingOnPlan } from '../../live/table-counts';
import type { Plan } from '../../model/table';
import { t } from '../../texts';

const Differences = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.md};
  font-size: 0.9375rem;
  list-style: none;
`;

interface MismatchNoticeProps {
  restaurantId: string;
  plan: Plan;
  /** Adds tables of these types to the plan; absent for a view-only layout. */
  onAdd: ((types: readonly string[]) => void) | undefined;
}

/**
 * The notice that guests can book other tables than the plan shows. Its buttons set the counts from the plan, or add the
 * counted tables to the plan.
 */
export function MismatchNotice({ restaurantId, plan, onAdd }: MismatchNoticeProps) {
  const queries = useQueryClient();
  const { data: settings } = useQuery(tableAvailability(restaurantId));
  const following = useMutation({
    mutationFn: async () => {
      // The settings are read again, because they may have changed since this page was opened.
      const now = await queries.fetchQuery({ ...tableAvailability(restaurantId), staleTime: 0 });
      return updateRestaurant({
        id: restaurantId,
        changes: { tableAvailability: countsFromPlan(plan, now) },
      });
    },
    onSuccess: (restaurant) => {
      queries.setQueryData(tableAvailability(restaurantId).queryKey, restaurant.tableAvailability);
      queries.setQueryData(restaurantInfo(restaurantId).queryKey, restaurant);
      notify(t('plan.mismatch.done'), { tone: 'success' });
    },
    onError: (error) => {
      notify(t('plan.mismatch.failed', { reason: error.message }), { tone: 'danger' });
    },
  });
  const found = settings ? mismatches(plan, settings) : [];
  const isEmpty = plan.length === 0;
  if (!settings || found.length === 0 || (isEmpty && !onAdd)) return null;
  const missing = missingOnPlan(plan, settings);
  return (
    <Banner
      tone="info"
      title={isEmpty ? t('plan.mismatch.notYet') : t('plan.mismatch.differ')}
      actions={
        <Inline $gap="xs">
          {onAdd && missing.length > 0 && (
            <Button variant="secondary" size="small" onClick={() => onAdd(missing)}>
              {isEmpty ? t('plan.mismatch.putAll') : t('plan.mismatch.putMissing')}
            </Button>
          )}
          {!isEmpty && (
            <Button
              variant="secondary"
              size="small"
              busy={following.isPending}
              onClick={() => following.mutate()}
            >
              {t('plan.mismatch.useCounts')}
            </Button>
          )}
        </Inline>
      }
    >
      <Differences>
        {found.map(({ key, label, onPlan, inSettings }) => (
          <li key={key}>{t('plan.mismatch.row', { label, onPlan, inSettings })}</li>
        ))}
      </Differences>
    </Banner>
  );
}
