import { seatingMinutes } from '@tablewell/restaurant-rules/hours';
import { clockLabel } from '@tablewell/shared/calendar';
import type { FirstStep } from '../../../lib/first-steps';
import type { Known } from './progress';

/** What a step says, and the tab that does it. */
export interface StepWords {
  title: string;
  detail: string;
  tab: 'settings' | 'reservations' | 'share-link';
  /** The present setting may be right; the owner only has to confirm it. */
  mayBeRight: boolean;
}

function hours(periods: Known['operatingHours']): string {
  const [first] = periods;
  if (!first) return 'None are set yet.';
  const minute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const span = `${clockLabel(minute(first.openingTime))} – ${clockLabel(minute(first.closingTime))}`;
  const days = first.daysOfWeek.length === 7 ? ', every day' : '';
  return periods.length > 1 ? `${periods.length} periods are set.` : `Now ${span}${days}.`;
}

/** The texts of every step, with the present settings. */
export const stepWords = (restaurant: Known): Record<FirstStep, StepWords> => ({
  hours: {
    title: 'Set your opening hours',
    detail: hours(restaurant.operatingHours),
    tab: 'settings',
    mayBeRight: restaurant.operatingHours.length > 0,
  },
  tables: {
    title: 'Count your tables',
    detail: 'So that you never take more guests than you can seat.',
    tab: 'settings',
    mayBeRight: false,
  },
  timezone: {
    title: 'Check the time zone',
    detail: `Now ${restaurant.timezone.replaceAll('_', ' ')}, which is not this device’s.`,
    tab: 'settings',
    mayBeRight: true,
  },
  'turn-time': {
    title: 'Set the turn time',
    detail: `A party keeps its table for ${restaurant.seatingMinutes || seatingMinutes.default} minutes.`,
    tab: 'settings',
    mayBeRight: true,
  },
  booking: {
    title: 'Make a test booking',
    detail: 'New Reservation shows what your guests see. You can delete the test booking afterwards.',
    tab: 'reservations',
    mayBeRight: false,
  },
  share: {
    title: 'Share your booking link',
    detail: 'On your site, in your messages, as a QR code at the door.',
    tab: 'share-link',
    mayBeRight: false,
  },
});
