import { normalizePhone, takesTexts } from '@tablewell/shared/phone';
import type { Restaurant } from './api/list-restaurants';

type Texting = Pick<Restaurant, 'country' | 'smsCountries'>;

/** Whether a guest left a number; the lists say N/A for none. */
export const hasNumber = (phoneNumber: string): boolean => phoneNumber !== '' && phoneNumber !== 'N/A';

/** Why a number that a guest left takes no text messages of this restaurant; undefined: it does. */
export function whyNotTexted(phoneNumber: string, { country, smsCountries }: Texting): string | undefined {
  if (normalizePhone(phoneNumber, country) === undefined) return 'the phone number is not valid';
  return takesTexts(phoneNumber, country, smsCountries)
    ? undefined
    : 'the restaurant does not text numbers of that country';
}

/** Why a guest gets no SMS; undefined: they do. */
export function whyNoSms(
  phoneNumber: string,
  restaurant: Texting & Pick<Restaurant, 'smsNotifications'>,
  planIncludesSms: boolean,
): string | undefined {
  if (!hasNumber(phoneNumber)) return 'the guest left no phone number';
  if (!restaurant.smsNotifications) return 'SMS notifications are off';
  if (!planIncludesSms) return 'the plan does not include SMS';
  return whyNotTexted(phoneNumber, restaurant);
}
