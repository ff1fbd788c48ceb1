import { type Answer, type Api, daysAhead } from './api';

/** Headers of a call from a separate address. */
export const from = (address: string) => ({ 'x-forwarded-for': address });

/** Books at a restaurant as the public may, in five days, each time at another hour. */
export function booker(where: () => { readonly api: Api; readonly restaurantId: string }) {
  let hour = 11;
  return (more: object = {}): Promise<Answer> => {
    hour = hour === 20 ? 11 : hour + 1;
    const reservation_time = `${daysAhead(5)}T${hour}:30`;
    const { api, restaurantId } = where();
    const booking = { name: 'Grace Hopper', guests: 2, reservation_time, recaptchaToken: 'sandbox-pass' };
    return api.call('POST', `/api/reservations/${restaurantId}`, { ...booking, ...more });
  };
}

/** The id in an answer. */
export const idOf = ({ body }: Answer): string => String(body['id']);
