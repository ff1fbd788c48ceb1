import { formats, t } from './language';

/** 18:30 as `6:30 PM`. */
export const timeLabel = (time: string): string => formats.time(time);

/** 2026-11-21 as `Saturday, November 21, 2026`. */
export const dateLabel = (date: string): string => formats.fullDate(date);

/** `1 guest`, `4 guests`. */
export const guestsLabel = (guests: number): string => t('guests', { count: guests });

/** The same within a sentence, where some languages inflect it. */
export const guestsInText = (guests: number): string => t('guests.in', { count: guests });

/** A phone number as a `tel:` address. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
