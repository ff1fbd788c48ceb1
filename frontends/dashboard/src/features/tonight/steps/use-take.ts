import { serverNow } from '@tablewell/api-client/server-clock';
import { useCallback } from 'react';
import type { Party, StepName } from '@tablewell/api-client/book';
import { useConfirm } from '../../../lib/confirm';
import { clockAt } from '../../../lib/clock';
import type { Steps } from './use-steps';
import { t } from '../texts';

type Seating = Parameters<Steps['take']> extends [Party, StepName, ...infer Rest] ? Rest : never;

/** Takes a step. A party is marked as a no-show before its time only after a question. */
export function useTake(take: Steps['take'], zone: string): Steps['take'] {
  const confirm = useConfirm();
  return useCallback(
    (party: Party, step: StepName, ...seating: Seating): void => {
      const isEarly = step === 'no-show' && party.startsAt > serverNow();
      if (!isEarly) return take(party, step, ...seating);
      const question = {
        title: t('tonight.early.title'),
        about: t('tonight.party.title', { name: party.name, size: party.size }),
        message: t('tonight.early.text', { time: clockAt(party.startsAt, zone) }),
        confirmLabel: t('tonight.step.no-show'),
        cancelLabel: t('tonight.cancel'),
      };
      void confirm(question).then((yes) => {
        if (yes) take(party, step, ...seating);
      });
    },
    [confirm, take, zone],
  );
}
