import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { browserZone } from '@tablewell/api-client';
import { Button, ErrorPanel, Inline, LoadingPanel, notify, Stack, TextField, useForm } from '@tablewell/ui';
import { Section } from '../../forms/section';
import { useConfirm } from '../../lib/confirm';
import { dateIn } from '../../lib/guests/visit-date';
import { messageOf } from '../../lib/message-of';
import { t } from '../../parts/group/texts';
import { setSharing, sharingOf } from './api/sharing';
import type { Sharing } from './api/sharing';

/** Whether the restaurants of a group share guests who agree, and under which name (GROUP-20). */
export function SharingSection({ groupId }: { groupId: string }) {
  const { data, error, refetch } = useQuery(sharingOf(groupId));
  return (
    <Section title={t('group.sharing.title')} lead={t('group.sharing.lead')}>
      {data ? (
        <SharingForm key={`${data.on} ${data.name}`} groupId={groupId} sharing={data} />
      ) : error ? (
        <ErrorPanel message={t('group.sharing.notLoaded')} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('group.sharing.loading')} />
      )}
    </Section>
  );
}

function SharingForm({
  groupId: id,
  sharing: { on, name, changedAt },
}: {
  groupId: string;
  sharing: Sharing;
}) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const form = useForm(() => ({ name }));
  const typed = form.values.name.trim();
  const change = useMutation({
    mutationFn: setSharing,
    onSuccess: (_nothing, next) => {
      const said = !next.on ? 'group.sharing.stopped' : on ? 'group.sharing.saved' : 'group.sharing.started';
      notify(t(said), { tone: 'success' });
      return queries.invalidateQueries({ queryKey: sharingOf(id).queryKey });
    },
    onError: (reason) =>
      void notify(t('group.sharing.failed', { reason: messageOf(reason) }), { tone: 'danger' }),
  });

  async function askToStop(): Promise<void> {
    const yes = await confirm({
      title: t('group.sharing.stopTitle'),
      message: t('group.sharing.stopText'),
      confirmLabel: t('group.sharing.confirmStop'),
      dangerous: true,
    });
    if (yes) change.mutate({ id, on: false, name: '' });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) change.mutate({ id, on: true, name: typed });
      }}
    >
      <Stack $gap="md">
        <p>
          {on ? t('group.sharing.on', { date: dateIn(browserZone(), changedAt) }) : t('group.sharing.off')}
        </p>
        <TextField
          label={t('group.sharing.name')}
          hint={t('group.sharing.nameHint')}
          required
          maxLength={100}
          {...form.text('name')}
        />
        <Inline $gap="sm">
          <Button
            type="submit"
            variant={on ? 'secondary' : 'primary'}
            disabled={typed === '' || (on && typed === name)}
            busy={change.isPending && change.variables.on}
          >
            {t(on ? 'group.sharing.save' : 'group.sharing.start')}
          </Button>
          {on && (
            <Button
              variant="quiet"
              busy={change.isPending && !change.variables.on}
              onClick={() => void askToStop()}
            >
              {t('group.sharing.stop')}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
