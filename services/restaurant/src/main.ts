import { readConfig, runService, serviceSpec, url } from '@tablewell/chassis';
import { buildRestaurant } from './app';

const config = readConfig({ ...serviceSpec, AUTH_RPC_URL: url({ desc: 'The auth service' }) });

void runService('restaurant', config, buildRestaurant({ authRpcUrl: config.AUTH_RPC_URL }));
