import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { Evening, Party } from '@tablewell/api-client/book';
import { dropOf, effectOf } from '../model/drop';
import type { Drop, Effect } from '../model/drop';
import { usePointerDrag } from './use-pointer-drag';

/** What a party over a table would do there. */
export interface Intent {
  readonly party: Party;
  readonly drop: Drop;
  readonly effect: Effect;
}

/** A party under the pointer, and what dropping it would do; no intent beside the tables. */
export interface TableDrag {
  readonly party: Party;
  readonly at: { readonly x: number; readonly y: number };
  readonly intent: Intent | undefined;
}

interface TableDragOptions {
  within: RefObject<HTMLElement | null>;
  evening: Evening;
  now: number;
  onDrop: (intent: Intent) => void;
}

/** Drags parties from the list or from a table of the floor to a table of the floor or the timeline. */
export function useTableDrag({ within, evening, now, onDrop }: TableDragOptions): TableDrag | undefined {
  const byId = useMemo(() => new Map(evening.parties.map((party) => [party.id, party])), [evening.parties]);
  const intentAt = (party: Party, x: number, y: number): Intent | undefined => {
    const table = tableAt(x, y)?.dataset['dropTable'];
    if (table === undefined) return undefined;
    const drop = dropOf(party, table);
    return { party, drop, effect: effectOf(evening, party, drop, now) };
  };
  const drag = usePointerDrag<string>({
    within,
    sourceAt: (element) => {
      const id = element.closest<HTMLElement>('[data-drag-party]')?.dataset['dragParty'];
      return id !== undefined && byId.has(id) ? id : undefined;
    },
    holds: (element) => element.closest('[data-drag-held]') !== null,
    onDrop: ({ source, at }) => {
      const party = byId.get(source);
      const intent = party && intentAt(party, at.x, at.y);
      if (intent) onDrop(intent);
    },
  });
  const party = drag && byId.get(drag.source);
  const intent = party && intentAt(party, drag.at.x, drag.at.y);
  useMark(drag && party ? tableAt(drag.at.x, drag.at.y) : undefined, intent?.effect.kind);
  return drag && party ? { party, at: drag.at, intent } : undefined;
}

const tableAt = (x: number, y: number): HTMLElement | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-table]') ?? undefined;

/** Marks the table under the pointer by an attribute: rendering all tables for each movement would take too long. */
function useMark(table: HTMLElement | undefined, kind: Effect['kind'] | undefined): void {
  const marked = useRef<HTMLElement>(undefined);
  useEffect(() => {
    marked.current?.removeAttribute('data-drop');
    marked.current = table;
    if (kind !== undefined && kind !== 'nothing') table?.setAttribute('data-drop', kind);
    return () => table?.removeAttribute('data-drop');
  }, [table, kind]);
}
