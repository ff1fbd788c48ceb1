import { color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Trend } from './trend';

/** Figures side by side, as many as there is room for. */
export const MetricCards = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space.sm};
`;

const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xxs};
  padding: ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  min-width: 0;
`;

const Name = styled.dt`
  color: ${color.textMuted};
  font-size: 0.9375rem;
`;

const Value = styled.dd`
  font-size: 1.75rem;
  font-weight: 650;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  &[data-words] {
    font-size: 1.125rem;
    line-height: 1.4;
  }
`;

const Note = styled.dd`
  color: ${color.textMuted};
  font-size: 0.875rem;
  &[data-mood='good'] {
    color: ${color.success};
  }
  &[data-mood='bad'] {
    color: ${color.danger};
  }
`;

const arrows = { up: '↑ ', down: '↓ ', same: '' };

interface MetricCardProps {
  name: string;
  value: string;
  trend?: Trend;
  /** Which direction is favorable. */
  better?: 'up' | 'down';
  note?: string;
}

/** One figure with its trend. */
export function MetricCard({ name, value, trend, better = 'up', note }: MetricCardProps) {
  const mood = !trend || trend.direction === 'same' ? undefined : trend.direction === better ? 'good' : 'bad';
  return (
    <Card>
      <Name>{name}</Name>
      <Value data-words={value.length > 8 ? '' : undefined}>{value}</Value>
      {trend && (
        <Note data-mood={mood}>
          <span aria-hidden="true">{arrows[trend.direction]}</span>
          {trend.text}
        </Note>
      )}
      {note && <Note>{note}</Note>}
    </Card>
  );
}
