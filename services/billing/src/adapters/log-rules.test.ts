import type { Logger } from '@tablewell/chassis/ops';
import { logRules } from './log-rules';

function logOf(trialDays: number, advertisedTrialDays: number, premiumMaxRestaurants = 1) {
  const lines: string[] = [];
  const note =
    (level: string) =>
    (...logged: unknown[]) =>
      lines.push(`${level}: ${String(logged.at(-1))}`);
  const logger = { info: note('info'), warn: note('warn') } as unknown as Pick<Logger, 'info' | 'warn'>;
  logRules({ rules: { trialDays, premiumMaxRestaurants }, advertisedTrialDays }, logger);
  return lines;
}

test('the start-up log states the rules in force, and warns if the trial lengths differ', () => {
  expect(logOf(30, 14)).toEqual([
    'info: TRIAL_DAYS: a trial of 30 days is granted; TRIAL_DAYS_ADVERTISED: landing and marketing pages say 14 days',
    'warn: TRIAL_DAYS and TRIAL_DAYS_ADVERTISED differ: pages promise another trial than is granted',
    'info: PREMIUM_MAX_RESTAURANTS: Premium includes 1 restaurant(s)',
  ]);
  expect(logOf(14, 14, 5).join()).not.toContain('warn');
  expect(logOf(0, 0)[0]).toContain('no trial is granted');
  expect(logOf(14, 14, 5).at(-1)).toContain('Premium includes 5');
});
