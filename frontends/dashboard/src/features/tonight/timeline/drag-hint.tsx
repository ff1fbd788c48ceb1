import { color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { effectWords } from '../drag/effect-words';
import type { PartyDrag } from './use-party-drag';
import { t } from '../texts';

const Hint = styled.p`
  min-height: 1.5rem;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: 0.875rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-effect='ask'] {
    color: ${color.warning};
    font-weight: 600;
  }
  &[data-effect='refused'] {
    color: ${color.danger};
    font-weight: 600;
  }
  &[data-effect='move'],
  &[data-effect='seat'],
  &[data-effect='swap'] {
    color: ${color.text};
    font-weight: 600;
  }
`;

/** What dropping the dragged party would do; otherwise what can be dragged. */
export function DragHint({ drag, zone }: { drag: PartyDrag | undefined; zone: string }) {
  return (
    <Hint role="status" data-effect={drag?.effect.kind}>
      {drag ? effectWords(drag.effect, drag.party, drag.drop, zone) : t('tonight.timeline.hint')}
    </Hint>
  );
}
