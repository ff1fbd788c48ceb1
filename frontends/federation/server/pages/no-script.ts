import { escapeHtml } from '../html';
import type { PageLanguage } from '../page-language';
import type { RestaurantView } from '../restaurant-view';

const phoneMark = '\u0000';

/** What a diner without scripts can do: call, by a link if the restaurant has a number. */
export function withoutScript(restaurant: RestaurantView | undefined, { t }: PageLanguage): string {
  const phone = restaurant?.phoneNumber;
  if (!phone) return escapeHtml(t('server.noScript'));
  // From any country, if the gateway says how.
  const uri = restaurant.phoneUri ?? `tel:${phone.replace(/[^\d+]/g, '')}`;
  const link = `<a href="${escapeHtml(uri)}" dir="ltr">${escapeHtml(phone)}</a>`;
  return escapeHtml(t('server.noScriptCall', { phone: phoneMark })).replace(phoneMark, () => link);
}
