import type { ReactNode } from 'react';
import { Container, color, font, media, space, type } from '@tablewell/ui';
import { styled } from 'styled-components';

const Ground = styled.section`
  padding-top: ${space.huge};
`;

const Head = styled.div`
  max-width: 40rem;
  margin-bottom: ${space.xl};
  ${media.tablet} {
    margin-bottom: ${space.xxl};
  }
`;

const Title = styled.h2`
  font: 600 ${type.heading} ${font.display};
  letter-spacing: -0.01em;
`;

const Lead = styled.p`
  margin-top: ${space.xs};
  color: ${color.textMuted};
  font-size: 1.125rem;
`;

/** A section of the landing page with a title. */
export const Section = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <Ground>
    <Container>
      <Head>
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
      </Head>
      {children}
    </Container>
  </Ground>
);
