import { readConfig, serviceSpec, str, url } from '@tablewell/chassis/config';

/** The settings; every bad one is named at start. */
export const restaurantConfig = (env: NodeJS.ProcessEnv) =>
  readConfig(
    {
      ...serviceSpec,
      AUTH_RPC_URL: url({ desc: 'The auth service' }),
      OWN_DOMAIN_TARGET: str({
        default: 'localhost',
        desc: 'The host name that the CNAME records of restaurants’ own domains lead to',
      }),
      DNS_SERVERS: str({
        default: '',
        desc: 'Name servers for the proofs of own domains, comma separated; empty: those of the machine',
      }),
    },
    env,
  );
