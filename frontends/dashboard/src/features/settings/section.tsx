import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { SectionTitle } from '../../lib/section-title';

const Box = styled(Card)`
  scroll-margin-top: ${space.xxl};
`;

const Lead = styled.p`
  margin-top: ${space.xxs};
  color: ${color.textMuted};
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  margin-top: ${space.lg};
`;

/** One subject of the settings. */
export function Section({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {lead && <Lead>{lead}</Lead>}
      <Body>{children}</Body>
    </Box>
  );
}
