import { useQueryClient } from '@tanstack/react-query';
import { overbookingKey } from '../../lib/api/overbooking-advice';
import { unfitKey } from '../unfit/api/unfit-reservations';
import { explainedStartsKey } from '../why/explained-starts';

/** Invalidates the data that depend on the settings of a restaurant, to be called after they were saved. */
export function useRulesChanged(): (restaurantId: string) => void {
  const queries = useQueryClient();
  return (restaurantId) => {
    void queries.invalidateQueries({ queryKey: explainedStartsKey(restaurantId) });
    void queries.invalidateQueries({ queryKey: unfitKey(restaurantId) });
    void queries.invalidateQueries({ queryKey: overbookingKey(restaurantId) });
  };
}
