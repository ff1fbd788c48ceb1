import { embedJson } from '../html';
import type { RestaurantView } from '../restaurant-view';

const sorry = 'This page did not load completely. Please try again in a minute';

/**
 * For a page whose scripts do not arrive, as on a train, or because the server that wrote it has just been replaced: it
 * is loaded once more, and if that does not help either, says so, with the number to call. It comes before all scripts.
 * That it was loaded again is known from the browser itself: a frame in another site may have nowhere to write it down.
 */
export function recovery(scripts: readonly string[], restaurant: RestaurantView | undefined, nonce: string) {
  const phone = restaurant?.phoneNumber ?? '';
  const text = phone ? `${sorry}, or call ${restaurant?.name} at ` : `${sorry}, or call the restaurant.`;
  return `<script nonce="${nonce}">(()=>{const ours=${embedJson(scripts)},phone=${embedJson(phone)};let told=false;addEventListener('error',({target})=>{if(told||!(target instanceof HTMLScriptElement)||!ours.includes(target.getAttribute('src')))return;told=true;if(performance.getEntriesByType('navigation')[0]?.type!=='reload')return location.reload();const line=document.createElement('p');line.setAttribute('role','alert');line.append(${embedJson(text)});if(phone){const link=document.createElement('a');link.href='tel:'+phone.replace(/[^+\\d]/g,'');link.append(phone);line.append(link,'.')}document.querySelector('main')?.append(line)},true)})()</script>`;
}
