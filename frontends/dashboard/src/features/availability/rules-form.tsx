import type { FormEvent } from 'react';
import type { ApiError } from '@tablewell/api-client';
import { Stack } from '@tablewell/ui';
import { toRulesMessage } from '@tablewell/restaurant-rules/availability/message';
import { availabilityProblems } from '@tablewell/restaurant-rules/availability/problems';
import { tidyRules } from '@tablewell/restaurant-rules/availability/tidy';
import { messageOf } from '../../lib/message-of';
import { availabilityRules, saveAvailabilityRules } from '../../lib/api/availability-rules';
import type { VersionedRules } from '../../lib/api/availability-rules';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { SaveBar } from '../../forms/save-bar';
import { problemsFrom } from '../../forms/problems';
import type { Problems } from '../../forms/problems';
import { useProblems } from '../../forms/use-problems';
import { useVersionedDraft } from '../../forms/use-versioned-draft';
import { useKeptDraft } from './draft/use-kept-draft';
import { ExtraCoversSection } from './extra-covers-section';
import { PacingSection } from './pacing-section';
import { usePreviewedSave } from '../../parts/effects/use-previewed-save';
import { draftOf, rulesOf } from './rules-draft';
import type { RulesDraft } from './rules-draft';
import { SimulatorSection } from './simulator/simulator-section';
import { SizesSection } from './sizes-section';
import { SpecialDaysSection } from './special-days-section';
import { TurnTimesSection } from './turn-times-section';
import { useRulesChanged } from '../../parts/effects/use-rules-changed';
import { WindowsSection } from './windows-section';
import { t } from './texts';

const texts = () => ({
  unsaved: t('availability.form.unsaved'),
  saved: t('availability.form.saved'),
  conflict: t('availability.form.conflict'),
  failed: (reason: string) => t('availability.form.failed', { reason }),
});
const contentOf = (draft: RulesDraft) => tidyRules(rulesOf(draft));

interface RulesFormProps {
  restaurant: Restaurant;
  saved: VersionedRules;
}

/** The availability rules as one form with one save. */
export function RulesForm({ restaurant, saved }: RulesFormProps) {
  const rulesChanged = useRulesChanged();
  const { form, problems, showProblems, clearProblems } = useProblems();
  const { base, draft, bar, change, discard, setOutcome, refuse, save } = useVersionedDraft({
    saved,
    queryKey: availabilityRules(restaurant.id).queryKey,
    draftOf: (from: VersionedRules) => draftOf(from.rules),
    contentOf,
    save: (next: VersionedRules) => saveAvailabilityRules(restaurant.id, next),
    texts: texts(),
    clearProblems,
    showProblems: (details) => showProblems(rulesProblemsFrom(details)),
    onSaved: () => {
      rulesChanged(restaurant.id);
      kept.finish();
    },
    onDiscard: () => kept.close(),
  });
  const rules = contentOf(draft);
  const kept = useKeptDraft({
    restaurantId: restaurant.id,
    zone: restaurant.timezone ?? 'UTC',
    unsaved: bar.unsaved,
    onOpen: ({ rules: next }) => {
      change(draftOf(next));
      clearProblems();
    },
    onKept: () => {
      discard();
      setOutcome({ good: true, text: t('availability.form.kept') });
    },
    onError: (error) => setOutcome({ good: false, text: messageOf(error) }),
  });
  const previewed = usePreviewedSave<VersionedRules>({
    restaurantId: restaurant.id,
    zone: restaurant.timezone ?? 'UTC',
    isSaving: bar.busy,
    onSave: save,
    onError: refuse,
  });

  const isBusy = bar.busy || previewed.isPreviewing;
  /** Whether the rules are valid; shows what is wrong with them. */
  function isValid(failure: (reason: string) => string): boolean {
    const ids = restaurant.operatingHours.map(({ id }) => id);
    const found = availabilityProblems(rules, new Set(ids));
    if (found.length > 0) {
      showProblems(problemsFrom(found));
      setOutcome({ good: false, text: failure(found[0]?.message ?? '') });
      return false;
    }
    clearProblems();
    setOutcome(undefined);
    return true;
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy && isValid(texts().failed)) savePreviewed();
  }
  function keep(): void {
    if (isValid((reason) => t('availability.draft.failed', { reason }))) kept.keep(rules);
  }
  function savePreviewed(): void {
    previewed.save({ rules, version: base.version }, { availabilityRules: toRulesMessage(rules) });
  }

  const section = {
    draft,
    problems,
    periods: restaurant.operatingHours.map(({ id, name }) => ({ id, label: name })),
    change,
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
          <ExtraCoversSection {...section} />
          <SpecialDaysSection
            {...section}
            restaurantId={restaurant.id}
            timezone={restaurant.timezone ?? 'UTC'}
          />
          <SimulatorSection restaurantId={restaurant.id} rules={rules} changed={bar.unsaved} />
          <SaveBar
            {...bar}
            label={kept.isOpen ? t('availability.form.putInForce') : t('availability.form.save')}
            busy={isBusy}
            other={{ label: t('availability.form.keep'), onPress: keep }}
          />
        </Stack>
        {previewed.dialog}
      </form>
      {kept.dialog}
    </>
  );
}

/** The refused fields by the names of the form: in a preview the rules are part of a larger draft. */
const rulesProblemsFrom = (details: ApiError['details']): Problems =>
  problemsFrom(
    details.map(({ field, message }) => ({
      field: field.replace(/^\/?(availabilityRules|rules)[./]/, ''),
      message,
    })),
  );
