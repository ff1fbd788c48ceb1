import type { RefObject } from 'react';
import type { Evening } from '@tablewell/api-client/book';
import { usePointerDrag } from '../drag/use-pointer-drag';
import type { PointerDrag } from '../drag/use-pointer-drag';
import type { Intent } from '../drag/use-table-drag';
import { effectOf } from '../model/drop';
import { dropAt } from './drop';
import type { Dragged } from './drop';
import type { TimelineLayout } from './layout';

interface PartyDragOptions {
  scroller: RefObject<HTMLElement | null>;
  evening: Evening;
  layout: TimelineLayout;
  now: number;
  onDrop: (intent: Intent) => void;
}

/** A party that is dragged along the timeline, where it would go, and what that would do. */
export type PartyDrag = Dragged & Intent;

type Source = Pick<Dragged, 'party' | 'row'>;

/** Drags a party to another table or time. */
export function usePartyDrag({
  scroller,
  evening,
  layout,
  now,
  onDrop,
}: PartyDragOptions): PartyDrag | undefined {
  const draggedBy = ({ source, from, at }: PointerDrag<Source>): PartyDrag => {
    const { party, row } = source;
    const by = { x: at.x - from.x, y: at.y - from.y };
    const drop = dropAt(layout, { party, row, by });
    return { party, row, by, drop, effect: effectOf(evening, party, drop, now) };
  };
  const drag = usePointerDrag<Source>({
    within: scroller,
    sourceAt: (element) => {
      const bar = layout.bars[Number(element.closest<SVGElement>('[data-bar]')?.dataset['bar'] ?? -1)];
      return bar && bar.party.stage !== 'finished' ? bar : undefined;
    },
    holds: () => false,
    onDrop: (dropped) => onDrop(draggedBy(dropped)),
  });
  return drag && draggedBy(drag);
}
