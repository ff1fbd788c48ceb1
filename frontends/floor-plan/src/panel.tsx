import { use } from 'react';
import type { RemoteComponent } from '@tablewell/federation';
import { SessionQueries } from '@tablewell/federation/session-queries';
import { LiveUpdates } from './app/live-updates';
import { useCurrentRestaurant } from './app/use-current-restaurant';
import { FloorPlan } from './features/layouts/floor-plan';
import { paths } from './paths';
import { loadTexts } from './texts';

/** Loads the texts of the page's language; English is bundled. */
const texts = loadTexts(document.documentElement.lang);

/** The Floor Plan tab of the dashboard. */
export const Remote: RemoteComponent<'floor-plan/panel'> = ({ restaurant, mayEdit = true }) => {
  if (texts) use(texts);
  const restaurantId = useCurrentRestaurant(restaurant.id);
  return (
    <SessionQueries signIn={paths.signIn} standalone={<LiveUpdates restaurantId={restaurantId} />}>
      <FloorPlan key={restaurantId} restaurantId={restaurantId} mayEdit={mayEdit} />
    </SessionQueries>
  );
};
