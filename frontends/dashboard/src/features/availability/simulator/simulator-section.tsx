import { Button, ErrorPanel, Inline, color, space } from '@tablewell/ui';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import { styled } from 'styled-components';
import { messageOf } from '../../../lib/message-of';
import { Section } from '../../settings/section';
import { simulatedWeeks } from './simulated-weeks';
import { SimulationResult } from './simulation-result';
import { useSimulation } from './use-simulation';

const Progress = styled.div`
  display: grid;
  gap: ${space.xs};
  progress {
    width: 100%;
    height: 0.75rem;
    accent-color: ${color.accent};
  }
`;

export interface SimulatorSectionProps {
  restaurantId: string;
  /** The rules as they are in the form. */
  rules: AvailabilityRules;
  /** Whether they differ from those in force. */
  changed: boolean;
}

/** Tries the rules of the form on the demand of the past four weeks (AVAIL-22). */
export function SimulatorSection({ restaurantId, rules, changed }: SimulatorSectionProps) {
  const { simulation, run, stop } = useSimulation(restaurantId);
  const isRunning = simulation?.kind === 'running';
  const isOutdated =
    simulation?.kind === 'done' && JSON.stringify(simulation.rules) !== JSON.stringify(rules);
  return (
    <Section
      title="Simulator"
      lead="What the rules above would have made of the past four weeks: of everybody who booked, and of everybody who was turned away. It changes nothing."
    >
      <Inline $gap="sm">
        <Button
          variant="secondary"
          type="button"
          disabled={!changed}
          busy={isRunning}
          onClick={() => run(rules)}
        >
          Try on the past four weeks
        </Button>
        {isRunning && (
          <Button variant="secondary" type="button" onClick={stop}>
            Stop
          </Button>
        )}
      </Inline>
      {!changed && !simulation && <p>Change a rule above, then try it here before you save.</p>}
      {isRunning && (
        <Progress>
          <progress aria-label="Simulation" max={simulatedWeeks} value={simulation.done} />
          <p role="status">
            Week {simulation.done + 1} of {simulatedWeeks}...
          </p>
        </Progress>
      )}
      {simulation?.kind === 'failed' && (
        <ErrorPanel
          title="The simulation failed"
          message={messageOf(simulation.error)}
          retry={() => run(rules)}
        />
      )}
      {simulation?.kind === 'done' && (
        <>
          {isOutdated && (
            <p role="status">The rules have changed since. Try them again to see the difference.</p>
          )}
          <div style={{ opacity: isOutdated ? 0.6 : 1 }}>
            <SimulationResult result={simulation.result} />
          </div>
        </>
      )}
    </Section>
  );
}
