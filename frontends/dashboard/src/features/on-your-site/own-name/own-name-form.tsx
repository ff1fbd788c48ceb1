import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { hostProblem, tidyHost } from '@tablewell/restaurant-rules/own-name/host';
import { Banner, Checkbox, Stack, TextField } from '@tablewell/ui';
import { styled } from 'styled-components';
import { SaveBar } from '../../settings/save-bar';
import { Section } from '../../settings/section';
import { useVersionedDraft } from '../../settings/use-versioned-draft';
import { ownNameOf, saveOwnName } from '../api/own-name';
import type { OwnName } from '../api/own-name';
import { asciiHost } from '../ascii-host';

export const ownNameTitle = 'Your own name';
const texts = {
  unsaved: 'your own name',
  saved: 'Own name saved.',
  conflict: 'Someone else changed this meanwhile. Discard your changes to see theirs, then make yours again.',
  failed: (reason: string) => `Not saved: ${reason}`,
};

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
    texts,
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
    <form noValidate onSubmit={submit} aria-label={ownNameTitle}>
      <Stack $gap="lg">
        <Section title={ownNameTitle} lead="What your guests see in place of ours.">
          {!base.isAllowed && (
            <Banner tone="warning">Your plan no longer includes this, so guests see our name again.</Banner>
          )}
          <Checkbox
            label="Show my restaurant’s name alone"
            checked={draft.hidesProduct}
            onChange={({ target }) => change({ hidesProduct: target.checked })}
          />
          <Domain>
            <TextField
              ref={input}
              label="Domain of your booking page"
              optional
              hint="A domain of yours, such as book.example.com. Your guests’ links lead there once it is proven."
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
        <SaveBar label="Save Own Name" {...bar} />
      </Stack>
    </form>
  );
}
