import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { Evening, Party } from '@tablewell/api-client/evening';
import { clashOf, dropAt, isElsewhere } from './drop';
import type { Dragged, Drop } from './drop';
import type { Bar, TimelineLayout } from './layout';

/** A pointer that moves no farther than this, in pixels, only taps. */
const tapWithin = 6;

interface Drag extends Dragged {
  /** Where the pointer went down. */
  readonly from: { readonly x: number; readonly y: number };
}

interface PartyDragOptions {
  evening: Evening;
  layout: TimelineLayout;
  now: number;
  onOpen: (party: Party) => void;
  onMove: (party: Party, drop: Drop) => void;
}

export type PartyDrag = ReturnType<typeof usePartyDrag>;

/** Drags a party to another table or time, and opens it if it was only tapped. */
export function usePartyDrag({ evening, layout, now, onOpen, onMove }: PartyDragOptions) {
  const [dragged, setDragged] = useState<Drag>();
  // Outlives the drag, because the click comes after the pointer is up.
  const hasMoved = useRef(false);
  const drop = dragged && dropAt(layout, dragged);
  const clash = dragged && drop ? clashOf(evening, dragged.party, drop, now) : undefined;
  const cancel = (): void => setDragged(undefined);

  function begin(event: PointerEvent<SVGGElement>, { party, row }: Bar): void {
    if (event.button !== 0 || party.stage === 'finished') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hasMoved.current = false;
    const from = { x: event.clientX, y: event.clientY };
    setDragged({ party, row, from, by: { x: 0, y: 0 } });
  }

  function follow(event: PointerEvent): void {
    if (!dragged) return;
    const by = { x: event.clientX - dragged.from.x, y: event.clientY - dragged.from.y };
    if (Math.abs(by.x) + Math.abs(by.y) > tapWithin) hasMoved.current = true;
    setDragged({ ...dragged, by });
  }

  function end(): void {
    if (dragged && drop && hasMoved.current && !clash && isElsewhere(dragged.party, drop))
      onMove(dragged.party, drop);
    cancel();
  }

  function open(party: Party): void {
    if (!hasMoved.current) onOpen(party);
    hasMoved.current = false;
  }

  return { dragged, hasMoved: hasMoved.current, drop, clash, begin, follow, end, cancel, open };
}
