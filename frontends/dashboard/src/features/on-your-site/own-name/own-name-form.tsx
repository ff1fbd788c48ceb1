import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { hostProblem, tidyHost } from '@tablewell/restaurant-rules/own-name/host';
import { Banner, Checkbox, Stack, TextField } from '@tablewell/ui';
import { styled } from 'styled-components';
import { SaveBar } from '../../../forms/save-bar';
import { Section } from '../../../forms/section';
import { useVersionedDraft } from '../../../forms/use-versioned-draft';
import { ownNameOf, saveOwnName } from '../api/own-name';
import type { OwnName } from '../api/own-name';
import { asciiHost } from '../ascii-host';
import { t } from '../texts';

const texts = () => ({
  unsaved: t('onYourSite.ownName.unsaved'),
  saved: t('onYourSite.ownName.saved'),
  conflict: t('onYourSite.ownName.conflict'),
  failed: (reason: string) => t('onYourSite.notSaved', { reason }),
});

const Domain = styled.div`
  max-width: 32rem;
`;

interface Draft {
  hidesProduct: boolean;
  host: string;
}

const draftOf = ({ hidesProduct, domain }: OwnName): Draft => ({ hidesProduct, host: domain?.host ?? '' });

/** Whether diners see the product's name, and at which domain. */
export function OwnNameForm({ restaurantId, saved }: { restaurantId: string; saved: OwnName }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  function showProblem(text: string): void {
    setProblem(text);
    input.current?.focus();
  }
  const form = useVersionedDraft({
    saved,
    queryKey: ownNameOf(restaurantId).queryKey,
    draftOf,
    save: (next, { version }) => saveOwnName(restaurantId, { ...next, version }),
    texts: texts(),
    clearProblems: () => setProblem(undefined),
    showProblems: ([first]) => first && showProblem(first.message),
  });
  const { base, draft, bar } = form;
  function change(part: Partial<Draft>): void {
    form.change(part);
    setProblem(undefined);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (bar.busy) return;
    const host = tidyHost(asciiHost(draft.host));
    const found = host === '' ? undefined : hostProblem(host);
    if (!found) return form.save({ ...draft, host });
    showProblem(found);
    form.fail(found);
  }

  return (
    <form noValidate onSubmit={submit} aria-label={t('onYourSite.ownName.title')}>
      <Stack $gap="lg">
        <Section title={t('onYourSite.ownName.title')} lead={t('onYourSite.ownName.lead')}>
          {!base.isAllowed && <Banner tone="warning">{t('onYourSite.ownName.notInPlan')}</Banner>}
          <Checkbox
            label={t('onYourSite.ownName.alone')}
            checked={draft.hidesProduct}
            onChange={({ target }) => change({ hidesProduct: target.checked })}
          />
          <Domain>
            <TextField
              ref={input}
              label={t('onYourSite.ownName.domain')}
              optional
              hint={t('onYourSite.ownName.domainHint')}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={260}
              value={draft.host}
              error={problem}
              onChange={({ target }) => change({ host: target.value })}
            />
          </Domain>
        </Section>
        <SaveBar label={t('onYourSite.ownName.save')} {...bar} />
      </Stack>
    </form>
  );
}
