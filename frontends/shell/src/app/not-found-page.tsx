import { Link } from '@tablewell/federation/router';
import { ButtonLink, Container, EmptyState, PageHeading, Stack } from '@tablewell/ui';

/** The page for an unknown address, which the server answers with 404. */
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
