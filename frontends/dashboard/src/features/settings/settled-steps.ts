import type { FirstStep } from '../../lib/first-steps';

/** The steps that saved settings settle, even where they were saved as they were at first. Tables prove themselves. */
export function settledBy(saved: object): FirstStep[] {
  const fields = {
    operatingHours: 'hours',
    timezone: 'timezone',
    seatingMinutes: 'turn-time',
  } as const;
  return (Object.keys(fields) as (keyof typeof fields)[])
    .filter((field) => field in saved)
    .map((field) => fields[field]);
}
