import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { openHostedPage } from '@tablewell/federation';
import { Banner, Button, notify } from '@tablewell/ui';
import { useDashboardParams } from '../../lib/dashboard-params';
import { useMayLeave } from '../../lib/leave-guard';
import { messageOf } from '../../lib/message-of';
import type { SsoConnection } from './api/sso';
import { readTrial, startTrial } from './api/trial';
import { Part } from './part';
import { find, t } from './texts';
import { TrialResult } from './trial-result';

/** The parameter with which the provider's answer leads back: `done`, or why the trial ended without a result. */
const param = 'trial';

/** A trial of a sign-in at the provider, which changes nothing, and what the last one found. */
export function TrialSignIn({
  restaurantId,
  connection: { issuer, state, roleClaim },
}: {
  restaurantId: string;
  connection: SsoConnection;
}) {
  const mayLeave = useMayLeave();
  const box = useRef<HTMLDivElement>(null);
  const outcome = useOutcome();
  const { data: trial, error } = useQuery(readTrial(restaurantId));
  const isRead = trial !== undefined || error !== null;
  const start = useMutation({
    mutationFn: () => startTrial(restaurantId),
    onSuccess: (url) => openHostedPage(url),
    onError: (problem) => void notify(messageOf(problem), { tone: 'danger' }),
  });

  // Once what it found is there, so that it is seen as a whole.
  useEffect(() => {
    if (outcome === null || !isRead) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [outcome, isRead]);

  async function begin(): Promise<void> {
    if (!start.isPending && (await mayLeave())) start.mutate();
  }

  const hasEnded = outcome !== null && outcome !== 'done';
  // Of another provider, or of an earlier trial, it says nothing about this one.
  const found = trial?.issuer === issuer && !hasEnded ? trial : undefined;
  return (
    <Part ref={box} title={t('sso.trial.title')} note={t('sso.trial.note')}>
      {hasEnded && (
        <Banner tone="warning" role="status" title={t('sso.trial.endedTitle')}>
          {find(`sso.trial.ended.${outcome}`) ?? t('sso.trial.ended.sso-unreachable')}
        </Banner>
      )}
      {error && <p role="status">{messageOf(error)}</p>}
      {found && <TrialResult trial={found} isOff={state === 'off'} hasClaim={roleClaim !== ''} />}
      <div>
        <Button variant="secondary" busy={start.isPending || start.isSuccess} onClick={() => void begin()}>
          {t(found ? 'sso.trial.again' : 'sso.trial.action')}
        </Button>
      </div>
    </Part>
  );
}

/** How the trial ended from which the browser has just come back, which is then taken out of the address; null if it did not. */
function useOutcome(): string | null {
  const [params, setParams] = useDashboardParams();
  const given = params.get(param);
  const [outcome, setOutcome] = useState(given);
  useEffect(() => {
    if (given === null) return;
    setOutcome(given);
    setParams(
      (before) => {
        before.delete(param);
        return before;
      },
      { replace: true },
    );
  }, [given, setParams]);
  return outcome;
}
