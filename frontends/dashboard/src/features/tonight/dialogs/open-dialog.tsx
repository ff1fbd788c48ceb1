import { createContext, use, useMemo, useState, useSyncExternalStore } from 'react';
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

interface OpenDialogStore {
  readonly get: () => OpenDialog | undefined;
  readonly set: Open;
  /** Calls the listener after each change; returns a function that ends that. */
  readonly watch: (listener: () => void) => () => void;
}

function createStore(): OpenDialogStore {
  let open: OpenDialog | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => open,
    set(dialog) {
      open = dialog;
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const StoreContext = createContext(createStore());

/**
 * Keeps which dialog is open. Only what reads it is rendered again when it changes: with a full evening, rendering the board
 * would delay the dialog. It is not the context's own value, because React looks for readers of a changed one in the whole board.
 */
export function OpenDialogProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createStore);
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The dialog that is open; undefined: none. */
export function useOpenDialog(): OpenDialog | undefined {
  const { watch, get } = use(StoreContext);
  return useSyncExternalStore(watch, get);
}

/** Opens dialogs. The same functions every time, so that only rows and tiles that changed are rendered again. */
export function useDialogs() {
  const { set: setOpen } = use(StoreContext);
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
