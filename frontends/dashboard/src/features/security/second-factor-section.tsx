import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ErrorPanel, LoadingPanel, notify } from '@tablewell/ui';
import { Section } from '../../forms/section';
import { listPasskeys } from './api/passkeys';
import {
  beginSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './api/second-factor';
import type { SecondFactor, Setup } from './api/second-factor';
import { FactorOff, FactorOn } from './factor-state';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import { ScanStep } from './scan-step';
import { t } from './texts';

/** What the user does at present; the secrets of it are kept nowhere else. */
type Step =
  | { name: 'none' }
  | { name: 'begin' }
  | { name: 'scan'; setup: Setup }
  | { name: 'codes'; codes: string[] }
  | { name: 'renew' }
  | { name: 'end' };

/** Two-step sign-in: set up with an app, with recovery codes, and switched off again. */
export function SecondFactorSection() {
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery(readSecondFactor());
  const [step, setStep] = useState<Step>({ name: 'none' });
  const content = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  // The element that had the focus is gone once a step is left.
  useEffect(() => {
    if (step.name !== 'none') hasBegun.current = true;
    else if (hasBegun.current) content.current?.focus();
  }, [step.name]);
  const stop = () => setStep({ name: 'none' });
  function refresh(): void {
    void queries.invalidateQueries({ queryKey: readSecondFactor().queryKey });
    // The proof that passkeys require depends on it.
    void queries.invalidateQueries({ queryKey: listPasskeys().queryKey });
  }
  function showCodes(codes: string[]): void {
    setStep({ name: 'codes', codes });
    refresh();
  }
  function ended(): void {
    stop();
    notify(t('security.factor.ended'), { tone: 'success' });
    refresh();
  }

  const stepOf = (factor: SecondFactor) => {
    const { hasPassword } = factor;
    if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onKept={stop} />;
    if (step.name === 'scan') return <ScanStep setup={step.setup} onDone={showCodes} onCancel={stop} />;
    if (step.name === 'begin')
      return (
        <ProofForm
          lead={t('security.factor.beginLead')}
          action={t('security.factor.next')}
          way="password"
          send={beginSecondFactor}
          onDone={(setup) => setStep({ name: 'scan', setup })}
          onCancel={stop}
        />
      );
    if (step.name === 'renew')
      return (
        <ProofForm
          lead={t('security.factor.renewLead')}
          action={t('security.factor.renew')}
          way="code"
          send={renewRecoveryCodes}
          onDone={showCodes}
          onCancel={stop}
        />
      );
    if (step.name === 'end')
      return (
        <ProofForm
          lead={t('security.factor.endLead')}
          action={t('security.factor.turnOff')}
          dangerous
          way="code"
          send={endSecondFactor}
          onDone={ended}
          onCancel={stop}
        />
      );
    return factor.isOn ? (
      <FactorOn
        factor={factor}
        onRenew={() => setStep({ name: 'renew' })}
        onEnd={() => setStep({ name: 'end' })}
      />
    ) : (
      <FactorOff
        hasPassword={hasPassword}
        onAsk={() => setStep({ name: 'begin' })}
        onBegun={(setup) => setStep({ name: 'scan', setup })}
      />
    );
  };

  return (
    <Section title={t('security.factor.title')} lead={t('security.factor.lead')}>
      {data ? (
        <div ref={content} tabIndex={-1}>
          {stepOf(data)}
        </div>
      ) : isError ? (
        <ErrorPanel message={t('security.factor.notLoaded')} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('security.factor.loading')} />
      )}
    </Section>
  );
}
