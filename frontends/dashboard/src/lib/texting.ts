import { isMasked } from '@tablewell/shared/masked-contact';
import { normalizePhone, takesTexts } from '@tablewell/shared/phone';
import type { Restaurant } from './api/list-restaurants';
import { t } from './texts';

type Texting = Pick<Restaurant, 'country' | 'smsCountries'>;

/** Why a guest's number takes no text messages of this restaurant; undefined: it does, or the number is masked. */
export function whyNotTexted(phoneNumber: string, { country, smsCountries }: Texting): string | undefined {
  if (isMasked(phoneNumber)) return undefined;
  if (normalizePhone(phoneNumber, country) === undefined) return t('common.noText.badNumber');
  return takesTexts(phoneNumber, country, smsCountries) ? undefined : t('common.noText.otherCountry');
}

/** Why a guest gets no SMS; undefined: they do. */
export function whyNoSms(
  phoneNumber: string,
  restaurant: Texting & Pick<Restaurant, 'smsNotifications'>,
  planIncludesSms: boolean,
): string | undefined {
  if (phoneNumber === '') return t('common.noText.noNumber');
  if (!restaurant.smsNotifications) return t('common.noText.off');
  if (!planIncludesSms) return t('common.noText.plan');
  return whyNotTexted(phoneNumber, restaurant);
}
