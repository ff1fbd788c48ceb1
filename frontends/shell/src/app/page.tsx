import { RemoteOutlet, matchPage } from '@tablewell/federation';
import { useLocation } from '@tablewell/federation/router';
import { Container, ErrorPanel, LoadingPanel } from '@tablewell/ui';
import { NotFoundPage } from './not-found-page';
import { useArrival } from './use-arrival';

/** The page at the current address: the remote that draws it, or that there is none. */
export function Page() {
  const { pathname } = useLocation();
  const match = matchPage(pathname);
  useArrival(match?.route.title ?? 'Page not found');
  if (!match) return <NotFoundPage />;
  return (
    <RemoteOutlet
      module={match.route.module}
      props={{}}
      page={pathname}
      loading={<LoadingPanel text="Loading page..." />}
      failed={(retry) => (
        <Container $width="text" style={{ paddingBlock: '4rem' }}>
          <ErrorPanel
            title="This part of Tablewell is not answering"
            message="The rest works. Please try again in a moment."
            retry={retry}
          />
        </Container>
      )}
    />
  );
}
