import { color, font, space } from '@tablewell/ui';
import { styled } from 'styled-components';

/** The name of a group of fields. */
export const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space.sm};
  color: ${color.text};
  font-family: ${font.display};
  font-size: 1.25rem;
  font-weight: 600;
  line-height: 1.35;
`;
