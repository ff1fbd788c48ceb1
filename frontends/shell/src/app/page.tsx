import { RemoteOutlet } from '@tablewell/federation';
import { useLocation } from '@tablewell/federation/router';
import { Container, ErrorPanel, LoadingPanel } from '@tablewell/ui';
import { t } from '../texts';
import { NotFoundPage } from './not-found-page';
import { useNavigationEffects } from './use-navigation-effects';
import type { ShownPage } from './use-page';

/** The page at the current address: its remote, or the 404 page. */
export function Page({ page: { match, module, title } }: { page: ShownPage }) {
  const { pathname } = useLocation();
  useNavigationEffects(title);
  if (!match) return <NotFoundPage />;
  const loading = <LoadingPanel text={t('page.loading')} />;
  if (!module) return loading;
  return (
    <RemoteOutlet
      module={module}
      props={{}}
      page={pathname}
      loading={loading}
      failed={(retry) => (
        <Container $width="text" style={{ paddingBlock: '4rem' }}>
          <ErrorPanel title={t('page.failed')} message={t('page.failedText')} retry={retry} />
        </Container>
      )}
    />
  );
}
