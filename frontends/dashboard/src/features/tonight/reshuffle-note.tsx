import { useEffect, useRef, useState } from 'react';
import { Banner } from '@tablewell/ui';
import type { Evening } from '@tablewell/api-client/evening';
import type { Queued } from './model/apply-step';
import { tableChanges, tablesKey, withLater } from './model/reshuffle';
import type { TableChange } from './model/reshuffle';
import { t } from './texts';

/** As many as fit in a line or two. */
const most = 3;

interface ReshuffleNoteProps {
  /** As the service has it, without the changes of this device that wait. */
  evening: Evening;
  queued: readonly Queued[];
}

/** Says which parties got other tables without a step of this device, until it is dismissed (EVENING-25). */
export function ReshuffleNote({ evening, queued }: ReshuffleNoteProps) {
  const [changes, setChanges] = useState<readonly TableChange[]>([]);
  const last = useRef(evening);
  const own = useRef(new Map<string, string>());
  useEffect(() => {
    for (const { change } of queued)
      if ('tables' in change && 'partyId' in change && change.tables.length > 0)
        own.current.set(change.partyId, tablesKey(change.tables));
  }, [queued]);
  useEffect(() => {
    const later = tableChanges(last.current, evening, own.current);
    last.current = evening;
    if (later.length > 0) setChanges((earlier) => withLater(earlier, later));
  }, [evening]);
  const shown = changes.slice(0, most);
  return (
    <div role="status">
      {shown.length > 0 && (
        <Banner tone="info" onDismiss={() => setChanges([])}>
          {shown.map(wordsOf).join(' · ')}
          {changes.length > shown.length &&
            ` · ${t('tonight.reshuffle.more', { count: changes.length - shown.length })}`}
        </Banner>
      )}
    </div>
  );
}

function wordsOf({ name, from, to }: TableChange): string {
  const none = t('tonight.reshuffle.none');
  return t('tonight.reshuffle.change', {
    name,
    from: from.join(' + ') || none,
    to: to.join(' + ') || none,
  });
}
