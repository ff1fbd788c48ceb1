import { useCallback } from 'react';
import type { Evening } from '@tablewell/api-client/book';
import { useConfirm } from '../../../lib/confirm';
import { passedOver } from './passed-over';
import { turnQuestion } from './turn-question';

/** Seats a walk-in; before a party that waits and that the table fits only after a question, which the audit log keeps. */
export function useInTurn(evening: Evening) {
  const confirm = useConfirm();
  return useCallback(
    (tables: readonly string[], seat: (turn: { readonly outOfTurn?: true }) => void): void => {
      const first = passedOver(evening, tables);
      if (!first) return seat({});
      void confirm(turnQuestion(first, tables)).then((yes) => {
        if (yes) seat({ outOfTurn: true });
      });
    },
    [confirm, evening],
  );
}
