import { useEffect, useRef, useState } from 'react';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import { simulatedWeeks, simulateWeek, together } from './simulated-weeks';
import type { SimulatedWeek } from './simulated-weeks';

/** A simulation of the past weeks, one week after another. */
export type Simulation =
  | { readonly kind: 'running'; readonly done: number }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'done'; readonly rules: AvailabilityRules; readonly result: SimulatedWeek };

/** Simulates rules on the past four weeks; leaving the page ends it. */
export function useSimulation(restaurantId: string) {
  const [simulation, setSimulation] = useState<Simulation>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(rules: AvailabilityRules): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const weeks: SimulatedWeek[] = [];
    try {
      for (let week = 1; week <= simulatedWeeks; week++) {
        setSimulation({ kind: 'running', done: week - 1 });
        weeks.push(await simulateWeek(restaurantId, rules, week, signal));
        if (signal.aborted) return;
      }
      const result = together(weeks);
      if (result) setSimulation({ kind: 'done', rules, result });
    } catch (error) {
      if (!signal.aborted) setSimulation({ kind: 'failed', error: error as Error });
    }
  }

  function stop(): void {
    running.current?.abort();
    setSimulation(undefined);
  }

  return { simulation, run: (rules: AvailabilityRules) => void run(rules), stop };
}
