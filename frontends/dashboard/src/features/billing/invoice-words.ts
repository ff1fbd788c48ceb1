import { find } from './texts';
import { locale } from '../../lib/language';

/** `€29.99`: an amount in minor units; a currency may have two, three or no decimals. */
export function invoiceAmount(amountMinor: number, currency: string): string {
  const format = new Intl.NumberFormat(locale(), { style: 'currency', currency: currency || 'USD' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** digits);
}

export const invoiceStatus = (status: string): string => find(`billing.invoice.${status}`) ?? status;
