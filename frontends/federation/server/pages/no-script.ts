import { escapeHtml } from '../html';
import type { PageLanguage } from '../page-language';
import type { RestaurantView } from '../restaurant-view';
import { dialUri } from './dial-uri';

const phoneMark = '\u0000';

/** What a diner without scripts can do: call, by a link if the restaurant has a number. */
export function withoutScript(restaurant: RestaurantView | undefined, { t }: PageLanguage): string {
  const phone = restaurant?.phoneNumber;
  if (!phone) return escapeHtml(t('server.noScript'));
  const link = `<a href="${escapeHtml(dialUri(restaurant))}" dir="ltr">${escapeHtml(phone)}</a>`;
  return escapeHtml(t('server.noScriptCall', { phone: phoneMark })).replace(phoneMark, () => link);
}
