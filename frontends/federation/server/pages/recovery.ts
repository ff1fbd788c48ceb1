import { embedJson } from '../html';
import type { PageLanguage } from '../page-language';
import type { RestaurantView } from '../restaurant-view';

const phoneMark = '\u0000';

/**
 * For a page whose scripts do not load, because of a bad network or because a deployment has just replaced them: it
 * is reloaded once, and if that fails too, shows an error with the number to call. It precedes all other scripts.
 * The browser itself reports the reload, because a frame in another site may have no storage to record it.
 */
export function recovery(
  scripts: readonly string[],
  restaurant: RestaurantView | undefined,
  { t }: Pick<PageLanguage, 't'>,
  nonce: string,
) {
  const phone = restaurant?.phoneNumber ?? '';
  // The number is a link, which the script inserts between the texts before and after it.
  const message = phone
    ? t('server.notLoadedCall', { restaurant: restaurant?.name ?? '', phone: phoneMark })
    : t('server.notLoaded');
  const [text = '', after = ''] = message.split(phoneMark);
  return `<script nonce="${nonce}">(()=>{const ours=${embedJson(scripts)},phone=${embedJson(phone)};let shown=false;addEventListener('error',({target})=>{if(shown||!(target instanceof HTMLScriptElement)||!ours.includes(target.getAttribute('src')))return;shown=true;if(performance.getEntriesByType('navigation')[0]?.type!=='reload')return location.reload();const line=document.createElement('p');line.setAttribute('role','alert');line.append(${embedJson(text)});if(phone){const link=document.createElement('a');link.href='tel:'+phone.replace(/[^+\\d]/g,'');link.append(phone);link.dir='ltr';line.append(link,${embedJson(after)})}document.querySelector('main')?.append(line)},true)})()</script>`;
}
