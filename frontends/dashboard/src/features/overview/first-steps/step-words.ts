import { seatingMinutes } from '@tablewell/restaurant-rules/hours';
import type { FirstStep } from '../../../lib/first-steps';
import type { Known } from './progress';
import { t } from '../texts';
import { clock } from '../../../lib/language';

/** The text of a step, and the tab where it is done. */
interface StepWords {
  title: string;
  detail: string;
  tab: 'settings' | 'floor-plan' | 'booking-page' | 'reservations' | 'share-link';
  /** The field or the section of the settings, in the address (`settings/use-scroll-to-linked-part.ts`). */
  at?: string;
  /** The current setting may be right; the owner only has to confirm it. */
  mayBeRight: boolean;
}

function hours(periods: Known['operatingHours']): string {
  const [first] = periods;
  if (!first) return t('overview.steps.hours.none');
  const minute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const span = `${clock.label(minute(first.openingTime))} – ${clock.label(minute(first.closingTime))}`;
  if (periods.length > 1) return t('overview.steps.hours.several', { count: periods.length });
  return first.daysOfWeek.length === 7
    ? t('overview.steps.hours.everyDay', { hours: span })
    : t('overview.steps.hours.some', { hours: span });
}

/** The texts of every step, with the current settings. */
export const stepWords = (restaurant: Known): Record<FirstStep, StepWords> => ({
  hours: {
    title: t('overview.steps.hours.title'),
    detail: hours(restaurant.operatingHours),
    tab: 'settings',
    at: 'hours',
    mayBeRight: restaurant.operatingHours.length > 0,
  },
  tables: {
    title: t('overview.steps.tables.title'),
    detail: t('overview.steps.tables.text'),
    tab: 'settings',
    at: 'tables',
    mayBeRight: false,
  },
  'floor-plan': {
    title: t('overview.steps.floorPlan.title'),
    detail: t('overview.steps.floorPlan.text'),
    tab: 'floor-plan',
    mayBeRight: true,
  },
  timezone: {
    title: t('overview.steps.zone.title'),
    detail: t('overview.steps.zone.text', { zone: restaurant.timezone.replaceAll('_', ' ') }),
    tab: 'settings',
    at: 'timezone',
    mayBeRight: true,
  },
  'turn-time': {
    title: t('overview.steps.turnTime.title'),
    detail: t('overview.steps.turnTime.text', {
      minutes: restaurant.seatingMinutes || seatingMinutes.default,
    }),
    tab: 'settings',
    at: 'seatingMinutes',
    mayBeRight: true,
  },
  phone: {
    title: t('overview.steps.phone.title'),
    detail: t('overview.steps.phone.text'),
    tab: 'settings',
    at: 'phoneNumber',
    mayBeRight: false,
  },
  'booking-page': {
    title: t('overview.steps.page.title'),
    detail: t('overview.steps.page.text'),
    tab: 'booking-page',
    mayBeRight: true,
  },
  booking: {
    title: t('overview.steps.booking.title'),
    detail: t('overview.steps.booking.text'),
    tab: 'reservations',
    mayBeRight: false,
  },
  share: {
    title: t('overview.steps.share.title'),
    detail: t('overview.steps.share.text'),
    tab: 'share-link',
    mayBeRight: false,
  },
});
