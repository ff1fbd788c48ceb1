import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Banner, Button, notify, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { restaurantInfo, tableAvailability, updateRestaurant } from '@tablewell/api-client/queries';
import { countsFromPlan, mismatches } from '../../live/table-counts';
import type { Plan } from '../../model/table';

const Differences = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.md};
  font-size: 0.9375rem;
  list-style: none;
`;

/** Says when guests can book other tables than the plan shows, and makes the counts follow the plan on one click. */
export function MismatchNotice({ restaurantId, plan }: { restaurantId: string; plan: Plan }) {
  const queries = useQueryClient();
  const { data: settings } = useQuery(tableAvailability(restaurantId));
  const following = useMutation({
    mutationFn: async () => {
      // What the settings say now, not when this page was opened.
      const now = await queries.fetchQuery({ ...tableAvailability(restaurantId), staleTime: 0 });
      return updateRestaurant({
        id: restaurantId,
        changes: { tableAvailability: countsFromPlan(plan, now) },
      });
    },
    onSuccess: (restaurant) => {
      queries.setQueryData(tableAvailability(restaurantId).queryKey, restaurant.tableAvailability);
      queries.setQueryData(restaurantInfo(restaurantId).queryKey, restaurant);
      notify('Guests can now book the tables of this layout.', { tone: 'success' });
    },
    onError: (error) => {
      notify(`The table counts were not changed: ${error.message}`, { tone: 'danger' });
    },
  });
  const found = settings && plan.length > 0 ? mismatches(plan, settings) : [];
  if (found.length === 0) return null;
  return (
    <Banner
      tone="info"
      title="This layout and the table counts in Settings differ"
      actions={
        <Button
          variant="secondary"
          size="small"
          busy={following.isPending}
          onClick={() => following.mutate()}
        >
          Use this layout’s counts
        </Button>
      }
    >
      <Differences>
        {found.map(({ key, label, onPlan, inSettings }) => (
          <li key={key}>
            {label}: {onPlan} here, {inSettings} in Settings
          </li>
        ))}
      </Differences>
    </Banner>
  );
}
