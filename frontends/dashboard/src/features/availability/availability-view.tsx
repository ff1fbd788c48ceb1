import { useQuery } from '@tanstack/react-query';
import { ErrorPanel, LoadingPanel } from '@tablewell/ui';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { messageOf } from '../../lib/message-of';
import { availabilityRules } from './api/availability-rules';
import { RulesForm } from './rules-form';

/** The rules by which a restaurant offers its starts. */
export function AvailabilityView({ restaurant }: { restaurant: Restaurant }) {
  const { data, error, refetch } = useQuery(availabilityRules(restaurant.id));
  if (data) return <RulesForm key={restaurant.id} restaurant={restaurant} saved={data} />;
  if (error) return <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />;
  return <LoadingPanel text="Loading rules..." />;
}
