import type { RemoteComponent } from '@tablewell/federation';
import { SessionQueries } from '@tablewell/federation/session-queries';
import { useCurrentRestaurant } from './app/use-current-restaurant';
import { FloorPlan } from './features/layouts/floor-plan';
import { paths } from './paths';

/** The Floor Plan tab of the dashboard. */
export const Remote: RemoteComponent<'floor-plan/panel'> = ({ restaurant }) => (
  <SessionQueries signIn={paths.signIn}>
    <Current given={restaurant.id} />
  </SessionQueries>
);

function Current({ given }: { given: string }) {
  const restaurantId = useCurrentRestaurant(given);
  return <FloorPlan key={restaurantId} restaurantId={restaurantId} />;
}
