import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { profileProblems } from '@tablewell/restaurant-rules/profile/problems';
import { noProfile, tidyProfile } from '@tablewell/restaurant-rules/profile/profile';
import { focusFirstInvalid, Stack } from '@tablewell/ui';
import { useUnsavedChanges } from '../../lib/leave-guard';
import { messageOf } from '../../lib/message-of';
import { SaveBar, type SaveOutcome } from '../settings/save-bar';
import { problemsFrom } from '../settings/settings-draft';
import type { Problems } from '../settings/settings-draft';
import { profileOf, saveProfile } from './api/profile';
import type { Profile, VersionedFace } from './api/profile';
import { AboutSection, ColorSection, PlaceSection } from './profile-sections';

const nothingWrong: Problems = {};
const conflict =
  'Someone else changed this page meanwhile. Discard your changes to see theirs, then make yours again.';

/** The fields of a face that the form edits. */
function draftOf({ face }: VersionedFace): Profile {
  return Object.fromEntries(
    Object.keys(noProfile).map((name) => [name, face[name as keyof Profile]]),
  ) as unknown as Profile;
}

/** What the restaurant tells diners about itself, as one form with one save. */
export function ProfileForm({ restaurantId, saved }: { restaurantId: string; saved: VersionedFace }) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  // What the draft is measured against: the profile as loaded or saved, not as a refetch may find it meanwhile.
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [problems, setProblems] = useState(nothingWrong);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const unsaved = JSON.stringify(draft) !== JSON.stringify(draftOf(base));
  const { queryKey } = profileOf(restaurantId);

  function show(next: VersionedFace): void {
    setBase(next);
    setDraft(draftOf(next));
    setProblems(nothingWrong);
  }
  function discard(): void {
    show(queries.getQueryData<VersionedFace>(queryKey) ?? base);
    setOutcome(undefined);
  }
  useUnsavedChanges('the booking page', unsaved, discard);

  useEffect(() => {
    if (problems !== nothingWrong) focusFirstInvalid(form);
  }, [problems]);

  const save = useMutation({
    mutationFn: (profile: Profile) => saveProfile(restaurantId, { profile, version: base.version }),
    onSuccess: (next) => {
      queries.setQueryData(queryKey, next);
      show(next);
      setOutcome({ good: true, text: 'Booking page saved.' });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) {
        void queries.invalidateQueries({ queryKey });
        return setOutcome({ good: false, text: conflict });
      }
      if (error instanceof ApiError && error.details.length > 0) setProblems(fieldsOf(error.details));
      return setOutcome({ good: false, text: `The booking page was not saved: ${messageOf(error)}` });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending) return;
    const found = profileProblems(tidyProfile(draft));
    if (found.length > 0) {
      setProblems(problemsFrom(found));
      return setOutcome({ good: false, text: `The booking page was not saved: ${found[0]?.message ?? ''}` });
    }
    setProblems(nothingWrong);
    setOutcome(undefined);
    save.mutate(draft);
  }

  const section = {
    draft,
    problems,
    change: (part: Partial<Profile>) => {
      setDraft((before) => ({ ...before, ...part }));
      setOutcome(undefined);
    },
  };
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Booking page">
      <Stack $gap="lg">
        <AboutSection {...section} />
        <PlaceSection {...section} />
        <ColorSection {...section} />
        <SaveBar
          label="Save Booking Page"
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

/** The refused fields as the form names them. */
const fieldsOf = (details: ApiError['details']): Problems =>
  problemsFrom(
    details.map(({ field, message }) => ({ field: field.replace(/^\/?profile[./]/, ''), message })),
  );
