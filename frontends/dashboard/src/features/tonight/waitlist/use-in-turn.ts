import { useCallback } from 'react';
import type { Evening } from '@tablewell/api-client/book';
import { serverNow } from '@tablewell/api-client/server-clock';
import { useConfirm } from '../../../lib/confirm';
import { duration } from '../../../parts/evening/labels';
import { t } from '../texts';
import { passedOver } from './passed-over';
import { waitedMinutes } from './wait-words';

/** Seats a walk-in; before a party that waits and that the table fits only after a question, which the audit log keeps. */
export function useInTurn(evening: Evening) {
  const confirm = useConfirm();
  return useCallback(
    (tables: readonly string[], seat: (turn: { readonly outOfTurn?: true }) => void): void => {
      const first = passedOver(evening, tables);
      if (!first) return seat({});
      const { name, size } = first;
      const waited = duration(waitedMinutes(first, serverNow()));
      const question = {
        title: t('tonight.wait.jump.title'),
        message: t('tonight.wait.jump.text', { name, size, duration: waited, table: tables.join(' + ') }),
        confirmLabel: t('tonight.wait.jump.confirm'),
        cancelLabel: t('tonight.cancel'),
      };
      void confirm(question).then((yes) => {
        if (yes) seat({ outOfTurn: true });
      });
    },
    [confirm, evening],
  );
}
