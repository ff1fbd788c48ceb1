import { color, media, space } from '@tablewell/ui';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space.sm};
`;

/** The figures, and beside them the next parties. */
export const Parts = styled.div`
  display: grid;
  gap: ${space.md} ${space.xl};
  > p {
    color: ${color.textMuted};
  }
  ${media.desktop} {
    grid-template-columns: 2fr 3fr;
    align-items: center;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.sm} ${space.md};
  dt {
    color: ${color.textMuted};
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  b {
    display: block;
    font-size: 1.5rem;
    font-weight: 650;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: 0.875rem;
    line-height: 1.35;
  }
`;

export const Arrivals = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 4.75rem minmax(0, 1fr);
    gap: 0 ${space.sm};
    align-items: baseline;
    padding: ${space.xs} 0;
    ${media.tablet} {
      grid-template-columns: 4.75rem minmax(0, auto) minmax(0, 1fr);
    }
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
  span {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  b,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: 600;
  }
  small {
    grid-column: 2;
    color: ${color.textMuted};
    font-size: 0.875rem;
    ${media.tablet} {
      grid-column: auto;
    }
  }
  strong {
    color: ${color.warning};
  }
`;
