import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Banner, Button, ErrorPanel, LoadingPanel, notify, Stack } from '@tablewell/ui';
import { deviceName } from '../../lib/device-name';
import { Section } from '../../forms/section';
import { beginPasskey, listPasskeys, makePasskey, removePasskey, renamePasskey } from './api/passkeys';
import type { Passkey, Proof } from './api/passkeys';
import { PasskeyNameForm } from './passkey-name-form';
import { PasskeyList } from './passkey-list';
import { ProofForm } from './proof-form';
import { t } from './texts';
import { useUnaskedChanges } from './use-unasked-changes';

/** What the user does at present. */
type Step =
  | { name: 'none' }
  | { name: 'prove'; way: 'password' | 'code' }
  | { name: 'make'; options: string }
  | { name: 'rename'; passkey: Passkey }
  | { name: 'remove'; passkey: Passkey; way: 'password' | 'code' };

const none: Step = { name: 'none' };
/** Browsers without passkeys, and pages without HTTPS, have no such class. */
const isSupported = () => typeof globalThis.PublicKeyCredential === 'function';

/** That of this browser, with a number if another passkey has it. */
function proposedName(passkeys: readonly Passkey[]): string {
  const name = deviceName(navigator.userAgent);
  const taken = new Set(passkeys.map((each) => each.name));
  const numbered = [...taken].map((_taken, index) => `${name} ${index + 2}`);
  return [name, ...numbered].find((each) => !taken.has(each)) ?? name;
}

/** The user's passkeys: added, renamed and removed. */
export function PasskeysSection() {
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery(listPasskeys());
  const [step, setStep] = useState<Step>(none);
  const content = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  // The element that had the focus is gone once a step is left.
  useEffect(() => {
    if (step.name !== 'none') hasBegun.current = true;
    else if (hasBegun.current) content.current?.focus();
  }, [step.name]);
  const stop = () => setStep(none);
  function done(text: string): void {
    stop();
    notify(text, { tone: 'success' });
    void queries.invalidateQueries({ queryKey: listPasskeys().queryKey });
  }
  const { begin, askToRemove } = useUnaskedChanges({
    onBegun: (options) => setStep({ name: 'make', options }),
    onRemoved: () => done(t('security.passkey.removed')),
  });

  const add = (proof: Proof) =>
    proof === 'recent-sign-in' ? begin.mutate() : setStep({ name: 'prove', way: proof });
  const remove = (passkey: Passkey, proof: Proof) =>
    proof === 'recent-sign-in' ? void askToRemove(passkey) : setStep({ name: 'remove', passkey, way: proof });

  function form() {
    switch (step.name) {
      case 'none':
        return null;
      case 'prove':
        return (
          <ProofForm
            lead={t('security.passkey.addLead')}
            action={t('security.factor.next')}
            way={step.way}
            send={(typed) => beginPasskey(step.way, typed)}
            onDone={(options) => setStep({ name: 'make', options })}
            onCancel={stop}
          />
        );
      case 'make':
        return (
          <PasskeyNameForm
            lead={t('security.passkey.makeLead')}
            action={t('security.passkey.make')}
            name={proposedName(data?.passkeys ?? [])}
            send={(name) => makePasskey(step.options, name)}
            onDone={() => done(t('security.passkey.added'))}
            onCancel={stop}
          />
        );
      case 'rename':
        return (
          <PasskeyNameForm
            action={t('security.passkey.save')}
            name={step.passkey.name}
            send={(name) => renamePasskey(step.passkey.id, name)}
            onDone={() => done(t('security.passkey.renamed'))}
            onCancel={stop}
          />
        );
      case 'remove':
        return (
          <ProofForm
            lead={t('security.passkey.removeLead', { name: step.passkey.name })}
            action={t('security.passkey.remove')}
            dangerous
            way={step.way}
            send={(typed) => removePasskey(step.passkey.id, step.way, typed)}
            onDone={() => done(t('security.passkey.removed'))}
            onCancel={stop}
          />
        );
    }
  }

  return (
    <Section title={t('security.passkey.title')} lead={t('security.passkey.lead')}>
      {data ? (
        <div ref={content} tabIndex={-1}>
          {form() ?? (
            <Stack $gap="md">
              {data.passkeys.length > 0 ? (
                <PasskeyList
                  passkeys={data.passkeys}
                  onRename={(passkey) => setStep({ name: 'rename', passkey })}
                  onRemove={(passkey) => remove(passkey, data.proof)}
                />
              ) : (
                <p>{t('security.passkey.none')}</p>
              )}
              {!data.isAvailable || !isSupported() ? (
                <Banner tone="info">
                  {t(data.isAvailable ? 'security.passkey.unsupported' : 'security.passkey.unavailable')}
                </Banner>
              ) : data.passkeys.length >= data.max ? (
                <p>{t('security.passkey.atMost')}</p>
              ) : (
                <div>
                  <Button variant="secondary" busy={begin.isPending} onClick={() => add(data.proof)}>
                    {t('security.passkey.add')}
                  </Button>
                </div>
              )}
            </Stack>
          )}
        </div>
      ) : isError ? (
        <ErrorPanel message={t('security.passkey.notLoaded')} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('security.passkey.loading')} />
      )}
    </Section>
  );
}
