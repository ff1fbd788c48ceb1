import { Link } from '@tablewell/federation/router';
import { ButtonLink, Card, Container, EmptyState, PageHeading, Stack } from '@tablewell/ui';
import { paths } from '../../paths';

/** A page whose text is not written yet, and says so. */
export const ComingPage = ({ title }: { title: string }) => (
  <Container $width="text" style={{ paddingBlock: '3rem' }}>
    <Stack $gap="lg">
      <PageHeading title={title} />
      <Card>
        <EmptyState
          title="This page is not here yet"
          action={
            <ButtonLink as={Link} to={paths.landing} $variant="secondary">
              Back to the start page
            </ButtonLink>
          }
        >
          We are writing it.
        </EmptyState>
      </Card>
    </Stack>
  </Container>
);
