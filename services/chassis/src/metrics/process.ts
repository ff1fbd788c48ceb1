import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { measured } from './list';

/** How often the delay is looked at: seldom enough to cost nothing, often enough to see what a person would feel. */
const lookEveryMs = 100;

/** Measures the process itself: its event loop, memory and processor time. Answers how to stop. */
export function measureProcess(): () => void {
  const delay = monitorEventLoopDelay({ resolution: lookEveryMs });
  delay.enable();
  let before = performance.eventLoopUtilization();
  const stops = [
    measured.eventLoopDelay.observe((report) => {
      // The histogram holds whole rounds of the timer; what is over is the delay.
      const late = delay.percentile(99) / 1e9 - lookEveryMs / 1e3;
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
