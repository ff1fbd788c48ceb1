import { readConfig, serviceSpec, str, url } from '@tablewell/chassis/config';

/** The settings; every bad one is named at start. */
export const restaurantConfig = (env: NodeJS.ProcessEnv) =>
  readConfig(
    {
      ...serviceSpec,
      AUTH_RPC_URL: url({ desc: 'The auth service' }),
      PUBLIC_ORIGIN: url({ desc: 'Where people reach the product' }),
      OWN_DOMAIN_TARGET: str({
        default: '',
        desc: 'The host name that CNAME records of restaurants’ own domains lead to; empty: that of PUBLIC_ORIGIN',
      }),
      DNS_SERVERS: str({
        default: '',
        desc: 'Name servers for the proofs of own domains, comma separated; empty: those of the machine',
      }),
    },
    env,
  );
