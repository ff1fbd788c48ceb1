import { normalizePhone } from '@tablewell/shared/phone';

/** Whether carriers know a sender. */
export type Registration = 'none' | 'pending' | 'registered' | 'refused';

/** What the provider says about a sender. */
export interface SenderState {
  readonly registration: Registration;
  /** Why it is refused, or what is missing; empty otherwise. */
  readonly reason: string;
  readonly brand: Brand;
}

/** The business behind a Messaging Service, which US carriers register before they register what it sends. */
export interface Brand {
  readonly registration: Registration | 'unknown';
  /** Why it is refused; empty otherwise. */
  readonly reason: string;
}

export const unknownBrand: Brand = { registration: 'unknown', reason: '' };

/** A restaurant's own sender of SMS (MESSAGE-24). */
export interface OwnSender extends SenderState {
  readonly restaurantId: string;
  /** A number as +<country><number>, or the id of a Messaging Service. */
  readonly address: string;
  readonly checkedAt: Date;
}

const serviceId = /^MG[0-9a-f]{32}$/i;
export const isService = (address: string): boolean => serviceId.test(address);

/** A number with its country code, or the id of a Messaging Service; undefined for anything else. */
export function senderAddressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (isService(text)) return `MG${text.slice(2).toLowerCase()}`;
  return text.startsWith('+') ? (normalizePhone(text) ?? undefined) : undefined;
}
