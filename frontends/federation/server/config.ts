import type { RemoteName } from '../src/contract';
import type { PageConfig } from '../src/page-data';
import { isRemoteName } from './registry-file';
import { parseTestimonials } from './testimonials';

/** The web process's settings, from the environment. */
export interface WebConfig {
  port: number;
  host: string;
  /** Origin of the gateway's internal listener, from which restaurants' public views are read. */
  apiUrl: string;
  /** Folder with one folder per frontend, each with its `dist`; if undefined, the one in which this program was built. */
  frontendsDist: string | undefined;
  /** JSON file with the addresses of remotes, which override those on this machine (README, "The registry"). */
  remotesFile: string | undefined;
  /** Internal origins of the servers of remotes that are not on this machine. */
  remoteServers: Partial<Record<RemoteName, string>>;
  /** Origins of all processes that serve the same pages as this one. */
  peers: string[];
  /** Further host names of the product. Any other name is a restaurant's own domain, or unknown. */
  otherHosts: string[];
  page: PageConfig;
}

/** The placeholder in examples for values that only the operator knows. */
const placeholder = 'to-be-filled-in';

export type Environment = Record<string, string | undefined>;

/** Reads the environment once. Throws one error that names every bad variable and why. */
export function readConfig(environment: Environment): WebConfig {
  const problems: string[] = [];
  const text = (name: string, fallback?: string): string => {
    // A variable that is unset in a compose file arrives as an empty string.
    const value = environment[name] || fallback;
    if (value === undefined) problems.push(`${name} is missing`);
    else if (value.startsWith(placeholder)) problems.push(`${name} has not been filled in`);
    return value ?? '';
  };
  const whole = (name: string, fallback: number, max: number): number => {
    const value = Number(text(name, String(fallback)));
    if (Number.isInteger(value) && value >= 0 && value <= max) return value;
    problems.push(`${name} must be a whole number from 0 to ${max}`);
    return fallback;
  };
  const origin = (name: string): string => {
    const value = text(name);
    const url = parseUrl(value);
    if (value && (!url || !/^https?:$/.test(url.protocol)))
      problems.push(`${name} must be an http(s) address`);
    return url?.origin ?? '';
  };
  /** An address from which a browser loads: absolute, or a path on our own origin. Empty disables the feature. */
  const address = (name: string): string => {
    const value = text(name, '');
    const good = value === '' || /^\/(?!\/)/.test(value) || /^https?:$/.test(parseUrl(value)?.protocol ?? '');
    if (!good) problems.push(`${name} must be an http(s) address or a path`);
    return value;
  };

  const email = (name: string): string => {
    const value = text(name, '');
    if (value && !/^[^\s@]+@[^\s@]+$/.test(value)) problems.push(`${name} must be an e-mail address`);
    return value;
  };
  const testimonials = (name: string) => {
    const parsed = parseTestimonials(text(name, '[]'));
    if (!parsed) problems.push(`${name} must be a JSON list of {quote, name, restaurant}`);
    return parsed ?? [];
  };

  const servers = (name: string) => {
    const found = parseServers(text(name, ''));
    if (!found) problems.push(`${name} must name remotes and their servers: billing=http://billing:8080`);
    return found ?? {};
  };

  const origins = (name: string) =>
    text(name, '')
      .split(',')
      .filter(Boolean)
      .flatMap((address) => {
        const url = parseUrl(address.trim());
        if (url?.protocol === 'http:') return [url.origin];
        problems.push(`${name} must be internal http addresses: http://web-billing:8080`);
        return [];
      });

  const config: WebConfig = {
    port: whole('PORT', 0, 65_535),
    host: text('HOST', '127.0.0.1'),
    apiUrl: origin('API_URL'),
    frontendsDist: environment['FRONTENDS_DIST'] || undefined,
    remotesFile: environment['REMOTES_FILE'] || undefined,
    remoteServers: servers('REMOTE_SERVERS'),
    peers: origins('PEERS'),
    otherHosts: text('OTHER_HOSTS', '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    page: {
      publicOrigin: origin('PUBLIC_ORIGIN'),
      recaptchaSiteKey: text('RECAPTCHA_SITE_KEY', ''),
      recaptchaScriptUrl: address('RECAPTCHA_SCRIPT_URL'),
      signUpsWithoutCaptcha: whole('SIGN_UPS_WITHOUT_CAPTCHA', 0, 1_000_000),
      googleClientId: text('GOOGLE_CLIENT_ID', ''),
      googleScriptUrl: address('GOOGLE_SCRIPT_URL'),
      stripePublishableKey: text('STRIPE_PUBLISHABLE_KEY', ''),
      stripeScriptUrl: address('STRIPE_SCRIPT_URL'),
      analyticsUrl: address('ANALYTICS_URL'),
      trialDays: whole('TRIAL_DAYS', 30, 3650),
      trialDaysAdvertised: whole('TRIAL_DAYS_ADVERTISED', 14, 3650),
      retentionDays: whole('RETENTION_DAYS', 30, 3650),
      premiumLocations: whole('PREMIUM_MAX_RESTAURANTS', 1, 10_000),
      supportEmail: email('SUPPORT_EMAIL'),
      // The addresses are for those whose plan has them; the pages say that there are some.
      offers: {
        prioritySupport: email('PRIORITY_SUPPORT_EMAIL') !== '',
        phoneSupport: text('SUPPORT_PHONE', '') !== '',
        accountManager: text('ACCOUNT_MANAGER', '') !== '',
      },
      testimonials: testimonials('TESTIMONIALS'),
    },
  };
  if (problems.length > 0) throw new Error(`The configuration is invalid:\n  ${problems.join('\n  ')}`);
  return config;
}

/** `billing=http://web-billing:8080,…`; undefined if any part of it is invalid. */
export function parseServers(list: string): Partial<Record<RemoteName, string>> | undefined {
  const found: Partial<Record<RemoteName, string>> = {};
  for (const pair of list.split(',').filter(Boolean)) {
    const [remote = '', address = ''] = pair.trim().split(/=(.*)/);
    const url = parseUrl(address);
    if (!isRemoteName(remote) || !url || !/^https?:$/.test(url.protocol)) return undefined;
    found[remote] = url.origin;
  }
  return found;
}

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}
