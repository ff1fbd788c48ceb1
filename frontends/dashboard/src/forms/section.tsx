import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { SectionTitle } from '../lib/section-title';

const Box = styled(Card)`
  /* Below the tabs, which stay on top of a phone's and a tablet's page. */
  scroll-margin-top: 4.5rem;
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

/** The DOM id of a section, by its title. */
export const sectionId = (title: string): string => `settings-${title.toLowerCase().replaceAll(' ', '-')}`;

/** One section of a long form or page. */
export function Section({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" id={sectionId(title)} aria-labelledby={id} tabIndex={-1}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {lead && <Lead>{lead}</Lead>}
      <Body>{children}</Body>
    </Box>
  );
}
