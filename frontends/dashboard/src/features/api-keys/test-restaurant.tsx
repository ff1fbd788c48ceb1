import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import { Banner, Button, EmptyState, notify } from '@tablewell/ui';
import { listRestaurants } from '../../lib/api/list-restaurants';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { useMayLeave } from '../../lib/leave-guard';
import { messageOf } from '../../lib/message-of';
import { selectRestaurant, useRestaurants } from '../../lib/use-restaurants';
import { TestClock } from './test-clock';
import { t } from './texts';

const open = () =>
  answer(api.POST('/api/restaurant', { body: { name: t('apiKeys.test.name'), mode: 'test' } }));

/** Opens the account's restaurant for tests, or leads to it; in it, says what it is. */
export function TestRestaurant({ restaurantId }: { restaurantId: string }) {
  const queries = useQueryClient();
  const mayLeave = useMayLeave();
  const { all } = useRestaurants();
  const known = all.find(({ mode }) => mode === 'test');
  const goTo = async (restaurant: Restaurant) => {
    if (await mayLeave()) selectRestaurant(restaurant);
  };
  const opening = useMutation({
    mutationFn: open,
    onSuccess: (restaurant) => {
      queries.setQueryData(listRestaurants().queryKey, (others) => [...(others ?? []), restaurant]);
      notify(t('apiKeys.test.opened'), { tone: 'success' });
      return goTo(restaurant);
    },
    onError: (reason) => void notify(messageOf(reason), { tone: 'danger' }),
  });
  if (known?.id === restaurantId)
    return (
      <>
        <Banner tone="info">{t('apiKeys.test.here')}</Banner>
        <TestClock restaurantId={restaurantId} zone={known.timezone ?? 'UTC'} />
      </>
    );
  return (
    <EmptyState
      title={t('apiKeys.test.title')}
      action={
        known ? (
          <Button variant="secondary" onClick={() => void goTo(known)}>
            {t('apiKeys.test.choose')}
          </Button>
        ) : (
          <Button variant="secondary" busy={opening.isPending} onClick={() => opening.mutate()}>
            {t('apiKeys.test.action')}
          </Button>
        )
      }
    >
      {t(known ? 'apiKeys.test.there' : 'apiKeys.test.text')}
    </EmptyState>
  );
}
