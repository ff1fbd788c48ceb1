import type { FormEvent } from 'react';
import type { ApiError } from '@tablewell/api-client';
import { profileProblems } from '@tablewell/restaurant-rules/profile/problems';
import { tidyProfile } from '@tablewell/restaurant-rules/profile/profile';
import { Stack } from '@tablewell/ui';
import { SaveBar } from '../../forms/save-bar';
import { problemsFrom } from '../../forms/problems';
import type { Problems } from '../../forms/problems';
import { useProblems } from '../../forms/use-problems';
import { useVersionedDraft } from '../../forms/use-versioned-draft';
import { profileOf, saveProfile } from './api/profile';
import type { VersionedProfile } from './api/profile';
import { AboutSection, ColorSection, PlaceSection } from './profile-sections';
import { t } from './texts';

const texts = () => ({
  unsaved: t('bookingPage.form.unsaved'),
  saved: t('bookingPage.form.saved'),
  conflict: t('bookingPage.form.conflict'),
  failed: (reason: string) => t('bookingPage.form.failed', { reason }),
});

const draftOf = ({ profile }: VersionedProfile) => profile;

/** The profile that diners see, as one form with one save. */
export function ProfileForm({ restaurantId, saved }: { restaurantId: string; saved: VersionedProfile }) {
  const { form, problems, showProblems, clearProblems } = useProblems();
  const { draft, bar, change, fail, save } = useVersionedDraft({
    saved,
    queryKey: profileOf(restaurantId).queryKey,
    draftOf,
    save: (profile, { version }) => saveProfile(restaurantId, { profile, version }),
    texts: texts(),
    clearProblems,
    showProblems: (details) => showProblems(fieldsOf(details)),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (bar.busy) return;
    const found = profileProblems(tidyProfile(draft));
    if (found.length > 0) {
      showProblems(problemsFrom(found));
      return fail(found[0]?.message ?? '');
    }
    clearProblems();
    save(draft);
  }

  const section = { draft, problems, change };
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={t('bookingPage.form.label')}>
      <Stack $gap="lg">
        <AboutSection {...section} />
        <PlaceSection {...section} />
        <ColorSection {...section} />
        <SaveBar label={t('bookingPage.form.save')} {...bar} />
      </Stack>
    </form>
  );
}

/** The refused fields by the names of the form. */
const fieldsOf = (details: ApiError['details']): Problems =>
  problemsFrom(
    details.map(({ field, message }) => ({ field: field.replace(/^\/?profile[./]/, ''), message })),
  );
