import { Button, ErrorPanel, Inline, color, space } from '@tablewell/ui';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import { styled } from 'styled-components';
import { messageOf } from '../../../lib/message-of';
import { Section } from '../../../forms/section';
import { simulatedWeeks } from './simulated-weeks';
import { SimulationResult } from './simulation-result';
import { useSimulation } from './use-simulation';
import { t } from '../texts';

const Progress = styled.div`
  display: grid;
  gap: ${space.xs};
  progress {
    width: 100%;
    height: 0.75rem;
    accent-color: ${color.accent};
  }
`;

interface SimulatorSectionProps {
  restaurantId: string;
  /** The rules as they are in the form. */
  rules: AvailabilityRules;
  /** Whether they differ from those in force. */
  changed: boolean;
}

/** Simulates the form's rules with the demand of the past four weeks (AVAIL-22). */
export function SimulatorSection({ restaurantId, rules, changed }: SimulatorSectionProps) {
  const { simulation, run, stop } = useSimulation(restaurantId);
  const isRunning = simulation?.kind === 'running';
  const isOutdated =
    simulation?.kind === 'done' && JSON.stringify(simulation.rules) !== JSON.stringify(rules);
  return (
    <Section title={t('availability.simulator.title')} lead={t('availability.simulator.lead')}>
      <Inline $gap="sm">
        <Button
          variant="secondary"
          type="button"
          disabled={!changed}
          busy={isRunning}
          onClick={() => run(rules)}
        >
          {t('availability.simulator.run')}
        </Button>
        {isRunning && (
          <Button variant="secondary" type="button" onClick={stop}>
            {t('availability.simulator.stop')}
          </Button>
        )}
      </Inline>
      {!changed && !simulation && <p>{t('availability.simulator.changeFirst')}</p>}
      {isRunning && (
        <Progress>
          <progress
            aria-label={t('availability.simulator.progress')}
            max={simulatedWeeks}
            value={simulation.done}
          />
          <p role="status">
            {t('availability.simulator.week', { week: simulation.done + 1, weeks: simulatedWeeks })}
          </p>
        </Progress>
      )}
      {simulation?.kind === 'failed' && (
        <ErrorPanel
          title={t('availability.simulator.failed')}
          message={messageOf(simulation.error)}
          retry={() => run(rules)}
        />
      )}
      {simulation?.kind === 'done' && (
        <>
          {isOutdated && <p role="status">{t('availability.simulator.outdated')}</p>}
          <div style={{ opacity: isOutdated ? 0.6 : 1 }}>
            <SimulationResult result={simulation.result} />
          </div>
        </>
      )}
    </Section>
  );
}
