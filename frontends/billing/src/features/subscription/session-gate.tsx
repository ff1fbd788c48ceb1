import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Container, ErrorPanel, LoadingPanel } from '@tablewell/ui';
import { useRefusedSession } from '../../app/use-refused-session';
import { readViewer } from '../pricing/api/read-viewer';
import { t } from '../../texts';

/** Shows its page to signed-in users, and redirects others to the sign-in page. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, isError, refetch } = useQuery(readViewer());
  const refused = useRefusedSession();
  const isVisitor = data?.kind === 'visitor';
  useEffect(() => {
    if (isVisitor) refused();
  }, [isVisitor, refused]);

  if (data && !isVisitor) return children;
  if (!isError) return <LoadingPanel text={t('prices.loading')} />;
  return (
    <Container $width="text" style={{ paddingBlock: '4rem' }}>
      <ErrorPanel
        title={t('prices.account.notLoaded')}
        message={t('prices.account.tryAgain')}
        retry={() => void refetch()}
      />
    </Container>
  );
}
