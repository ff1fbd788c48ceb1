import { Link } from '@tablewell/federation/router';
import { ButtonLink, Container, EmptyState, PageHeading, Stack } from '@tablewell/ui';
import { t } from '../texts';

/** The page for an unknown address, which the server answers with 404. */
export const NotFoundPage = () => (
  <Container $width="text" style={{ paddingBlock: '4rem', textAlign: 'center' }}>
    <Stack $align="center">
      <PageHeading title={t('page.notFound')} />
    </Stack>
    <EmptyState
      title={t('page.notFoundTitle')}
      action={
        <ButtonLink as={Link} to="/">
          {t('page.goHome')}
        </ButtonLink>
      }
    >
      {t('page.notFoundText')}
    </EmptyState>
  </Container>
);
