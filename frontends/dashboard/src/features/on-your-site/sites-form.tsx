import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { maxSites, siteProblems, tidySite } from '@tablewell/restaurant-rules/embedding/sites';
import { Stack } from '@tablewell/ui';
import { SaveBar } from '../../forms/save-bar';
import { Section } from '../../forms/section';
import { useVersionedDraft } from '../../forms/use-versioned-draft';
import { asciiHost } from './ascii-host';
import { embeddingOf, saveSites } from './api/embedding';
import type { VersionedSites } from './api/embedding';
import { SiteField } from './site-field';
import { SiteList } from './site-list';
import { t } from './texts';

const texts = () => ({
  unsaved: t('onYourSite.sites.unsaved'),
  saved: t('onYourSite.sites.saved'),
  conflict: t('onYourSite.sites.conflict'),
  failed: (reason: string) => t('onYourSite.notSaved', { reason }),
});

interface Draft {
  readonly sites: readonly string[];
  /** A site that is not in the list yet. */
  readonly typed: string;
}

const draftOf = ({ sites }: VersionedSites): Draft => ({ sites, typed: '' });

/** The problem with adding a site to a list; undefined if it can be added. */
function problemWith(site: string, sites: readonly string[]): string | undefined {
  if (sites.includes(site)) return t('onYourSite.sites.known', { site });
  if (sites.length >= maxSites) return t('onYourSite.sites.tooMany', { most: maxSites });
  return siteProblems([site])[0]?.message;
}

/** The sites that may show the booking page, as one list with one save. */
export function SitesForm({ restaurantId, saved }: { restaurantId: string; saved: VersionedSites }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { draft, bar, change, save } = useVersionedDraft({
    saved,
    queryKey: embeddingOf(restaurantId).queryKey,
    draftOf,
    save: ({ sites }, { version }) => saveSites(restaurantId, { sites, version }),
    texts: texts(),
    clearProblems: () => setProblem(undefined),
  });
  const { sites, typed } = draft;

  /** The list with the typed site; undefined, with an error at the field, if that is not a site. */
  function withTyped(): readonly string[] | undefined {
    if (typed.trim() === '') return sites;
    const site = tidySite(asciiHost(typed));
    const found = problemWith(site, sites);
    setProblem(found);
    if (found !== undefined) {
      input.current?.focus();
      return undefined;
    }
    const next = [...sites, site];
    change({ sites: next, typed: '' });
    return next;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const list = bar.busy ? undefined : withTyped();
    if (list) save({ sites: list, typed: '' });
  }

  return (
    <form noValidate onSubmit={submit} aria-label={t('onYourSite.sites.title')}>
      <Stack $gap="lg">
        <Section title={t('onYourSite.sites.title')} lead={t('onYourSite.sites.lead')}>
          <SiteList
            sites={sites}
            onRemove={(site) => {
              change({ sites: sites.filter((each) => each !== site) });
              input.current?.focus();
            }}
          />
          <SiteField
            ref={input}
            value={typed}
            error={problem}
            onChange={(text) => {
              change({ typed: text });
              setProblem(undefined);
            }}
            onAdd={() => {
              if (withTyped()) input.current?.focus();
            }}
          />
        </Section>
        <SaveBar label={t('onYourSite.sites.save')} {...bar} />
      </Stack>
    </form>
  );
}
