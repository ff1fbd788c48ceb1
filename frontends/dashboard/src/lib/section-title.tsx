import { font } from '@tablewell/ui';
import { styled } from 'styled-components';

/** The heading of a part of a tab. */
export const SectionTitle = styled.h2`
  font-family: ${font.display};
  font-size: 1.25rem;
  font-weight: 600;
  line-height: 1.3;
`;
