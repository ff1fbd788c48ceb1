import { Banner, Button, Inline, Stack } from '@tablewell/ui';
import { isOver } from '@tablewell/api-client/book';
import type { Evening, Party, Queued } from '@tablewell/api-client/book';
import type { Refused } from '../../../parts/changes/change-queue';
import { partyOf, refusalWords, refusedTitle } from './refusal-words';
import { t } from '../texts';

interface QueueNotesProps {
  evening: Evening;
  queued: readonly Queued[];
  refused: readonly Refused[];
  /** The service could not be reached at the last attempt. */
  isStuck: boolean;
  /** Why the service lets it wait; empty if it could not be reached. */
  waitsBecause: string;
  onDismiss: (id: string) => void;
  onRetry: () => void;
  /** Chooses a table for the party, or for a walk-in without one. */
  onFind: (party: Party | undefined) => void;
}

/** Changes that could not be sent yet, and those that were refused. */
export function QueueNotes({
  evening,
  queued,
  refused,
  isStuck,
  waitsBecause,
  onDismiss,
  onRetry,
  onFind,
}: QueueNotesProps) {
  const waiting = isStuck ? queued.length : 0;
  return (
    <Stack role="status" $gap="xs">
      {waiting > 0 && (
        <Banner tone="warning">
          <Inline $justify="between">
            {waitsBecause
              ? t('tonight.queue.busy', { why: waitsBecause, count: waiting })
              : t('tonight.queue.waiting', { count: waiting })}
            <Button variant="secondary" onClick={onRetry}>
              {t('tonight.queue.retry')}
            </Button>
          </Inline>
        </Banner>
      )}
      {refused.map((each) => (
        <RefusedNote
          key={each.entry.id}
          evening={evening}
          refused={each}
          onDismiss={onDismiss}
          onFind={onFind}
        />
      ))}
    </Stack>
  );
}

interface RefusedNoteProps extends Pick<QueueNotesProps, 'evening' | 'onDismiss' | 'onFind'> {
  refused: Refused;
}

/** What was not done and why, with a way to a table for a party that needs one. */
function RefusedNote({ evening, refused, onDismiss, onFind }: RefusedNoteProps) {
  const { entry } = refused;
  const party = partyOf(evening, entry);
  const needsTable =
    entry.change.kind === 'walk-in' ||
    (entry.change.kind !== 'undo' && party !== undefined && (!isOver(party) || party.stage === 'no-show'));
  return (
    <Banner
      tone="danger"
      title={t('tonight.queue.refused', { change: refusedTitle(entry) })}
      actions={
        <Inline $gap="xs">
          {needsTable && (
            <Button
              variant="secondary"
              onClick={() => {
                onDismiss(entry.id);
                onFind(party);
              }}
            >
              {t('tonight.decide.find')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => onDismiss(entry.id)}>
            {t('tonight.queue.dismiss')}
          </Button>
        </Inline>
      }
    >
      {refusalWords(evening, refused)}
    </Banner>
  );
}
