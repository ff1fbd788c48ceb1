import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Stack } from '@tablewell/ui';
import { listRestaurants } from '../../lib/api/list-restaurants';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { restaurantInfo, tableAvailability, updateRestaurant } from '@tablewell/api-client/queries';
import { rememberSteps } from '../../lib/first-steps';
import { useRulesChanged } from '../../parts/effects/use-rules-changed';
import { usePreviewedSave } from '../../parts/effects/use-previewed-save';
import { useScrollToLinkedPart } from './use-scroll-to-linked-part';
import { ClosedDaysSection } from './closed-days-section';
import { GeneralSection } from './general-section';
import { NotificationSection } from './notification-section';
import { LateFields } from './late-fields';
import { ReminderFields } from './reminder-fields';
import { PeriodsSection } from './periods-section';
import { SaveBar } from '../../forms/save-bar';
import { completedSteps } from './completed-steps';
import { draftChangeOf } from './draft-change';
import { problemsFrom } from '../../forms/problems';
import { changesOf, draftOf, problemsOf } from './settings-draft';
import { TablesSection } from './tables-section';
import { useProblems } from '../../forms/use-problems';
import { useVersionedDraft } from '../../forms/use-versioned-draft';
import { WaitlistFields } from './waitlist-fields';
import { useZoneQuestion } from './use-zone-question';
import { t } from './texts';

type Change = Parameters<typeof updateRestaurant>[0];

// A save sends the changes alone, so there is no version that it could conflict with.
const texts = () => ({
  unsaved: t('settings.form.unsaved'),
  saved: t('settings.form.saved'),
  failed: (reason: string) => t('settings.form.failed', { reason }),
});

/** The settings as one form with one save. */
export function SettingsForm({ restaurant }: { restaurant: Restaurant }) {
  useScrollToLinkedPart();
  const queries = useQueryClient();
  const rulesChanged = useRulesChanged();
  const { form, problems, showProblems, clearProblems } = useProblems();
  const { base, draft, bar, change, setOutcome, fail, refuse, save } = useVersionedDraft({
    saved: restaurant,
    queryKey: restaurantInfo(restaurant.id).queryKey,
    draftOf,
    save: (sent: Change) => updateRestaurant(sent),
    texts: texts(),
    clearProblems,
    showProblems: (details) => showProblems(problemsFrom(details)),
    onSaved: (saved, { changes: sent }) => {
      rememberSteps(saved.id, ...completedSteps(sent));
      queries.setQueryData(listRestaurants().queryKey, (all) =>
        all?.map((each) => (each.id === saved.id ? saved : each)),
      );
      void queries.invalidateQueries(tableAvailability(saved.id));
      rulesChanged(saved.id);
    },
  });
  const changes = changesOf(draft, base);
  const previewed = usePreviewedSave<Change>({
    restaurantId: base.id,
    zone: base.timezone ?? 'UTC',
    isSaving: bar.busy,
    // Hours are changed deliberately: only reservations that no longer fit delay a save.
    isShown: ({ unfit }) => unfit.length > 0,
    onSave: save,
    onError: refuse,
  });
  const zone = useZoneQuestion<Change>({
    restaurantId: base.id,
    onAnswer: ({ id, changes: sent }, keeps) =>
      send({ id, changes: { ...sent, ...(keeps ? { reservationTimes: keeps } : {}) } }),
    onError: refuse,
  });
  const draftChange = draftChangeOf(changes);
  const isBusy = bar.busy || previewed.isPreviewing || zone.isLoading;

  function send(sent: Change): void {
    if (draftChange) previewed.save(sent, draftChange);
    else save(sent);
  }

  /** False if the draft has problems, which are then shown. */
  function isValid(): boolean {
    const found = problemsOf(draft);
    const [first] = Object.values(found);
    if (first === undefined) {
      clearProblems();
      setOutcome(undefined);
      return true;
    }
    showProblems(found);
    fail(first);
    return false;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy || !isValid()) return;
    const { timezone: to } = changes;
    if (to === undefined) send({ id: base.id, changes });
    else zone.ask({ id: base.id, changes }, { from: base.timezone ?? 'UTC', to });
  }

  function preview(): void {
    if (draftChange && isValid()) previewed.show({ id: base.id, changes }, draftChange);
  }

  const section = { draft, problems, change };
  return (
    <Stack $gap="lg">
      <form ref={form} noValidate onSubmit={submit} aria-label={t('settings.form.label')}>
        <Stack $gap="lg">
          <GeneralSection {...section} restaurant={base} />
          <PeriodsSection {...section} />
          <ClosedDaysSection {...section} />
          <TablesSection {...section} restaurant={base} />
          <NotificationSection {...section} restaurantId={restaurant.id} />
          <ReminderFields {...section} />
          <LateFields {...section} />
          <WaitlistFields {...section} restaurant={base} />
          <SaveBar
            {...bar}
            label={t('settings.form.save')}
            busy={isBusy}
            other={draftChange ? { label: t('settings.form.preview'), onPress: preview } : undefined}
          />
        </Stack>
      </form>
      {zone.dialog}
      {previewed.dialog}
    </Stack>
  );
}
