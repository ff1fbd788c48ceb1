import { runService } from '@tablewell/chassis/service';
import { buildRestaurant } from './app';
import { restaurantConfig } from './config';

const config = restaurantConfig(process.env);

void runService(
  'restaurant',
  config,
  buildRestaurant({
    authRpcUrl: config.AUTH_RPC_URL,
    publicOrigin: config.PUBLIC_ORIGIN,
    ownDomainTarget: config.OWN_DOMAIN_TARGET,
    dnsServers: config.DNS_SERVERS.split(',')
      .map((server) => server.trim())
      .filter(Boolean),
    watchDomainsEveryMs: 60_000,
    eraseEveryMs: 60_000,
  }),
);
