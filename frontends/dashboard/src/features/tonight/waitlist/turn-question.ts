import type { Party } from '@tablewell/api-client/book';
import { serverNow } from '@tablewell/api-client/server-clock';
import { duration } from '../../../parts/evening/labels';
import { t } from '../texts';
import { waitedMinutes } from './wait-words';

/** The question whether another party is seated before `first`, whom the tables fit too. The audit log records a yes. */
export const turnQuestion = (first: Party, tables: readonly string[]) => ({
  title: t('tonight.wait.jump.title'),
  message: t('tonight.wait.jump.text', {
    name: first.name,
    size: first.size,
    duration: duration(waitedMinutes(first, serverNow())),
    table: tables.join(' + '),
  }),
  confirmLabel: t('tonight.wait.jump.confirm'),
  cancelLabel: t('tonight.cancel'),
});
