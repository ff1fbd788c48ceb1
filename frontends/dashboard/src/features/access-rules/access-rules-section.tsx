import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tablewell/federation/router';
import { Button, ButtonLink, EmptyState, ErrorPanel, LoadingPanel, notify } from '@tablewell/ui';
import { Section } from '../../forms/section';
import { useConfirm } from '../../lib/confirm';
import { messageOf } from '../../lib/message-of';
import { paths } from '../../paths';
import { putRules, readRules } from './api/access-rules';
import type { RulesView } from './api/access-rules';
import { RulesForm } from './rules-form';
import { t } from './texts';

const none = { sessionHours: 0, idleMinutes: 0, addresses: [] };

const hasRules = ({ rules: { sessionHours, idleMinutes, addresses } }: RulesView): boolean =>
  sessionHours > 0 || idleMinutes > 0 || addresses.length > 0;

/** How long the owner's people stay signed in, and from which addresses. Without the plan, what it includes. */
export function AccessRulesSection({ restaurantId }: { restaurantId: string }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(readRules(restaurantId));
  const changed = (view: RulesView) => queries.setQueryData(readRules(restaurantId).queryKey, view);
  return (
    <Section title={t('accessRules.title')} lead={t('accessRules.lead')}>
      {error ? (
        <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
      ) : !data ? (
        <LoadingPanel text={t('accessRules.loading')} />
      ) : (
        <>
          {data.isIncluded ? (
            <RulesForm
              // Removed rules are another form, with nothing typed.
              key={String(hasRules(data))}
              {...{ restaurantId, view: data, onChanged: changed }}
            />
          ) : (
            <PlanNote hasRules={hasRules(data)} />
          )}
          {hasRules(data) && <Removal restaurantId={restaurantId} onChanged={changed} />}
        </>
      )}
    </Section>
  );
}

interface RemovalProps {
  restaurantId: string;
  onChanged: (view: RulesView) => void;
}

function Removal({ restaurantId, onChanged }: RemovalProps) {
  const confirm = useConfirm();
  const remove = useMutation({
    mutationFn: () => putRules(restaurantId, none),
    onSuccess: (view) => {
      notify(t('accessRules.removed'), { tone: 'success' });
      onChanged(view);
    },
    onError: (error) => void notify(messageOf(error), { tone: 'danger' }),
  });
  async function ask(): Promise<void> {
    const yes = await confirm({
      title: t('accessRules.removeTitle'),
      message: t('accessRules.removeMessage'),
      confirmLabel: t('accessRules.remove'),
      dangerous: true,
    });
    if (yes) remove.mutate();
  }
  return (
    <div>
      <Button variant="quiet" busy={remove.isPending} onClick={() => void ask()}>
        {t('accessRules.remove')}
      </Button>
    </div>
  );
}

const PlanNote = ({ hasRules: isPaused }: { hasRules: boolean }) => (
  <EmptyState
    title={t('accessRules.plan.title')}
    action={
      <ButtonLink as={Link} to={paths.subscription} $variant="secondary">
        {t('accessRules.plan.action')}
      </ButtonLink>
    }
  >
    {t(isPaused ? 'accessRules.plan.paused' : 'accessRules.plan.text')}
  </EmptyState>
);
