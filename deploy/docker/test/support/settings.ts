import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readConfig as sandboxConfig } from '../../../local/sandbox/src/config';
import { readConfig as webConfig } from '../../../../frontends/federation/server/config';
import { gatewayConfig } from '../../../../gateway/src/config';
import { authConfig } from '../../../../services/auth/src/config';
import { billingConfig } from '../../../../services/billing/src/config';
import { guestConfig } from '../../../../services/guest/src/config';
import { notificationConfig } from '../../../../services/notification/src/config';
import { reservationConfig } from '../../../../services/reservation/src/config';
import { restaurantConfig } from '../../../../services/restaurant/src/config';
import { root } from './programs';

// Reads the settings of each program from an environment, with the program's own code.

type Environment = Record<string, string>;

const readers: Readonly<Record<string, (env: Environment) => unknown>> = {
  auth: authConfig,
  restaurant: restaurantConfig,
  reservation: reservationConfig,
  guest: guestConfig,
  billing: billingConfig,
  notification: notificationConfig,
  gateway: gatewayConfig,
  sandbox: sandboxConfig,
  web: webConfig,
};

/** Reads the settings as the program does; throws if it would not start. `web-…` are the servers of remotes. */
export function start(name: string, env: Environment): unknown {
  const read = readers[name.startsWith('web-') ? 'web' : name];
  if (!read) throw new Error(`There is no program ${name}`);
  // Set by the image.
  return read({ HOST: '0.0.0.0', ...env });
}

/** The output of `make-env.mjs`, as names and values. */
export function madeEnv(...flags: string[]): Environment {
  const script = join(root, 'deploy/docker/make-env.mjs');
  const lines = execFileSync(process.execPath, [script, ...flags], { encoding: 'utf8' });
  return Object.fromEntries(
    [...lines.matchAll(/^([A-Z_]+)='?(.*?)'?$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * A compose file's text with its variables interpolated, as by compose: `${A:?why}` is an error if A is empty,
 * `${A:-else}` uses the default, `$$` is a dollar.
 */
export function interpolate(text: string, env: Environment): string {
  // The innermost first: a default may contain another variable.
  const variable = /\$\{([A-Z_]+)(?::([?-])([^${}]*))?\}/g;
  let before = text.replaceAll('$$', '\0');
  for (;;) {
    const after = before.replace(variable, (_all, name: string, sign?: string, rest = '') => {
      const value = env[name] ?? '';
      if (value !== '') return value;
      if (sign === '?') throw new Error(`${name} is missing: ${rest}`);
      return rest;
    });
    if (after === before) return after.replaceAll('\0', '$');
    before = after;
  }
}
