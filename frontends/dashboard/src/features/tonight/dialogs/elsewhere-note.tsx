import { Banner, Button, Stack } from '@tablewell/ui';
import { shortDate } from '../../../lib/calendar';
import { clockAt } from '../../../lib/clock';
import type { OpenParty } from './use-open-party';
import { t } from '../texts';

interface ElsewhereNoteProps {
  of: OpenParty;
  zone: string;
}

/** Says what became of a party that is not on this evening any more while its dialog is open. */
export const ElsewhereNote = ({ of: { party, elsewhere }, zone }: ElsewhereNoteProps) => (
  <div role="status">
    {elsewhere && <Banner tone="warning">{wordsOf({ party, elsewhere }, zone)}</Banner>}
  </div>
);

/** In place of what cannot be done with it any more. */
export const ElsewhereOnly = ({ onClose, ...note }: ElsewhereNoteProps & { onClose: () => void }) => (
  <Stack $gap="md">
    <ElsewhereNote {...note} />
    <div>
      <Button variant="secondary" onClick={onClose}>
        {t('tonight.close')}
      </Button>
    </div>
  </Stack>
);

function wordsOf({ party, elsewhere }: OpenParty, zone: string): string {
  const who = { name: party.name, size: party.size };
  if (elsewhere?.isDeleted) return t('tonight.elsewhere.deleted', who);
  return elsewhere?.party
    ? t('tonight.elsewhere.moved', {
        ...{ ...who, day: shortDate(elsewhere.date), time: clockAt(party.startsAt, zone) },
      })
    : t('tonight.elsewhere.gone', who);
}
