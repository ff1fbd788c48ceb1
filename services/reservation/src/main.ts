import { dirname, join } from 'node:path';
import { runService } from '@tablewell/chassis/service';
import { buildReservation } from './app';
import { reservationConfig } from './config';
import { warmUp } from './day/tables/warm-up';

const config = reservationConfig(process.env);

// Warms up before the process is ready, so that no request waits for it.
warmUp();

void runService(
  'reservation',
  config,
  buildReservation({
    retentionDays: config.RETENTION_DAYS,
    sweepEveryMs: 5_000,
    purgeEveryMs: 60_000,
    // Beside the program that was started.
    whatIf: {
      program: join(dirname(process.argv[1] ?? ''), 'what-if-thread.cjs'),
      mongodbUrl: config.MONGODB_URL,
      isKept: true,
    },
    limits: {
      byPhoneAndStart: config.PUBLIC_BOOKINGS_BY_PHONE,
      upcomingByPhone: config.PUBLIC_UPCOMING_BY_PHONE,
      phoneChanges: config.PUBLIC_PHONE_CHANGES,
      emailChanges: config.PUBLIC_EMAIL_CHANGES,
      changes: config.PUBLIC_CHANGES,
    },
    holds: { seconds: config.HOLD_SECONDS, secondsByAddress: config.HOLD_SECONDS_BY_ADDRESS },
  }),
);
