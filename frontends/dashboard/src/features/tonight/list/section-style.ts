import { color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';

export const Section = styled.section`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  overflow: clip;
`;

/** The title of a part of the list, and how many it has. */
export const Heading = styled.h2`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  min-height: 1.125rem;
  padding-inline: ${space.sm};
  background: ${color.sunken};
  border-bottom: 1px solid ${color.border};
  font-size: 0.8125rem;
  font-weight: 700;
  line-height: 1.125rem;
  span {
    color: ${color.textMuted};
    font-size: 0.75rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

/** Parties of one time are set apart by a stronger line. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & + & {
    border-top: 1px solid ${color.control};
  }
`;
