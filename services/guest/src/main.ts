import { runService } from '@tablewell/chassis/service';
import { buildGuest } from './app';
import { guestConfig } from './config';

const config = guestConfig(process.env);

void runService(
  'guest',
  config,
  buildGuest({
    countVisitsEveryMs: 3_000,
    retentionDays: config.RETENTION_DAYS,
    forgetVisitsEveryMs: 60_000,
    upgradeEveryMs: 60_000,
    completeErasuresEveryMs: 10_000,
  }),
);
