import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { hostProblem, tidyHost } from '@tablewell/restaurant-rules/own-name/host';
import { Banner, Checkbox, Stack, TextField } from '@tablewell/ui';
import { styled } from 'styled-components';
import { useUnsavedChanges } from '../../../lib/leave-guard';
import { messageOf } from '../../../lib/message-of';
import { SaveBar, type SaveOutcome } from '../../settings/save-bar';
import { Section } from '../../settings/section';
import { ownNameOf, saveOwnName } from '../api/own-name';
import type { OwnName } from '../api/own-name';
import { asciiHost } from '../ascii-host';

export const ownNameTitle = 'Your own name';
const conflict =
  'Someone else changed this meanwhile. Discard your changes to see theirs, then make yours again.';

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
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  // What the draft is measured against: as loaded or saved, not as a refetch may find it meanwhile.
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const { queryKey } = ownNameOf(restaurantId);
  const unsaved = JSON.stringify(draft) !== JSON.stringify(draftOf(base));

  function show(next: OwnName): void {
    setBase(next);
    setDraft(draftOf(next));
    setProblem(undefined);
  }
  function discard(): void {
    show(queries.getQueryData<OwnName>(queryKey) ?? base);
    setOutcome(undefined);
  }
  useUnsavedChanges('your own name', unsaved, discard);

  function refuse(text: string): void {
    setProblem(text);
    setOutcome({ good: false, text: `Not saved: ${text}` });
    input.current?.focus();
  }
  function change(part: Partial<Draft>): void {
    setDraft({ ...draft, ...part });
    setProblem(undefined);
    setOutcome(undefined);
  }

  const save = useMutation({
    mutationFn: (next: Draft) => saveOwnName(restaurantId, { ...next, version: base.version }),
    onSuccess: (next) => {
      queries.setQueryData(queryKey, next);
      show(next);
      setOutcome({ good: true, text: 'Own name saved.' });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) {
        void queries.invalidateQueries({ queryKey });
        return setOutcome({ good: false, text: conflict });
      }
      if (error instanceof ApiError && error.details[0]) return refuse(error.details[0].message);
      return setOutcome({ good: false, text: `Not saved: ${messageOf(error)}` });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending) return;
    const host = tidyHost(asciiHost(draft.host));
    const found = host === '' ? undefined : hostProblem(host);
    if (found) return refuse(found);
    setOutcome(undefined);
    save.mutate({ ...draft, host });
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
        <SaveBar
          label="Save Own Name"
          unsaved={unsaved}
          busy={save.isPending}
          outcome={outcome}
          onDiscard={discard}
          onSettled={() => setOutcome(undefined)}
        />
      </Stack>
    </form>
  );
}
