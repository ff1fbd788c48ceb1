import { useQuery } from '@tanstack/react-query';
import { ownNameOf } from '../features/on-your-site/api/own-name';
import { ShareLinkTab } from '../features/share-link/share-link-tab';
import type { Restaurant } from '../lib/api/list-restaurants';

/** The share link with the domain that the restaurant has proven as its own. */
export function ShareLink({ restaurant }: { restaurant: Pick<Restaurant, 'id' | 'name'> }) {
  const { data, isPending } = useQuery(ownNameOf(restaurant.id));
  const domain = data?.isAllowed && data.domain?.isProven ? data.domain.host : undefined;
  return <ShareLinkTab restaurant={restaurant} domain={isPending ? 'loading' : domain} />;
}
