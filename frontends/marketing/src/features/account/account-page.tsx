import type { ReactNode } from 'react';
import { Card, Container, Stack, color, font, type } from '@tablewell/ui';
import { styled } from 'styled-components';

const Title = styled.h1`
  font: 600 ${type.heading} ${font.display};
  letter-spacing: -0.01em;
`;

const Lead = styled.p`
  color: ${color.textMuted};
`;

const Below = styled.div`
  color: ${color.textMuted};
  text-align: center;
`;

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** A line under the card, with a link to the related page. */
  below?: ReactNode;
}

/** One card in the middle: the frame of every account page. */
export const AccountPage = ({ title, lead, children, below }: AccountPageProps) => (
  <Container $width="narrow" style={{ paddingBlock: 'clamp(1.5rem, 6vw, 4rem)' }}>
    <Stack $gap="lg">
      <Card>
        <Stack $gap="lg">
          <Stack $gap="xxs">
            <Title>{title}</Title>
            {lead && <Lead>{lead}</Lead>}
          </Stack>
          {children}
        </Stack>
      </Card>
      {below && <Below>{below}</Below>}
    </Stack>
  </Container>
);
