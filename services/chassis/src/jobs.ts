import { measured } from './metrics/list';
import type { Logger } from './ops/logger';
import { BackgroundRounds } from './resilience/background-rounds';

/** Periodic background work. Runs of one job never overlap. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

/** Runs each job at its interval. Returns a function that stops them and waits for running ones. */
export function startJobs(jobs: readonly Job[], logger: Logger): () => Promise<void> {
  const lastDone = new Map<string, number>();
  const stopMeasuring = measured.jobLastDone.observe((report) => {
    for (const [name, seconds] of lastDone) report(seconds, { job_name: name });
  });
  const rounds = jobs.map((job) => {
    const round = new BackgroundRounds((error) => {
      logger.warn({ err: error, job: job.name }, 'job failed, will retry');
      measured.jobRuns.add({ job_name: job.name, outcome: 'failed' });
    });
    round.every(job.everyMs, async () => {
      await job.run();
      lastDone.set(job.name, Date.now() / 1_000);
      measured.jobRuns.add({ job_name: job.name, outcome: 'done' });
    });
    return round;
  });
  return async () => {
    stopMeasuring();
    rounds.forEach((round) => round.stopTimers());
    await Promise.all(rounds.map((round) => round.settled()));
  };
}
