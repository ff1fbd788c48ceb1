import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { measured } from './list';

/**
 * Resolution of the event loop delay: coarse enough to cost nothing, fine enough for delays that a person would notice.
 */
const delayResolutionMs = 100;

/**
 * Measures the process: event loop, memory and CPU time, under names that `collectDefaultMetrics` of prom-client does
 * not have. Returns a function that stops it.
 */
export function measureProcess(): () => void {
  const delay = monitorEventLoopDelay({ resolution: delayResolutionMs });
  delay.enable();
  let before = performance.eventLoopUtilization();
  const stops = [
    measured.eventLoopDelay.observe((report) => {
      // The histogram holds timer intervals; the excess over the resolution is the delay.
      const late = delay.percentile(99) / 1e9 - delayResolutionMs / 1e3;
      report(Math.max(0, Number.isFinite(late) ? late : 0), {});
      delay.reset();
    }),
    measured.eventLoopUse.observe((report) => {
      const now = performance.eventLoopUtilization();
      report(performance.eventLoopUtilization(now, before).utilization, {});
      before = now;
    }),
    measured.memory.observe((report) => report(process.memoryUsage.rss(), {})),
    measured.heapUsed.observe((report) => report(process.memoryUsage().heapUsed, {})),
    measured.cpuTime.observe((report) => {
      const { user, system } = process.cpuUsage();
      report(user / 1e6, { cpu_mode: 'user' });
      report(system / 1e6, { cpu_mode: 'system' });
    }),
    measured.uptime.observe((report) => report(process.uptime(), {})),
  ];
  return () => {
    delay.disable();
    stops.forEach((stop) => stop());
  };
}
