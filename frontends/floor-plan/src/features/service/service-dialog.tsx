import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, ErrorPanel, LoadingPanel, Stack, notify } from '@tablewell/ui';
import { eveningKey } from '@tablewell/api-client/book';
import { restaurantInfo, tableAvailability } from '@tablewell/api-client/queries';
import { layoutsOf } from '@tablewell/api-client/floor';
import type { Layout } from '@tablewell/api-client/floor';
import type { Draft } from '../../api/draft-message';
import { previewTables } from '../../api/preview-tables';
import { putInService } from '../../api/put-in-service';
import { refusalText } from '../../api/refusal-text';
import { reservationsToReview } from '../../api/reservations-to-review';
import { compareTables, countedTypes } from '../../live/booked-tables';
import { floorOf, whyNotBookable } from '../../model/inventory';
import { Differences } from './differences';
import { StartsPreview } from './starts-preview';
import { ReviewList } from './review-list';
import { t } from '../../texts';

/** The tables to put in service. */
export type Goal = 'plan' | 'counts';

interface ServiceDialogProps {
  restaurantId: string;
  layout: Layout;
  /** Undefined while the dialog is closed. */
  goal: Goal | undefined;
  onClose: () => void;
}

/** Shows the effect of a change of the tables in service, with the reservations to review, and carries it out. */
export function ServiceDialog({ restaurantId, layout, goal, onClose }: ServiceDialogProps) {
  const queries = useQueryClient();
  const problems = goal === 'plan' ? whyNotBookable(layout.document) : [];
  // The counts are read from the stored settings: while a floor plan is in service, availability is that of its tables.
  const restaurant = useQuery({ ...restaurantInfo(restaurantId), staleTime: 0, enabled: goal !== undefined });
  const settings = restaurant.data && (restaurant.data.tableAvailability ?? {});
  const draft: Draft | undefined =
    goal === 'plan' ? { floor: floorOf(layout.document) } : settings && { counts: countedTypes(settings) };
  const review = useQuery({
    queryKey: ['reservations-to-review', restaurantId, goal, layout.id, layout.version, settings],
    queryFn: () => (draft ? reservationsToReview(restaurantId, draft) : []),
    enabled: goal !== undefined && settings !== undefined && problems.length === 0,
    // Reservations booked since the dialog was last open must be included.
    staleTime: 0,
    gcTime: 0,
  });
  const preview = useQuery({
    queryKey: ['tables-preview', restaurantId, goal, layout.id, layout.version, settings],
    queryFn: () => (draft ? previewTables(restaurantId, draft) : undefined),
    enabled: review.isSuccess,
    staleTime: 0,
    gcTime: 0,
  });
  const switching = useMutation({
    mutationFn: () => putInService(restaurantId, goal === 'plan' ? layout.id : ''),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: layoutsOf(restaurantId).queryKey });
      for (const { queryKey } of [
        { queryKey: eveningKey(restaurantId) },
        restaurantInfo(restaurantId),
        tableAvailability(restaurantId),
      ])
        void queries.invalidateQueries({ queryKey });
      notify(
        goal === 'plan' ? t('plan.service.nowPlan', { name: layout.name }) : t('plan.service.nowCounts'),
        { tone: 'success' },
      );
      close();
    },
  });
  const close = (): void => {
    switching.reset();
    onClose();
  };
  const failure = restaurant.error ?? review.error;
  const isReady = review.isSuccess && problems.length === 0;

  return (
    <Dialog
      open={goal !== undefined}
      title={goal ? t(`plan.service.goal.${goal}`) : ''}
      headed
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('plan.cancel')}
          </Button>
          <Button disabled={!isReady} busy={switching.isPending} onClick={() => switching.mutate()}>
            {goal ? t(`plan.service.goal.${goal}`) : ''}
          </Button>
        </>
      }
    >
      <Stack $gap="md">
        {problems.length > 0 && (
          <ErrorPanel title={t('plan.service.fixFirst')} message={problems.join(' ')} />
        )}
        {settings && <Differences rows={compareTables(layout.document.plan, settings)} goal={goal} />}
        {problems.length === 0 &&
          (failure ? (
            <ErrorPanel
              title={t('plan.service.unknown')}
              message={failure.message}
              retry={() => void (restaurant.error ? restaurant.refetch() : review.refetch())}
            />
          ) : review.data ? (
            <ReviewList reservations={review.data} zone={restaurant.data?.timezone ?? 'UTC'} />
          ) : (
            <LoadingPanel text={t('plan.service.trying')} />
          ))}
        {review.data && <StartsPreview preview={preview} />}
        {switching.error && (
          <ErrorPanel title={t('plan.service.failed')} message={refusalText(switching.error)} />
        )}
      </Stack>
    </Dialog>
  );
}
