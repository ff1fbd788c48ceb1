import type { ReactNode } from 'react';
import { Container, PageHeading, Stack, color, media, radius, shadow, space } from '@tablewell/ui';
import { styled } from 'styled-components';

/** page.html has the same geometry, for the heading that is shown before this code has loaded: change both. */
const Page = styled(Container)`
  padding-block: clamp(1.25rem, 5vw, 3rem) ${space.xxl};
`;

/** A card if there is room for one; on a phone the content fills the page. */
export const Sheet = styled.div`
  min-width: 0;
  ${media.tablet} {
    padding: ${space.xl};
    border: 1px solid ${color.border};
    border-radius: ${radius.lg};
    background: ${color.surface};
    box-shadow: ${shadow.rest};
  }
`;

interface PageFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A picture above the heading. */
  cover?: ReactNode;
  children: ReactNode;
}

/** A diner's page: one heading, one column. */
export const PageFrame = ({ title, lead, cover, children }: PageFrameProps) => (
  <Page $width="text">
    <Stack $gap="lg">
      {cover}
      <PageHeading title={title} subtitle={lead} />
      {children}
    </Stack>
  </Page>
);
