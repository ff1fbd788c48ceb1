import { useEffect, useRef, useState } from 'react';
import { Banner } from '@tablewell/ui';
import type { Evening, Queued } from '@tablewell/api-client/book';
import { tableChanges, tablesKey, withLater } from './model/reshuffle';
import type { TableChange } from '../../parts/evening/table-option';
import type { Displacement } from '../../parts/changes/change-queue';
import { t } from './texts';

/** As many as fit in a line or two. */
const most = 3;

interface ReshuffleNoteProps {
  /** As the service has it, without the changes of this device that wait. */
  evening: Evening;
  queued: readonly Queued[];
  /** What the service answered to steps of this device, oldest first. */
  answered: readonly Displacement[];
}

/**
 * Says which parties got other tables, until it is dismissed (EVENING-25): by a step of this device as the service answers
 * it, otherwise as the evening shows it.
 */
export function ReshuffleNote({ evening, queued, answered }: ReshuffleNoteProps) {
  const [changes, setChanges] = useState<readonly TableChange[]>([]);
  const last = useRef(evening);
  const told = useRef(new Map<string, string>());
  const seen = useRef(answered.at(-1)?.id);
  useEffect(() => {
    for (const { change } of queued)
      if ('tables' in change && 'partyId' in change && change.tables.length > 0)
        told.current.set(change.partyId, tablesKey(change.tables));
  }, [queued]);
  useEffect(() => {
    const at = answered.findIndex(({ id }) => id === seen.current);
    seen.current = answered.at(-1)?.id;
    for (const { changes: later } of answered.slice(at + 1)) {
      for (const { id, to } of later) told.current.set(id, tablesKey(to));
      setChanges((earlier) => withLater(earlier, later));
    }
  }, [answered]);
  useEffect(() => {
    const later = tableChanges(last.current, evening, told.current);
    last.current = evening;
    for (const { id, tables } of evening.parties)
      if (told.current.get(id) === tablesKey(tables)) told.current.delete(id);
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
  const named = (tables: readonly string[]): string =>
    t('tonight.reshuffle.table', { tables: tables.join(' + ') });
  return t('tonight.reshuffle.change', {
    name,
    from: from.length > 0 ? named(from) : none,
    // Where it had one, the word is not said twice.
    to: to.length === 0 ? none : from.length > 0 ? to.join(' + ') : named(to),
  });
}
