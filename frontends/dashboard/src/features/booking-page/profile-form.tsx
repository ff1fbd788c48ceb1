import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { ApiError } from '@tablewell/api-client';
import { profileProblems } from '@tablewell/restaurant-rules/profile/problems';
import { noProfile, tidyProfile } from '@tablewell/restaurant-rules/profile/profile';
import { focusFirstInvalid, Stack } from '@tablewell/ui';
import { SaveBar } from '../settings/save-bar';
import { problemsFrom } from '../settings/settings-draft';
import type { Problems } from '../settings/settings-draft';
import { useVersionedDraft } from '../settings/use-versioned-draft';
import { profileOf, saveProfile } from './api/profile';
import type { Profile, VersionedFace } from './api/profile';
import { AboutSection, ColorSection, PlaceSection } from './profile-sections';

const nothingWrong: Problems = {};
const texts = {
  unsaved: 'the booking page',
  saved: 'Booking page saved.',
  conflict:
    'Someone else changed this page meanwhile. Discard your changes to see theirs, then make yours again.',
  failed: (reason: string) => `The booking page was not saved: ${reason}`,
};

/** The fields of a face that the form edits. */
function draftOf({ face }: VersionedFace): Profile {
  return Object.fromEntries(
    Object.keys(noProfile).map((name) => [name, face[name as keyof Profile]]),
  ) as unknown as Profile;
}

/** What the restaurant tells diners about itself, as one form with one save. */
export function ProfileForm({ restaurantId, saved }: { restaurantId: string; saved: VersionedFace }) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(nothingWrong);
  const { draft, bar, change, fail, save } = useVersionedDraft({
    saved,
    queryKey: profileOf(restaurantId).queryKey,
    draftOf,
    save: (profile, { version }) => saveProfile(restaurantId, { profile, version }),
    texts,
    clearProblems: () => setProblems(nothingWrong),
    showProblems: (details) => setProblems(fieldsOf(details)),
  });

  useEffect(() => {
    if (problems !== nothingWrong) focusFirstInvalid(form);
  }, [problems]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (bar.busy) return;
    const found = profileProblems(tidyProfile(draft));
    if (found.length > 0) {
      setProblems(problemsFrom(found));
      return fail(found[0]?.message ?? '');
    }
    setProblems(nothingWrong);
    save(draft);
  }

  const section = { draft, problems, change };
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Booking page">
      <Stack $gap="lg">
        <AboutSection {...section} />
        <PlaceSection {...section} />
        <ColorSection {...section} />
        <SaveBar label="Save Booking Page" {...bar} />
      </Stack>
    </form>
  );
}

/** The refused fields as the form names them. */
const fieldsOf = (details: ApiError['details']): Problems =>
  problemsFrom(
    details.map(({ field, message }) => ({ field: field.replace(/^\/?profile[./]/, ''), message })),
  );
