import type { FirstStep } from '../../lib/first-steps';

/**
 * The steps that count as done after a save, even if the values did not change. The tables step is proved by the
 * server's state.
 */
export function completedSteps(saved: object): FirstStep[] {
  const fields = {
    operatingHours: 'hours',
    timezone: 'timezone',
    seatingMinutes: 'turn-time',
  } as const;
  return (Object.keys(fields) as (keyof typeof fields)[])
    .filter((field) => field in saved)
    .map((field) => fields[field]);
}
