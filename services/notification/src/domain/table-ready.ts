import { messageLanguage } from '@tablewell/languages/message-language';
import { smsForm } from '@tablewell/shared/sms';
import type { Reservation, Restaurant } from './read-copies';
import { safeName } from './safe-text';

const minuteMs = 60_000;

/** A table that is held for a party of the waitlist (WAIT-9). */
export interface ReadyTable {
  readonly reservation: Reservation;
  /** Until when it is held. */
  readonly until: Date;
}

/** The SMS that a table is ready. The minutes are those that are left when it is written. */
export function tableReadyText(
  restaurant: Restaurant,
  { reservation, until }: ReadyTable,
  { isFirst, now }: { readonly isFirst: boolean; readonly now: Date },
): string {
  const { t } = messageLanguage(reservation.language, restaurant.country);
  const minutes = Math.max(1, Math.round((until.getTime() - now.getTime()) / minuteMs));
  const text = t('sms.tableReady', { restaurant: safeName(restaurant.name), count: minutes });
  return smsForm(isFirst ? `${text} ${t('sms.optOut')}` : text);
}
