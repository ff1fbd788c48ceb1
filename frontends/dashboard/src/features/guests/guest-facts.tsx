import { color, linkStyle, space } from '@tablewell/ui';
import { styled } from 'styled-components';

/** Names and values of a guest, in two columns. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs} ${space.md};
  margin: 0;
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  a {
    ${linkStyle}
  }
`;
