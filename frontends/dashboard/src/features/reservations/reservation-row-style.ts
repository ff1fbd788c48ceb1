import { color, media, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr) auto auto;
  gap: ${space.xs};
  align-items: center;
  min-height: 3rem;
  padding: 0 ${space.xxs} 0 ${space.xs};
  background: ${color.surface};
  box-shadow: inset 0 -1px ${color.border};
  /* Of thousands only those near the window are laid out and painted; all of them can be found and read aloud. */
  content-visibility: auto;
  contain-intrinsic-height: auto 3rem;
  ${media.tablet} {
    min-height: ${touchTarget};
    contain-intrinsic-height: auto ${touchTarget};
  }
  ${media.desktop} {
    min-height: 3rem;
  }
  &:focus-within {
    background: ${color.sunken};
  }
  &[data-new] {
    animation: reservation-came-in 4s ease-out;
  }
  @keyframes reservation-came-in {
    from {
      background: ${color.accentSoft};
    }
  }
`;

export const Size = styled.span`
  font-size: 1.1875rem;
  font-weight: 700;
  text-align: center;
  font-variant-numeric: tabular-nums;
  [data-canceled] & {
    color: ${color.textMuted};
  }
`;

/** Two lines; one on a tablet in portrait orientation, which is wide enough. */
export const Who = styled.div`
  min-width: 0;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (min-width: 40rem) and (max-width: 63.99rem) {
    display: grid;
    grid-template-columns: fit-content(11rem) minmax(0, 1fr);
    gap: ${space.sm};
    align-items: center;
  }
`;

export const Name = styled.h3`
  font-size: 1rem;
  line-height: 1.3;
  button {
    max-width: 100%;
    padding: 0;
    overflow: hidden;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 650;
    text-align: left;
    text-overflow: ellipsis;
    vertical-align: bottom;
    cursor: pointer;
  }
  /* The whole of the words opens the details, not only the letters. */
  button::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: calc(100% - 9.5rem);
  }
  [data-canceled] & {
    color: ${color.textMuted};
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
`;

export const Facts = styled.p`
  color: ${color.textMuted};
  font-size: 0.875rem;
  line-height: 1.35;
  > * + *::before {
    content: ' · ';
  }
  b,
  [data-notes] {
    color: ${color.text};
  }
  b {
    font-weight: 600;
  }
  [data-unfit] {
    color: ${color.warning};
  }
`;

export const TableChip = styled.span`
  padding: 0.125rem ${space.xxs};
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.sunken};
  font-size: 0.8125rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;
