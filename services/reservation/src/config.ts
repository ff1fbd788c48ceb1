import { readConfig, serviceSpec, wholeNumber } from '@tablewell/chassis/config';
import { defaultHoldLimits } from './day/claims/table-hold';
import { defaultPublicLimits } from './limits/public-limits';

/** The settings. At start, every invalid one is reported. */
export const reservationConfig = (env: NodeJS.ProcessEnv) =>
  readConfig(
    {
      ...serviceSpec,
      RETENTION_DAYS: wholeNumber(1, 3_650, {
        default: 30,
        desc: 'Days that the personal data of a reservation is kept after its time',
      }),
      PUBLIC_BOOKINGS_BY_PHONE: wholeNumber(1, 1_000_000, {
        default: defaultPublicLimits.byPhoneAndStart,
        desc: 'Open reservations that one phone number can make online at one start of a restaurant',
      }),
      PUBLIC_UPCOMING_BY_PHONE: wholeNumber(0, 1_000, {
        default: defaultPublicLimits.upcomingByPhone,
        desc: 'Upcoming reservations that one phone number can be given online at a restaurant; 0 for any number',
      }),
      PUBLIC_PHONE_CHANGES: wholeNumber(0, 1_000_000, {
        default: defaultPublicLimits.phoneChanges,
        desc: 'How often the phone number of a reservation can be changed by its link, ever',
      }),
      PUBLIC_EMAIL_CHANGES: wholeNumber(0, 1_000_000, {
        default: defaultPublicLimits.emailChanges,
        desc: 'How often the e-mail address of a reservation can be changed by its link, ever',
      }),
      PUBLIC_CHANGES: wholeNumber(0, 1_000_000, {
        default: defaultPublicLimits.changes,
        desc: 'How often a reservation can be changed by its link, ever',
      }),
      HOLD_SECONDS: wholeNumber(1, 3_600, {
        default: defaultHoldLimits.seconds,
        desc: 'How long a table is held for a diner who is filling in the form',
      }),
      HOLD_SECONDS_BY_ADDRESS: wholeNumber(0, 1_000_000, {
        default: defaultHoldLimits.secondsByAddress,
        desc: 'How long the holds of one network address at a restaurant last in an hour, together; 0 for any length',
      }),
    },
    env,
  );
