import { Link } from '@tablewell/federation/router';
import { ButtonLink, Container, EmptyState, PageHeading, Stack } from '@tablewell/ui';

/** For an address where no page lives. The server answers 404 with it. */
export const NotFoundPage = () => (
  <Container $width="text" style={{ paddingBlock: '4rem', textAlign: 'center' }}>
    <Stack $align="center">
      <PageHeading title="Page not found" />
    </Stack>
    <EmptyState
      title="There is nothing at this address"
      action={
        <ButtonLink as={Link} to="/">
          Go Home
        </ButtonLink>
      }
    >
      The link may be old or incomplete.
    </EmptyState>
  </Container>
);
