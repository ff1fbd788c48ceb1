import { readConfig, runService, serviceSpec } from '@tablewell/chassis';
import { buildGuest } from './app';

await runService('guest', readConfig(serviceSpec), buildGuest({ countVisitsEveryMs: 3_000 }));
