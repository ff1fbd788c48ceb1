import { useMemo, useState } from 'react';
import type { Party, TableState } from '@tablewell/api-client/book';
import type { OpenBlocks } from '../blocks/blocks-control';
import type { Drop } from '../model/drop';

/** The dialog over the evening that is open, and what it is about. */
export type OpenDialog =
  | { readonly kind: 'party'; readonly id: string }
  /** With the tables and the time to which it was dragged. */
  | { readonly kind: 'move'; readonly id: string; readonly drop?: Drop }
  | { readonly kind: 'other-time'; readonly id: string; readonly drop: Drop }
  | { readonly kind: 'table'; readonly number: string }
  | { readonly kind: 'walk-in'; readonly table?: string }
  | { readonly kind: 'booking' | 'servers' | 'note' }
  | OpenBlocks;

/** At most one dialog is open at a time. */
export function useOpenDialog() {
  const [open, setOpen] = useState<OpenDialog>();
  // The same functions every time, so that only rows and tiles that changed are rendered again.
  const show = useMemo(
    () => ({
      party: ({ id }: Party) => setOpen({ kind: 'party', id }),
      move: ({ id }: Party) => setOpen({ kind: 'move', id }),
      table: ({ table: { number } }: TableState) => setOpen({ kind: 'table', number }),
      servers: () => setOpen({ kind: 'servers' }),
      note: () => setOpen({ kind: 'note' }),
      booking: () => setOpen({ kind: 'booking' }),
      walkIn: () => setOpen({ kind: 'walk-in' }),
    }),
    [],
  );
  return { open, setOpen, show };
}
