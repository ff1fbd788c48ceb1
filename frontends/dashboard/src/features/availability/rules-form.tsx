import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { focusFirstInvalid, Stack } from '@tablewell/ui';
import { availabilityProblems } from '@tablewell/restaurant-rules/availability/problems';
import { tidyRules } from '@tablewell/restaurant-rules/availability/tidy';
import { useUnsavedChanges } from '../../lib/leave-guard';
import { messageOf } from '../../lib/message-of';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { SaveBar, type SaveOutcome } from '../settings/save-bar';
import { problemsFrom } from '../settings/settings-draft';
import type { Problems } from '../settings/settings-draft';
import { availabilityRules, bodyOf, saveAvailabilityRules } from './api/availability-rules';
import type { VersionedRules } from './api/availability-rules';
import { useKeptDraft } from './draft/use-kept-draft';
import { PacingSection } from './pacing-section';
import { usePreviewedSave } from './preview/use-previewed-save';
import { draftOf, rulesOf } from './rules-draft';
import type { RulesDraft } from './rules-draft';
import { SimulatorSection } from './simulator/simulator-section';
import { SizesSection } from './sizes-section';
import { SpecialDaysSection } from './special-days-section';
import { TurnTimesSection } from './turn-times-section';
import { useRulesChanged } from './use-rules-changed';
import { WindowsSection } from './windows-section';
import { t } from './texts';

const nothingWrong: Problems = {};
export interface RulesFormProps {
  restaurant: Restaurant;
  saved: VersionedRules;
}

/** The availability rules as one form with one save. */
export function RulesForm({ restaurant, saved }: RulesFormProps) {
  const queries = useQueryClient();
  const rulesChanged = useRulesChanged();
  const form = useRef<HTMLFormElement>(null);
  // What the draft is measured against: the rules as loaded or saved, not as a refetch may find them meanwhile.
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved.rules));
  const [problems, setProblems] = useState(nothingWrong);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const rules = tidyRules(rulesOf(draft));
  const unsaved = JSON.stringify(rules) !== JSON.stringify(tidyRules(rulesOf(draftOf(base.rules))));
  const query = availabilityRules(restaurant.id);

  function show(next: VersionedRules): void {
    setBase(next);
    setDraft(draftOf(next.rules));
    setProblems(nothingWrong);
  }
  const kept = useKeptDraft({
    restaurantId: restaurant.id,
    zone: restaurant.timezone ?? 'UTC',
    unsaved,
    onOpen: ({ rules: next }) => {
      setDraft(draftOf(next));
      setProblems(nothingWrong);
      setOutcome(undefined);
    },
    onKept: () => {
      show(queries.getQueryData(query.queryKey) ?? base);
      setOutcome({ good: true, text: t('availability.form.kept') });
    },
    onError: (error) => setOutcome({ good: false, text: messageOf(error) }),
  });
  function discard(): void {
    kept.close();
    show(queries.getQueryData(query.queryKey) ?? base);
    setOutcome(undefined);
  }
  useUnsavedChanges(t('availability.form.unsaved'), unsaved, discard);

  useEffect(() => {
    if (problems !== nothingWrong) focusFirstInvalid(form);
  }, [problems]);

  const save = useMutation({
    mutationFn: (next: VersionedRules) => saveAvailabilityRules(restaurant.id, next),
    onSuccess: (next) => {
      queries.setQueryData(query.queryKey, next);
      rulesChanged(restaurant.id);
      show(next);
      kept.finish();
      setOutcome({ good: true, text: t('availability.form.saved') });
    },
    onError: fail,
  });
  const previewed = usePreviewedSave<VersionedRules>({
    restaurantId: restaurant.id,
    zone: restaurant.timezone ?? 'UTC',
    isSaving: save.isPending,
    onSave: (next) => save.mutate(next),
    onError: fail,
  });

  function fail(error: Error): void {
    if (error instanceof ApiError && error.status === 409) {
      void queries.invalidateQueries({ queryKey: query.queryKey });
      return setOutcome({ good: false, text: t('availability.form.conflict') });
    }
    if (error instanceof ApiError && error.details.length > 0) setProblems(rulesProblemsFrom(error.details));
    return setOutcome({ good: false, text: t('availability.form.failed', { reason: messageOf(error) }) });
  }

  const isBusy = save.isPending || previewed.isPreviewing;
  /** Whether the rules are valid; shows what is wrong with them. */
  function isValid(failure: (reason: string) => string): boolean {
    const ids = restaurant.operatingHours.map(({ id }) => id);
    const found = availabilityProblems(rules, new Set(ids));
    if (found.length > 0) {
      setProblems(problemsFrom(found));
      setOutcome({ good: false, text: failure(found[0]?.message ?? '') });
      return false;
    }
    setProblems(nothingWrong);
    setOutcome(undefined);
    return true;
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy && isValid((reason) => t('availability.form.failed', { reason }))) savePreviewed();
  }
  function keep(): void {
    if (isValid((reason) => t('availability.draft.failed', { reason }))) kept.keep(rules);
  }
  function savePreviewed(): void {
    previewed.save({ rules, version: base.version }, { availabilityRules: bodyOf(rules) });
  }

  const section = {
    draft,
    problems,
    periods: restaurant.operatingHours.map(({ id, name }) => ({ id, label: name })),
    change: (part: Partial<RulesDraft>) => {
      setDraft((before) => ({ ...before, ...part }));
      setOutcome(undefined);
    },
  };
  return (
    <>
      <form ref={form} noValidate onSubmit={submit} aria-label={t('availability.form.label')}>
        <Stack $gap="lg">
          {kept.banner}
          <PacingSection {...section} />
          <TurnTimesSection {...section} usual={restaurant.seatingMinutes} />
          <WindowsSection {...section} />
          <SizesSection {...section} />
          <SpecialDaysSection
            {...section}
            restaurantId={restaurant.id}
            timezone={restaurant.timezone ?? 'UTC'}
          />
          <SimulatorSection restaurantId={restaurant.id} rules={rules} changed={unsaved} />
          <SaveBar
            label={kept.isOpen ? t('availability.form.putInForce') : t('availability.form.save')}
            unsaved={unsaved}
            busy={isBusy}
            outcome={outcome}
            onDiscard={discard}
            other={{ label: t('availability.form.keep'), onPress: keep }}
            onSettled={() => setOutcome(undefined)}
          />
        </Stack>
        {previewed.dialog}
      </form>
      {kept.dialog}
    </>
  );
}

/** The refused fields as the form names them: a preview has the rules within a larger draft. */
const rulesProblemsFrom = (details: ApiError['details']): Problems =>
  problemsFrom(
    details.map(({ field, message }) => ({
      field: field.replace(/^\/?(availabilityRules|rules)[./]/, ''),
      message,
    })),
  );
