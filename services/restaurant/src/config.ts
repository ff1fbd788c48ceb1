import { readConfig, serviceSpec, url } from '@tablewell/chassis/config';

/** The settings; every bad one is named at start. */
export const restaurantConfig = (env: NodeJS.ProcessEnv) =>
  readConfig({ ...serviceSpec, AUTH_RPC_URL: url({ desc: 'The auth service' }) }, env);
