import { useParams } from '@tablewell/federation/router';
import { Banner, LoadingPanel, Stack } from '@tablewell/ui';
import { entryById } from '../../api/get-waitlist';
import type { WaitlistEntry } from '../../api/types';
import { ErrorPage } from '../../components/error-page';
import { isMissing } from '../../components/failure';
import { PageFrame, Sheet } from '../../components/page-frame';
import { Questions } from '../../components/questions';
import { RestaurantColors } from '../../components/restaurant-colors';
import { usePolled } from '../../components/use-polled';
import { useResource } from '../../components/use-resource';
import { useTitle } from '../../components/use-title';
import { ZoneNote } from '../../components/zone-note';
import { t } from '../../lib/language';
import { EntryFacts, Standing } from './entry-facts';
import { Leave } from './leave';
import { News } from './news';
import { Over } from './over';
import { Pager } from './pager';
import { w } from './texts';
import { isOpen, leadOf, stageOf, titleOf } from './waits';

/** The place, the range and an offer are asked for this often while the page is in sight. */
const everyMs = 10_000;

/** One party of the waitlist, for the holder of its id (WAIT-18). */
export function EntryPage() {
  const { entryId = '' } = useParams();
  const { data: entry, error, retry } = useResource(entryById(entryId));
  usePolled(!entry || isOpen(entry) ? entryById(entryId).key : undefined, everyMs);

  if (entry) return <Entry entry={entry} isStale={error !== undefined} />;
  if (error) {
    return (
      <ErrorPage
        title={t('page.oops')}
        message={isMissing(error) ? w('wait.missing') : t('failure.details')}
        retry={isMissing(error) ? undefined : retry}
      />
    );
  }
  return (
    <PageFrame title={w('wait.page')}>
      <Sheet>
        <LoadingPanel text={w('wait.loading')} />
      </Sheet>
    </PageFrame>
  );
}

function Entry({ entry, isStale }: { entry: WaitlistEntry; isStale: boolean }) {
  const stage = stageOf(entry);
  const { restaurant } = entry;
  const title = titleOf(stage);
  const isHeld = stage === 'ready' || stage === 'offer';
  useTitle(`${isHeld ? '● ' : ''}${title} · ${restaurant?.name ?? w('wait.page')}`);
  const stale = isStale && isOpen(entry) && (
    <Banner tone="warning" role="status">
      {w('wait.stale')}
    </Banner>
  );
  if (isHeld) {
    return (
      <PageFrame title={w('wait.page')} lead={restaurant?.name}>
        {restaurant && <RestaurantColors of={restaurant} />}
        {stale}
        <Pager entry={entry} stage={stage} />
        <Sheet>
          <Stack $gap="lg">
            <EntryFacts entry={entry} />
            {restaurant && <Questions restaurant={restaurant} />}
          </Stack>
        </Sheet>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={title} lead={leadOf(entry)}>
      {restaurant && <RestaurantColors of={restaurant} />}
      {stale}
      {isOpen(entry) && <Standing entry={entry} />}
      {stage === 'line' && <News entry={entry} />}
      <Sheet>
        <Stack $gap="lg">
          <EntryFacts entry={entry} />
          {restaurant && stage === 'start' && <ZoneNote timezone={restaurant.timezone} />}
          {isOpen(entry) ? <Leave entry={entry} /> : <Over entry={entry} />}
          {isOpen(entry) && <p>{w('wait.saveLink')}</p>}
          {restaurant && <Questions restaurant={restaurant} />}
        </Stack>
      </Sheet>
    </PageFrame>
  );
}
