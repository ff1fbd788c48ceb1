import type { PageLanguage } from '../page-language';
import type { RestaurantView } from '../restaurant-view';
import { dialUri } from './dial-uri';
import { inlineScript } from './inline-scripts/inline-script';
import { recoverPage } from './inline-scripts/recover-page';

const phoneMark = '\u0000';

/**
 * For a page whose scripts do not load, because of a bad network or because a deployment has just replaced them: it
 * is reloaded once, and if that fails too, shows an error with the number to call. It precedes all other scripts.
 */
export function recovery(
  scripts: readonly string[],
  restaurant: RestaurantView | undefined,
  { t }: Pick<PageLanguage, 't'>,
  nonce: string,
) {
  const phone = restaurant?.phoneNumber ?? '';
  const message = phone
    ? t('server.notLoadedCall', { restaurant: restaurant?.name ?? '', phone: phoneMark })
    : t('server.notLoaded');
  const [before = '', after = ''] = message.split(phoneMark);
  return inlineScript(nonce, recoverPage, scripts, { before, phone, uri: dialUri(restaurant), after });
}
