import type { Activity, BackfillStore, FormerActivity } from '../activity-ports';

const pageSize = 500;
/** Pages copied per run of the job, so that a stopping process does not wait long for it. */
const pagesPerRun = 20;

/**
 * Copies the entries that the restaurant service stored in earlier releases, once. Several processes may copy at the
 * same time, and a page may be copied again after a crash: entries are identified by their ids.
 */
export function backfillActivity({
  activity,
  formerActivity,
  backfill,
}: {
  activity: Pick<Activity, 'append'>;
  formerActivity: FormerActivity;
  backfill: BackfillStore;
}): () => Promise<void> {
  let isFinished = false;
  return async () => {
    for (let page = 0; page < pagesPerRun && !isFinished; page++) {
      const progress = await backfill.read();
      if (!progress.isFinished) {
        const entries = await formerActivity.listAfter(progress.afterId, pageSize);
        // The services are upgraded one after another; the next run tries again.
        if (entries === 'not-served') return;
        await activity.append(entries);
        const last = entries.at(-1);
        await backfill.write({ afterId: last?.id ?? progress.afterId, isFinished: last === undefined });
      }
      isFinished = progress.isFinished;
    }
  };
}
