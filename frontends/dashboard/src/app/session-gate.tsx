import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isAuthFailure } from '@tablewell/api-client';
import { session } from '@tablewell/api-client/queries';
import { Container, ErrorPanel, LoadingPanel } from '@tablewell/ui';
import { messageOf } from '../lib/message-of';
import { t } from './texts';

/** Renders the dashboard, which loads its data, only once the session is known to be valid. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { isSuccess, error, refetch } = useQuery(session());
  if (isSuccess) return children;
  // After a refused session, the page is navigating to sign-in already.
  if (!error || isAuthFailure(error)) return <LoadingPanel text={t('app.loading')} />;
  return (
    <Container $width="text" style={{ paddingBlock: '4rem' }}>
      <ErrorPanel title={t('app.notOpened')} message={messageOf(error)} retry={() => void refetch()} />
    </Container>
  );
}
