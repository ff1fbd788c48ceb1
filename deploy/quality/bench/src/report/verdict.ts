import { loadavg } from 'node:os';

/** The goal of a figure, and whether it is met. */
export interface Goal {
  readonly goal: string;
  readonly measured: string;
  readonly holds: boolean;
}

/** The conditions under which a table was measured. */
export const circumstances = (rounds: number): string =>
  `node ${process.version}, store ${process.env['MONGODB_URL'] ?? 'of the local run'}, ${rounds} rounds ABAB, ` +
  `median (min–max), load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;

/** Prints both sides and the goals; a missed goal makes the command fail. */
export function conclude(
  name: string,
  rounds: number,
  sides: Readonly<Record<string, Readonly<Record<string, string | number>>>>,
  goals: readonly Goal[],
): void {
  console.log(`\n${name}: ${circumstances(rounds)}`);
  console.table(sides);
  for (const { goal, measured, holds } of goals)
    console.log(`${holds ? 'holds ' : 'MISSED'}  ${goal}: ${measured}`);
  if (goals.some(({ holds }) => !holds)) process.exitCode = 1;
}

/** `--full` measures everything; without it, as much as three minutes allow. */
export const isFull = process.argv.includes('--full');
