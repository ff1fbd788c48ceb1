import { Button, color, media, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';

const betweenTabletAndDesktop = '@media (min-width: 40rem) and (max-width: 63.99rem)';

export const Row = styled.li`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr) auto auto;
  gap: ${space.xs};
  align-items: center;
  min-height: 3.5rem;
  padding: ${space.xxs} ${space.xs} ${space.xxs} ${space.sm};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  /* A dialog or a toast makes the browser look at every element anew: of a long night only at the rows in sight. */
  content-visibility: auto;
  contain-intrinsic-height: auto 3.5rem;
  /* A tablet on its stand shows the list alone: a row is one line, so that twenty parties fit on its screen. */
  ${betweenTabletAndDesktop} {
    min-height: 3rem;
    padding-block: 0;
    contain-intrinsic-height: auto 3rem;
  }
  &:last-child {
    border-bottom: 0;
  }
  &[data-over] {
    color: ${color.textMuted};
  }
  &[data-new] {
    animation: arrived 4s ease-out;
  }
  @keyframes arrived {
    from {
      background: ${color.accentSoft};
    }
  }
`;

export const Size = styled.span`
  font-size: 1.25rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const Open = styled.button`
  min-width: 0;
  min-height: ${touchTarget};
  padding: 0;
  border: 0;
  background: none;
  text-align: left;
  cursor: pointer;
  > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${betweenTabletAndDesktop} {
    display: flex;
    gap: ${space.sm};
    align-items: center;
    > :first-child {
      flex: none;
      max-width: 60%;
    }
  }
`;

/** A diner's details are worth a second line on a phone. */
const onPhone = '@media (max-width: 39.99rem)';

export const Name = styled.span`
  font-weight: 650;
  line-height: 1.3;
  [data-canceled] & {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
`;

export const Facts = styled.span`
  color: ${color.textMuted};
  font-size: 0.875rem;
  line-height: 1.35;
  strong {
    font-weight: 650;
  }
  ${onPhone} {
    &&[data-details] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      white-space: normal;
    }
  }
  [data-tone='warning'] {
    color: ${color.warning};
  }
  [data-tone='danger'] {
    color: ${color.danger};
  }
`;

export const TableChip = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 2.25rem;
  height: 1.875rem;
  padding: 0 ${space.xs};
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.sunken};
  font-size: 0.875rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-pinned] {
    border-color: ${color.control};
  }
  &:empty {
    visibility: hidden;
  }
`;

export const Step = styled(Button)`
  min-width: 5.25rem;
  padding-inline: ${space.xs};
  ${media.tablet} {
    min-width: 5.75rem;
  }
`;
