import { color, radius, shadow, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { effectWords } from './effect-words';
import type { TableDrag } from './use-table-drag';
import { t } from '../texts';

/** Above the finger, which covers what is below it. */
const Ghost = styled.div`
  position: fixed;
  top: 0;
  left: 0;
  z-index: 40;
  max-width: 18rem;
  padding: ${space.xs} ${space.sm};
  border: 2px solid ${color.accent};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  font-size: 0.875rem;
  line-height: 1.35;
  pointer-events: none;
  small {
    display: block;
    font-size: 0.8125rem;
  }
  &[data-tone='no'] {
    border-color: ${color.danger};
    color: ${color.danger};
  }
  &[data-tone='ask'] {
    border-color: ${color.warning};
  }
`;

const gap = 20;
const tones = { nothing: 'none', seat: 'yes', move: 'yes', swap: 'yes', ask: 'ask', refused: 'no' } as const;

/** The party under the pointer with what dropping it would do. Keyboards move parties by a dialog. */
export function DragGhost({ drag: { party, at, intent }, zone }: { drag: TableDrag; zone: string }) {
  const words = intent ? effectWords(intent.effect, party, intent.drop, zone) : t('tonight.drop.hint');
  const isRight = at.x > window.innerWidth / 2;
  return (
    <Ghost
      aria-hidden="true"
      data-tone={intent ? tones[intent.effect.kind] : 'none'}
      style={{
        transform: `translate(${at.x + (isRight ? -gap : gap)}px, ${at.y - gap}px) translate(${isRight ? '-100%' : '0'}, -100%)`,
      }}
    >
      <b>
        {party.name}, {party.size}
      </b>
      {words && <small>{words}</small>}
    </Ghost>
  );
}
