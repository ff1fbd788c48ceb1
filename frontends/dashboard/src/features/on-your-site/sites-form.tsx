import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { mostSites, siteProblems, tidySite } from '@tablewell/restaurant-rules/embedding/sites';
import { Banner, Stack } from '@tablewell/ui';
import { useUnsavedChanges } from '../../lib/leave-guard';
import { messageOf } from '../../lib/message-of';
import { SaveBar, type SaveOutcome } from '../settings/save-bar';
import { Section } from '../settings/section';
import { asciiHost } from './ascii-host';
import { embeddingOf, saveSites } from './api/embedding';
import type { VersionedEmbedding } from './api/embedding';
import { SiteField } from './site-field';
import { SiteList } from './site-list';

const conflict =
  'Someone else changed the list meanwhile. Discard your changes to see theirs, then make yours again.';

/** The problem with adding a site to a list; undefined if it can be added. */
function problemWith(site: string, sites: readonly string[]): string | undefined {
  if (sites.includes(site)) return `${site} is on the list already`;
  if (sites.length >= mostSites) return `There are ${mostSites} sites at most. Please remove one first.`;
  return siteProblems([site])[0]?.message;
}

/** The sites that may show the booking page, as one list with one save. */
export function SitesForm({ restaurantId, saved }: { restaurantId: string; saved: VersionedEmbedding }) {
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  // What the draft is measured against: the list as loaded or saved, not as a refetch may find it meanwhile.
  const [base, setBase] = useState(saved);
  const [sites, setSites] = useState<readonly string[]>(saved.embedding.sites);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const { queryKey } = embeddingOf(restaurantId);
  const unsaved = typed.trim() !== '' || JSON.stringify(sites) !== JSON.stringify(base.embedding.sites);

  function show(next: VersionedEmbedding): void {
    setBase(next);
    setSites(next.embedding.sites);
    setTyped('');
    setProblem(undefined);
  }
  function discard(): void {
    show(queries.getQueryData<VersionedEmbedding>(queryKey) ?? base);
    setOutcome(undefined);
  }
  useUnsavedChanges('your sites', unsaved, discard);

  /** The list with what is typed; undefined, and said beside the field, if that is no site. */
  function withTyped(): readonly string[] | undefined {
    if (typed.trim() === '') return sites;
    const site = tidySite(asciiHost(typed));
    const found = problemWith(site, sites);
    setProblem(found);
    if (found !== undefined) {
      input.current?.focus();
      return undefined;
    }
    setTyped('');
    const next = [...sites, site];
    setSites(next);
    return next;
  }

  const save = useMutation({
    mutationFn: (list: readonly string[]) =>
      saveSites(restaurantId, { sites: [...list], version: base.version }),
    onSuccess: (next) => {
      queries.setQueryData(queryKey, next);
      show(next);
      setOutcome({ good: true, text: 'Sites saved.' });
    },
    onError: (error) => {
      const isConflict = error instanceof ApiError && error.status === 409;
      if (isConflict) void queries.invalidateQueries({ queryKey });
      setOutcome({ good: false, text: isConflict ? conflict : `Not saved: ${messageOf(error)}` });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const list = save.isPending ? undefined : withTyped();
    setOutcome(undefined);
    if (list) save.mutate(list);
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Your sites">
      <Stack $gap="lg">
        <Section
          title="Your sites"
          lead="Only these sites can show your booking page as a part of theirs. Its link works everywhere."
        >
          {base.embedding.anySite && (
            <Banner tone="info">
              Any site can show your booking page until you save this list for the first time.
            </Banner>
          )}
          <SiteList
            sites={sites}
            onRemove={(site) => {
              setSites(sites.filter((each) => each !== site));
              setOutcome(undefined);
              input.current?.focus();
            }}
          />
          <SiteField
            ref={input}
            value={typed}
            error={problem}
            onChange={(text) => {
              setTyped(text);
              setProblem(undefined);
              setOutcome(undefined);
            }}
            onAdd={() => {
              if (withTyped()) input.current?.focus();
            }}
          />
        </Section>
        <SaveBar
          label="Save Sites"
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
