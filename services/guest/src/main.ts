import { readConfig, runService, serviceSpec, wholeNumber } from '@tablewell/chassis';
import { buildGuest } from './app';

const config = readConfig({
  ...serviceSpec,
  RETENTION_DAYS: wholeNumber(1, 3_650, {
    default: 30,
    desc: 'Days that is kept when a reservation was, after its time',
  }),
});

void runService(
  'guest',
  config,
  buildGuest({
    countVisitsEveryMs: 3_000,
    retentionDays: config.RETENTION_DAYS,
    forgetVisitsEveryMs: 60_000,
    upgradeEveryMs: 60_000,
  }),
);
