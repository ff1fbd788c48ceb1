import type { RemoteComponent } from '@tablewell/federation';
import { Providers } from './app/providers';
import { useCurrentRestaurant } from './app/use-current-restaurant';
import { FloorPlan } from './features/layouts/floor-plan';

/** The Floor Plan tab of the dashboard. */
export const Remote: RemoteComponent<'floor-plan/panel'> = ({ restaurant }) => (
  <Providers>
    <Current given={restaurant.id} />
  </Providers>
);

function Current({ given }: { given: string }) {
  const restaurantId = useCurrentRestaurant(given);
  return <FloorPlan key={restaurantId} restaurantId={restaurantId} />;
}
