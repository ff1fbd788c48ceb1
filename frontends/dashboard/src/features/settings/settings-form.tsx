import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { focusFirstInvalid, Stack } from '@tablewell/ui';
import { listRestaurants } from '../../lib/api/list-restaurants';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { restaurantInfo, tableAvailability, updateRestaurant } from '@tablewell/api-client/queries';
import { rememberSteps } from '../../lib/first-steps';
import { useUnsavedChanges } from '../../lib/leave-guard';
import { messageOf } from '../../lib/message-of';
import { newlyUnfit } from '../availability/preview/preview-change';
import { useRulesChanged } from '../availability/use-rules-changed';
import { usePreviewedSave } from '../availability/preview/use-previewed-save';
import { ClosedDaysSection } from './closed-days-section';
import { GeneralSection } from './general-section';
import { NotificationSection } from './notification-section';
import { PeriodsSection } from './periods-section';
import { SaveBar, type SaveOutcome } from './save-bar';
import { settledBy } from './settled-steps';
import { changesOf, draftOf, problemsFrom, problemsOf } from './settings-draft';
import type { Problems, SettingsDraft, SettingsPatch } from './settings-draft';
import { TablesSection } from './tables-section';
import { t } from './texts';

const nothingWrong: Problems = {};

/** The settings as one form with one save. */
export function SettingsForm({ restaurant }: { restaurant: Restaurant }) {
  const queries = useQueryClient();
  const rulesChanged = useRulesChanged();
  const form = useRef<HTMLFormElement>(null);
  // What the draft is measured against: the settings as loaded or saved, not as a refetch may find them meanwhile.
  const [base, setBase] = useState(restaurant);
  const [draft, setDraft] = useState<SettingsDraft>(() => draftOf(restaurant));
  const [problems, setProblems] = useState(nothingWrong);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const changes = changesOf(draft, base);
  const unsaved = Object.keys(changes).length > 0;
  const discard = (): void => {
    setDraft(draftOf(base));
    setProblems(nothingWrong);
    setOutcome(undefined);
  };
  useUnsavedChanges(t('settings.form.unsaved'), unsaved, discard);

  useEffect(() => {
    if (problems !== nothingWrong) focusFirstInvalid(form);
  }, [problems]);

  const save = useMutation({
    mutationFn: updateRestaurant,
    onSuccess: (saved, { changes: sent }) => {
      rememberSteps(saved.id, ...settledBy(sent));
      queries.setQueryData(restaurantInfo(saved.id).queryKey, saved);
      queries.setQueryData(listRestaurants().queryKey, (all) =>
        all?.map((each) => (each.id === saved.id ? saved : each)),
      );
      void queries.invalidateQueries(tableAvailability(saved.id));
      rulesChanged(saved.id);
      setBase(saved);
      setDraft(draftOf(saved));
      setOutcome({ good: true, text: t('settings.form.saved') });
    },
    onError: fail,
  });
  const previewed = usePreviewedSave<Parameters<typeof updateRestaurant>[0]>({
    restaurantId: base.id,
    zone: base.timezone ?? 'UTC',
    isSaving: save.isPending,
    // Hours are changed on purpose: only reservations that they strand hold up a save.
    isShown: (preview) => newlyUnfit(preview).length > 0,
    onSave: (change) => save.mutate(change),
    onError: fail,
  });
  const decisive = decisivePart(changes);
  const isBusy = save.isPending || previewed.isPreviewing;

  function fail(error: Error): void {
    if (error instanceof ApiError && error.details.length > 0) setProblems(problemsFrom(error.details));
    setOutcome({ good: false, text: t('settings.form.failed', { reason: messageOf(error) }) });
  }

  /** False where the draft has problems, which are then shown. */
  function isValid(): boolean {
    const found = problemsOf(draft);
    const [first] = Object.values(found);
    setProblems(first === undefined ? nothingWrong : found);
    setOutcome(
      first === undefined ? undefined : { good: false, text: t('settings.form.failed', { reason: first }) },
    );
    return first === undefined;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy || !isValid()) return;
    if (decisive) previewed.save({ id: base.id, changes }, decisive);
    else save.mutate({ id: base.id, changes });
  }

  function preview(): void {
    if (decisive && isValid()) previewed.show({ id: base.id, changes }, decisive);
  }

  const section = {
    draft,
    problems,
    change: (part: Partial<SettingsDraft>) => {
      setDraft((before) => ({ ...before, ...part }));
      setOutcome(undefined);
    },
  };
  return (
    <Stack $gap="lg">
      <form ref={form} noValidate onSubmit={submit} aria-label={t('settings.form.label')}>
        <Stack $gap="lg">
          <GeneralSection {...section} restaurant={base} />
          <PeriodsSection {...section} />
          <ClosedDaysSection {...section} />
          <TablesSection {...section} restaurant={base} />
          <NotificationSection {...section} />
          <SaveBar
            label={t('settings.form.save')}
            unsaved={unsaved}
            busy={isBusy}
            outcome={outcome}
            onDiscard={discard}
            other={decisive ? { label: t('settings.form.preview'), onPress: preview } : undefined}
            onSettled={() => setOutcome(undefined)}
          />
        </Stack>
      </form>
      {previewed.dialog}
    </Stack>
  );
}

/** The changes that decide about starts and tables; undefined if there is none. */
function decisivePart({ operatingHours, closedDays, seatingMinutes, tableAvailability }: SettingsPatch) {
  const part = {
    ...(operatingHours ? { operatingHours } : {}),
    ...(closedDays ? { closedDays } : {}),
    ...(seatingMinutes === undefined ? {} : { seatingMinutes }),
    ...(tableAvailability ? { tableAvailability } : {}),
  };
  return Object.keys(part).length > 0 ? part : undefined;
}
