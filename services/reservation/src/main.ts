import { readConfig, runService, serviceSpec } from '@tablewell/chassis';
import { buildReservation } from './app';

await runService('reservation', readConfig(serviceSpec), buildReservation);
