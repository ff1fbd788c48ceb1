import { Button, color, media, radius, shadow, space, tableStates, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { TableState } from '@tablewell/api-client/book';
import { statusLabel } from '../../live/status';
import { clockAt, stateText, partyText } from '../../live/words';
import { t } from '../../texts';

const Card = styled.section`
  display: grid;
  gap: ${space.xxs};
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  header {
    display: flex;
    align-items: center;
    gap: ${space.sm};
  }
  header > :last-child {
    min-width: ${touchTarget};
    min-height: ${touchTarget};
    margin: -${space.xs} -${space.sm} -${space.xs} auto;
    font-size: 1.25rem;
  }
  h3 {
    font-size: 1.0625rem;
    font-weight: 700;
  }
  small {
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
  /* Floats over the canvas on screens that leave enough of it visible. */
  ${media.tablet} {
    position: absolute;
    bottom: ${space.sm};
    left: ${space.sm};
    width: min(21rem, calc(100% - 2 * ${space.sm}));
    box-shadow: ${shadow.float};
  }
`;

const State = styled.span`
  padding: 0.125rem 0.625rem;
  border-radius: ${radius.pill};
  font-size: 0.8125rem;
  font-weight: 650;
`;

interface TableCardProps {
  state: TableState;
  /** The moment that the canvas shows. */
  at: number;
  zone: string;
  onClose: () => void;
}

/** The party at a table at the shown moment, with its times, and the next party. */
export function TableCard({ state, at, zone, onClose }: TableCardProps) {
  const { table, kind, party, next } = state;
  const { fill, text, sign } = tableStates[kind];
  return (
    <Card aria-label={t('plan.table.name', { number: table.number })} aria-live="polite">
      <header>
        <h3>{t('plan.table.name', { number: table.number })}</h3>
        <State style={{ background: fill, color: text }}>
          <span aria-hidden="true">{sign}</span> {statusLabel(kind)}
        </State>
        <Button variant="quiet" size="small" aria-label={t('plan.table.close')} onClick={onClose}>
          ×
        </Button>
      </header>
      {party && kind !== 'free' && <strong>{partyText(party)}</strong>}
      <p>{stateText(state, at, zone)}</p>
      {party?.notes && kind !== 'free' && <p>{party.notes}</p>}
      {next && next !== party && (
        <p>{t('plan.table.next', { party: partyText(next), time: clockAt(next.startsAt, zone) })}</p>
      )}
      <small>
        {t('plan.table.seats', { seats: table.seats })}
        {table.area && ` · ${table.area}`}
      </small>
    </Card>
  );
}
