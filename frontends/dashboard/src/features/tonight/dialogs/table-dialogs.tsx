import type { Evening, TableState } from '@tablewell/api-client/book';
import { useDrops } from '../drag/use-drops';
import type { Steps } from '../steps/use-steps';
import { TableDialog } from './table-dialog';
import type { OpenDialog } from './open-dialog';
import { useInTurn } from '../waitlist/use-in-turn';
import { WalkInDialog } from './walk-in-dialog';

interface TableDialogsProps {
  restaurantId: string;
  evening: Evening;
  states: readonly TableState[];
  now: number;
  steps: Steps;
  open: OpenDialog | undefined;
  onOpen: (open: OpenDialog | undefined) => void;
}

/** A table with its parties, and a walk-in at that table or at any. */
export function TableDialogs({ restaurantId, evening, states, now, steps, open, onOpen }: TableDialogsProps) {
  const close = (): void => onOpen(undefined);
  const drop = useDrops(steps, onOpen);
  const inTurn = useInTurn(evening);
  const state = open?.kind === 'table' ? states.find(({ table }) => table.number === open.number) : undefined;
  return (
    <>
      <TableDialog
        state={state}
        evening={evening}
        now={now}
        onClose={close}
        onStep={(party, step) => {
          close();
          steps.take(party, step);
        }}
        onSeat={(intent) => {
          close();
          drop(intent);
        }}
        onWalkIn={(table) => onOpen({ kind: 'walk-in', table })}
        onOpenParty={({ id }) => onOpen({ kind: 'party', id })}
        onBlock={(table) => onOpen({ kind: 'block', table })}
        onBlocks={() => onOpen({ kind: 'blocks' })}
      />
      <WalkInDialog
        restaurantId={restaurantId}
        open={open?.kind === 'walk-in'}
        evening={evening}
        now={now}
        table={open?.kind === 'walk-in' ? open.table : undefined}
        onClose={close}
        onSeat={(size, name, tables, deviation) => {
          close();
          inTurn(tables, (turn) => steps.seatWalkIn(size, name, tables, { ...deviation, ...turn }));
        }}
        onJoin={(joining) => {
          close();
          steps.join(joining);
        }}
      />
    </>
  );
}
