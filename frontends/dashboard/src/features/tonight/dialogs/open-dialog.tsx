import { createContext, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
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

/** Opens a dialog in place of the one that is open; undefined closes it. */
type Open = (dialog: OpenDialog | undefined) => void;

const OpenContext = createContext<OpenDialog | undefined>(undefined);
const SetOpenContext = createContext<Open>(() => undefined);

/**
 * Keeps which dialog is open. Only what reads it is rendered again when it changes: with a full evening, rendering the board
 * would delay the dialog.
 */
export function OpenDialogProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenDialog>();
  return (
    <SetOpenContext value={setOpen}>
      <OpenContext value={open}>{children}</OpenContext>
    </SetOpenContext>
  );
}

/** The dialog that is open; undefined: none. */
export const useOpenDialog = (): OpenDialog | undefined => use(OpenContext);

/** Opens dialogs. The same functions every time, so that only rows and tiles that changed are rendered again. */
export function useDialogs() {
  const setOpen = use(SetOpenContext);
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
    [setOpen],
  );
  return { setOpen, show };
}
