import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge, Button, ErrorPanel, Inline, LoadingPanel, Table, notify } from '@tablewell/ui';
import type { Column } from '@tablewell/ui';
import { useConfirm } from '../../lib/confirm';
import { deviceName } from '../../lib/device-name';
import { messageOf } from '../../lib/message-of';
import { Section } from '../settings/section';
import { listDevices, signOutDevice, signOutEverywhere } from './api/devices';
import type { Device } from './api/devices';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Where the user is signed in, with a way to end each and all of it. */
export function DevicesSection() {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const { data, isError, refetch } = useQuery(listDevices());
  const refresh = () => queries.invalidateQueries({ queryKey: listDevices().queryKey });
  const fail = (error: unknown) => void notify(`Failed to sign out: ${messageOf(error)}`, { tone: 'danger' });
  const end = useMutation({
    mutationFn: signOutDevice,
    onSuccess: () => {
      notify('Device signed out', { tone: 'success' });
      return refresh();
    },
    onError: fail,
  });
  // This device too: asking again meets the refused session, and the way to sign in follows.
  const endAll = useMutation({
    mutationFn: signOutEverywhere,
    onSuccess: () => queries.invalidateQueries(),
    onError: fail,
  });

  async function askToEndAll(): Promise<void> {
    const yes = await confirm({
      title: 'Sign out everywhere?',
      message: 'Every device is signed out, this one too. You will have to sign in again.',
      confirmLabel: 'Sign out everywhere',
      dangerous: true,
    });
    if (yes) endAll.mutate();
  }

  const columns: Column<Device>[] = [
    {
      key: 'device',
      header: 'Device',
      namesRow: true,
      cell: ({ userAgent, isCurrent }) => (
        <Inline $gap="xs">
          <span title={userAgent}>{deviceName(userAgent)}</span>
          {isCurrent && <Badge $tone="success">This device</Badge>}
        </Inline>
      ),
    },
    { key: 'address', header: 'Address', cell: ({ address }) => address || '–' },
    { key: 'used', header: 'Last used', cell: ({ used }) => (used ? moment.format(used) : '–') },
    {
      key: 'end',
      header: 'Sign out',
      cell: ({ id, userAgent, isCurrent }) =>
        isCurrent ? (
          '–'
        ) : (
          <Button
            variant="quiet"
            aria-label={`Sign out ${deviceName(userAgent)}`}
            busy={end.isPending && end.variables === id}
            onClick={() => end.mutate(id)}
          >
            Sign out
          </Button>
        ),
    },
  ];
  return (
    <Section
      title="Signed-in devices"
      lead="Devices signed in to your account. Sign out any you don’t recognize."
    >
      {data ? (
        <Table caption="Latest use first" columns={columns} rows={data} rowKey={({ id }) => id} />
      ) : isError ? (
        <ErrorPanel message="Your devices could not be loaded." retry={() => void refetch()} />
      ) : (
        <LoadingPanel text="Loading devices..." />
      )}
      <div>
        <Button variant="secondary" busy={endAll.isPending} onClick={() => void askToEndAll()}>
          Sign out everywhere
        </Button>
      </div>
    </Section>
  );
}
