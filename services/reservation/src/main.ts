import { readConfig, runService, serviceSpec, wholeNumber } from '@tablewell/chassis';
import { buildReservation } from './app';
import { defaultPublicLimits } from './domain/public-limits';

const config = readConfig({
  ...serviceSpec,
  RETENTION_DAYS: wholeNumber(1, 3_650, {
    default: 30,
    desc: 'Days that the personal data of a reservation is kept after its time',
  }),
  PUBLIC_BOOKINGS_BY_PHONE: wholeNumber(1, 1_000_000, {
    default: defaultPublicLimits.byPhoneAndStart,
    desc: 'Open reservations that one phone number can make online at one start of a restaurant',
  }),
  PUBLIC_PHONE_CHANGES: wholeNumber(0, 1_000_000, {
    default: defaultPublicLimits.phoneChanges,
    desc: 'How often the phone number of a reservation can be changed by its link, ever',
  }),
  PUBLIC_CHANGES: wholeNumber(0, 1_000_000, {
    default: defaultPublicLimits.changes,
    desc: 'How often a reservation can be changed by its link, ever',
  }),
});

void runService(
  'reservation',
  config,
  buildReservation({
    retentionDays: config.RETENTION_DAYS,
    sweepEveryMs: 5_000,
    purgeEveryMs: 60_000,
    limits: {
      byPhoneAndStart: config.PUBLIC_BOOKINGS_BY_PHONE,
      phoneChanges: config.PUBLIC_PHONE_CHANGES,
      changes: config.PUBLIC_CHANGES,
    },
  }),
);
