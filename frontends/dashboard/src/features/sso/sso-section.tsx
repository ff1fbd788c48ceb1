import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tablewell/federation/router';
import { Button, ButtonLink, EmptyState, ErrorPanel, LoadingPanel, notify } from '@tablewell/ui';
import { Section } from '../../forms/section';
import { useConfirm } from '../../lib/confirm';
import { messageOf } from '../../lib/message-of';
import { paths } from '../../paths';
import { readSso, removeConnection } from './api/sso';
import type { Sso } from './api/sso';
import { ConnectionForm } from './connection-form';
import { Domains } from './domains';
import { RoleRules } from './role-rules';
import { ScimTokens } from './scim-tokens';
import { t } from './texts';
import { TrialSignIn } from './trial-sign-in';
import { WhoSignsIn } from './who-signs-in';

/** The owner's connection to an identity provider. Without the plan, what it includes. */
export function SsoSection({ restaurantId }: { restaurantId: string }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(readSso(restaurantId));
  const changed = (sso: Sso) => queries.setQueryData(readSso(restaurantId).queryKey, sso);
  return (
    <Section title={t('sso.title')} lead={t('sso.lead')}>
      {error ? (
        <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
      ) : !data ? (
        <LoadingPanel text={t('sso.loading')} />
      ) : (
        <>
          {data.isIncluded ? (
            <Included restaurantId={restaurantId} sso={data} onChanged={changed} />
          ) : (
            <PlanNote hasConnection={data.connection !== undefined} />
          )}
          {data.connection && <Removal restaurantId={restaurantId} onChanged={changed} />}
        </>
      )}
    </Section>
  );
}

interface PartProps {
  restaurantId: string;
  onChanged: (sso: Sso) => void;
}

function Included({ restaurantId, sso, onChanged }: PartProps & { sso: Sso }) {
  const { connection, scimUri } = sso;
  const shared = { restaurantId, onChanged };
  return (
    <>
      <ConnectionForm {...shared} sso={sso} />
      {connection && (
        <>
          <Domains {...shared} domains={connection.domains} />
          <TrialSignIn restaurantId={restaurantId} connection={connection} />
          <WhoSignsIn {...shared} connection={connection} />
          <RoleRules {...shared} connection={connection} />
          <ScimTokens {...shared} scimUri={scimUri} tokens={connection.tokens} />
        </>
      )}
    </>
  );
}

function Removal({ restaurantId, onChanged }: PartProps) {
  const confirm = useConfirm();
  const remove = useMutation({
    mutationFn: () => removeConnection(restaurantId),
    onSuccess: (sso) => {
      notify(t('sso.removal.done'), { tone: 'success' });
      onChanged(sso);
    },
    onError: (error) => void notify(messageOf(error), { tone: 'danger' }),
  });
  async function ask(): Promise<void> {
    const yes = await confirm({
      title: t('sso.removal.title'),
      message: t('sso.removal.message'),
      confirmLabel: t('sso.removal.action'),
      dangerous: true,
    });
    if (yes) remove.mutate();
  }
  return (
    <div>
      <Button variant="quiet" busy={remove.isPending} onClick={() => void ask()}>
        {t('sso.removal.action')}
      </Button>
    </div>
  );
}

const PlanNote = ({ hasConnection }: { hasConnection: boolean }) => (
  <EmptyState
    title={t('sso.plan.title')}
    action={
      <ButtonLink as={Link} to={paths.subscription} $variant="secondary">
        {t('sso.plan.action')}
      </ButtonLink>
    }
  >
    {t(hasConnection ? 'sso.plan.paused' : 'sso.plan.text')}
  </EmptyState>
);
