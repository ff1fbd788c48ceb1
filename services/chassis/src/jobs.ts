import { measured } from './metrics/list';
import type { Logger } from './ops/logger';

/** Periodic background work. Runs of one job never overlap. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

/** Runs each job at its interval. Returns a function that stops them and waits for running ones. */
export function startJobs(jobs: readonly Job[], logger: Logger): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const lastDone = new Map<string, number>();
  const stopMeasuring = measured.jobLastDone.observe((report) => {
    for (const [name, seconds] of lastDone) report(seconds, { job_name: name });
  });
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return;
      const run = job
        .run()
        .then(
          () => {
            lastDone.set(job.name, Date.now() / 1_000);
            measured.jobRuns.add({ job_name: job.name, outcome: 'done' });
          },
          (error: unknown) => {
            logger.warn({ err: error, job: job.name }, 'job failed, will retry');
            measured.jobRuns.add({ job_name: job.name, outcome: 'failed' });
          },
        )
        .finally(() => running.delete(job.name));
      running.set(job.name, run);
    }, job.everyMs).unref(),
  );
  return async () => {
    stopMeasuring();
    timers.forEach(clearInterval);
    await Promise.all(running.values());
  };
}
