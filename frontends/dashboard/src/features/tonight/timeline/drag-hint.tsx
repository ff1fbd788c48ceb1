import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { clockAt } from '../words';
import type { PartyDrag } from './use-party-drag';
import { t } from '../texts';

const Hint = styled.p`
  min-height: 1.5rem;
  margin-bottom: ${space.xxs};
  color: ${color.textMuted};
  font-size: 0.875rem;
  &[data-clash] {
    color: ${color.danger};
    font-weight: 600;
  }
`;

interface DragHintProps {
  drag: Pick<PartyDrag, 'dragged' | 'hasMoved' | 'drop' | 'clash'>;
  zone: string;
}

/** Where the dragged party would go, or why it cannot; otherwise what can be dragged. */
export function DragHint({ drag, zone }: DragHintProps) {
  const { dragged, hasMoved, drop, clash } = drag;
  return (
    <Hint role="status" data-clash={clash ? '' : undefined}>
      {clash
        ? clash.text
        : dragged && drop && hasMoved
          ? t('tonight.timeline.drag', {
              name: dragged.party.name,
              table: drop.table || '–',
              time: clockAt(drop.startsAt, zone),
            })
          : t('tonight.timeline.hint')}
    </Hint>
  );
}
