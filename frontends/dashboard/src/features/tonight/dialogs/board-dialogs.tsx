import type { Evening, TableState } from '@tablewell/api-client/book';
import type { LayoutContent } from '@tablewell/api-client/floor';
import { HostFormDialog } from '../../../parts/host-form/host-form-dialog';
import { BlocksDialogs } from '../blocks/blocks-control';
import { SectionsDialog } from '../sections/sections-dialog';
import { ShiftNoteDialog } from '../shift-note/shift-note-dialog';
import type { Visits } from '../../../lib/guests/recognize-guests';
import type { Steps } from '../steps/use-steps';
import { useKeys } from '../use-keys';
import { PartyDialogs } from './party-dialogs';
import { TableDialogs } from './table-dialogs';
import { useDialogs, useOpenDialog } from './open-dialog';

interface BoardDialogsProps {
  restaurantId: string;
  evening: Evening;
  states: readonly TableState[];
  visits: ReadonlyMap<string, Visits>;
  layout: LayoutContent | undefined;
  now: number;
  steps: Steps;
  /** Other days than today have none. */
  hasWalkIns: boolean;
}

/** Everything that opens over the evening. */
export function BoardDialogs({ hasWalkIns, ...props }: BoardDialogsProps) {
  const { restaurantId, evening, layout, now } = props;
  const open = useOpenDialog();
  const { setOpen: onOpen, show } = useDialogs();
  useKeys({ n: show.booking, w: hasWalkIns ? show.walkIn : undefined }, open === undefined);
  const close = (): void => onOpen(undefined);
  return (
    <>
      <PartyDialogs {...props} open={open} onOpen={onOpen} />
      <TableDialogs {...props} open={open} onOpen={onOpen} />
      <BlocksDialogs
        restaurantId={restaurantId}
        evening={evening}
        now={now}
        open={open?.kind === 'block' || open?.kind === 'blocks' ? open : undefined}
        onOpen={onOpen}
      />
      <SectionsDialog
        open={open?.kind === 'servers'}
        restaurantId={restaurantId}
        evening={evening}
        layout={layout}
        onClose={close}
      />
      <ShiftNoteDialog
        open={open?.kind === 'note'}
        restaurantId={restaurantId}
        evening={evening}
        onClose={close}
      />
      <HostFormDialog
        open={open?.kind === 'booking'}
        restaurantId={restaurantId}
        date={evening.date}
        onClose={close}
      />
    </>
  );
}
