import { Card, EmptyState, ErrorPanel } from '@tablewell/ui';
import { useRestaurants } from './use-restaurants';

/** In place of a tab that needs a restaurant. */
export function NoRestaurant() {
  const { state, retry } = useRestaurants();
  if (state === 'failed') return <ErrorPanel message="Your restaurants could not be loaded." retry={retry} />;
  return (
    <Card>
      <EmptyState title="No restaurant selected">Add a restaurant in the selector above to begin.</EmptyState>
    </Card>
  );
}
