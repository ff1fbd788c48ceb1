import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listRestaurants } from '../../lib/api/list-restaurants';
import { trialStatus } from '@tablewell/api-client/queries';
import { includesSms } from '../../lib/entitlement';
import { whyNoSms, whyNotTexted } from '../../lib/texting';

function useRestaurant(restaurantId: string | undefined) {
  const { data } = useQuery(listRestaurants());
  return data?.find(({ id }) => id === restaurantId);
}

/** Why a guest with this number gets no SMS; undefined: they do, or it is not known yet. */
export function useWhyNoSms(restaurantId: string | undefined): (phoneNumber: string) => string | undefined {
  const restaurant = useRestaurant(restaurantId);
  const { data: plan } = useQuery(trialStatus());
  return (phoneNumber) =>
    restaurant && whyNoSms(phoneNumber, restaurant, plan === undefined || includesSms(plan));
}

/** Whether a guest's number takes no text messages of this restaurant. */
export function useIsUntextable(restaurantId: string | undefined): (phoneNumber: string) => boolean {
  const restaurant = useRestaurant(restaurantId);
  return useCallback(
    (phoneNumber) =>
      restaurant !== undefined && phoneNumber !== '' && whyNotTexted(phoneNumber, restaurant) !== undefined,
    [restaurant],
  );
}
