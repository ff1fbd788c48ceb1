import { useQuery } from '@tanstack/react-query';
import { tableRequests } from './api/requests';
import { RequestList } from './request-list';

/** All requests of a restaurant that wait for an answer; empty without a restaurant, and while they are not known. */
export function OpenRequests({ restaurantId, zone }: { restaurantId: string; zone: string }) {
  const { data } = useQuery(tableRequests(restaurantId));
  if (!data) return null;
  return <RequestList restaurantId={restaurantId} requests={data.requests} total={data.total} zone={zone} />;
}
