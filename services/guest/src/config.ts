import { readConfig, serviceSpec, wholeNumber } from '@tablewell/chassis/config';

/** The settings. At start, every invalid one is reported. */
export const guestConfig = (env: NodeJS.ProcessEnv) =>
  readConfig(
    {
      ...serviceSpec,
      RETENTION_DAYS: wholeNumber(1, 3_650, {
        default: 30,
        desc: 'Days after its time for which a reservation’s date is kept',
      }),
    },
    env,
  );
