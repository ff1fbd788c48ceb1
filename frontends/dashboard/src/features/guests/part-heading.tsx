import { font } from '@tablewell/ui';
import { styled } from 'styled-components';

/** The heading of a part of a guest's details. */
export const PartHeading = styled.h3`
  margin: 0;
  font: 600 1.0625rem/1.35 ${font.display};
`;
