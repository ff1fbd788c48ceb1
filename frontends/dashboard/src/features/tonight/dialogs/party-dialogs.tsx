import { collisionsAt } from '@tablewell/api-client/book';
import type { Evening } from '@tablewell/api-client/book';
import { otherArea } from '../model/other-area';
import type { Visits } from '../../../lib/guests/recognize-guests';
import type { Steps } from '../steps/use-steps';
import { MoveDialog } from './move-dialog';
import { PartyDialog } from './party-dialog';
import { OtherTimeDialog } from './other-time-dialog';
import type { OpenDialog } from './open-dialog';
import { useOpenParty } from './use-open-party';

interface PartyDialogsProps {
  restaurantId: string;
  evening: Evening;
  visits: ReadonlyMap<string, Visits>;
  now: number;
  steps: Steps;
  open: OpenDialog | undefined;
  onOpen: (open: OpenDialog | undefined) => void;
}

/** The details of a party, and its move to another table. */
export function PartyDialogs({ restaurantId, evening, visits, now, steps, open, onOpen }: PartyDialogsProps) {
  const { parties, blocks = [] } = evening;
  const close = (): void => onOpen(undefined);
  const opened = useOpenParty(restaurantId, parties, open && 'id' in open ? open.id : undefined);
  const shownBy = (kind: OpenDialog['kind']) => (open?.kind === kind ? opened : undefined);
  const drop = open?.kind === 'move' || open?.kind === 'other-time' ? open.drop : undefined;
  const shown = shownBy('party');
  const party = shown?.elsewhere ? undefined : shown?.party;
  return (
    <>
      <PartyDialog
        restaurantId={restaurantId}
        of={shown}
        blocks={blocks.filter(({ id }) => party?.blockedBy?.includes(id))}
        visits={party && visits.get(party.id)}
        evening={evening}
        zone={evening.timezone}
        now={now}
        collision={party && collisionsAt(parties, now).find((each) => each.party.id === party.id)}
        otherArea={party ? otherArea(party, evening.tables) : ''}
        onClose={close}
        onStep={steps.take}
        onUndo={steps.undo}
        onMove={({ id }) => onOpen({ kind: 'move', id })}
        onStay={steps.stay}
      />
      <MoveDialog
        restaurantId={restaurantId}
        of={shownBy('move')}
        drop={drop}
        evening={evening}
        now={now}
        steps={steps}
        onClose={close}
      />
      <OtherTimeDialog
        of={shownBy('other-time')}
        drop={drop}
        zone={evening.timezone}
        onClose={close}
        onMove={(moved, to) => {
          close();
          steps.move(moved, to);
        }}
      />
    </>
  );
}
