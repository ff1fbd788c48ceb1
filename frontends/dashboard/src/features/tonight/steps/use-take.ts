import { serverNow } from '@tablewell/api-client/server-clock';
import { useCallback, useEffect, useRef } from 'react';
import { isInLine } from '@tablewell/api-client/book';
import type { Evening, Party, StepName } from '@tablewell/api-client/book';
import { useConfirm } from '../../../lib/confirm';
import { clockAt } from '../../../lib/clock';
import { passedOver } from '../waitlist/passed-over';
import { turnQuestion } from '../waitlist/turn-question';
import type { StepDetails, Steps } from './use-steps';
import { t } from '../texts';

/**
 * Takes a step. Only after a question is a party marked as a no-show before its time, or one of the waitlist seated at a table
 * that fits a party before it (WAIT-4, WAIT-33).
 */
export function useTake(take: Steps['take'], evening: Evening): Steps['take'] {
  const confirm = useConfirm();
  // The function stays the same for an evening that changes, because every row has it.
  const latest = useRef(evening);
  useEffect(() => {
    latest.current = evening;
  });
  return useCallback(
    (party: Party, step: StepName, tables: readonly string[] = [], details: StepDetails = {}): void => {
      const zone = latest.current.timezone;
      if (step === 'no-show' && party.startsAt > serverNow()) {
        const question = {
          title: t('tonight.early.title'),
          about: t('tonight.party.title', { name: party.name, size: party.size }),
          message: t('tonight.early.text', { time: clockAt(party.startsAt, zone) }),
          confirmLabel: t('tonight.step.no-show'),
          cancelLabel: t('tonight.cancel'),
        };
        void confirm(question).then((yes) => {
          if (yes) take(party, step, tables, details);
        });
        return undefined;
      }
      const first =
        step === 'seat' && isInLine(party) && !details.outOfTurn
          ? passedOver(latest.current, tables, party.wait?.joinedAt)
          : undefined;
      if (!first) return take(party, step, tables, details);
      void confirm(turnQuestion(first, tables)).then((yes) => {
        if (yes) take(party, step, tables, { ...details, outOfTurn: true });
      });
    },
    [confirm, take],
  );
}
