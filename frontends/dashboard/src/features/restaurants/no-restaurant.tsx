import { Card, EmptyState, ErrorPanel } from '@tablewell/ui';
import { useRestaurants } from '../../lib/use-restaurants';
import { t } from './texts';

/** Shown instead of a tab that needs a restaurant. */
export function NoRestaurant() {
  const { state, retry } = useRestaurants();
  if (state === 'failed') return <ErrorPanel message={t('restaurants.notLoaded')} retry={retry} />;
  return (
    <Card>
      <EmptyState title={t('restaurants.none')}>{t('restaurants.noneText')}</EmptyState>
    </Card>
  );
}
