import { readConfig, runService, serviceSpec, wholeNumber } from '@tablewell/chassis';
import { buildReservation } from './app';

const config = readConfig({
  ...serviceSpec,
  RETENTION_DAYS: wholeNumber(1, 3_650, {
    default: 30,
    desc: 'Days that the personal data of a reservation is kept after its time',
  }),
});

void runService(
  'reservation',
  config,
  buildReservation({ retentionDays: config.RETENTION_DAYS, sweepEveryMs: 5_000, purgeEveryMs: 60_000 }),
);
