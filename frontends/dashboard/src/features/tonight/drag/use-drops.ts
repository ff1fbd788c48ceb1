import { useCallback } from 'react';
import type { OpenDialog } from '../dialogs/open-dialog';
import type { Steps } from '../steps/use-steps';
import type { Intent } from './use-table-drag';

/** Does what a drop intends, or opens the dialog that asks about it. Another time is confirmed, because the guest may be told. */
export function useDrops({ take, move, swap }: Steps, onOpen: (open: OpenDialog) => void) {
  return useCallback(
    ({ party, drop, effect }: Intent): void => {
      switch (effect.kind) {
        case 'seat':
          return take(party, 'seat', drop.tables, effect.until === undefined ? {} : { until: effect.until });
        case 'move':
          return drop.startsAt === party.startsAt
            ? move(party, drop)
            : onOpen({ kind: 'other-time', id: party.id, drop });
        case 'swap':
          return swap(party, effect.other);
        case 'ask':
          return onOpen({ kind: 'move', id: party.id, drop });
        case 'nothing':
        case 'refused':
          return undefined;
      }
    },
    [take, move, swap, onOpen],
  );
}
