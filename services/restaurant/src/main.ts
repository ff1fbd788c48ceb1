import { runService } from '@tablewell/chassis/service';
import { buildRestaurant } from './app';
import { restaurantConfig } from './config';

const config = restaurantConfig(process.env);

void runService('restaurant', config, buildRestaurant({ authRpcUrl: config.AUTH_RPC_URL }));
