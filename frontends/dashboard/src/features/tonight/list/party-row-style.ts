import { Button, color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';

/** A list with room for the name and the details in one line: a tablet that shows the list alone. */
const wide = '@container (min-width: 34rem)';

export const Row = styled.li`
  display: grid;
  grid-template-columns: 3.25rem 1.625rem minmax(0, 1fr) auto auto;
  gap: 0.375rem;
  align-items: center;
  min-height: ${touchTarget};
  padding-inline: ${space.xs} 0.375rem;
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  /*
   * A dialog or a toast makes the browser compute the style of every element again; on a long night this limits it to
   * the rows in sight.
   */
  content-visibility: auto;
  contain-intrinsic-height: auto ${touchTarget};
  &:last-child {
    border-bottom: 0;
  }
  /* A finger that rests on it lifts it; without this it would mark the text. */
  user-select: none;
  -webkit-touch-callout: none;
  &[data-over] {
    color: ${color.textMuted};
  }
  &[data-new] {
    animation: arrived 4s ease-out;
  }
  [data-dense] & {
    min-height: 1.875rem;
    contain-intrinsic-height: auto 1.875rem;
  }
  @keyframes arrived {
    from {
      background: ${color.accentSoft};
    }
  }
`;

export const When = styled.span`
  font-size: 0.9375rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  white-space: nowrap;
  &[data-again] {
    color: ${color.textMuted};
    font-weight: 500;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: 0.6875rem;
    font-weight: 500;
  }
  [data-dense] & small {
    display: none;
  }
`;

export const Size = styled.span`
  font-size: 1.125rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const Open = styled.button`
  align-self: stretch;
  min-width: 0;
  padding: 0.125rem 0;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;
  ${wide} {
    display: flex;
    gap: 0 ${space.sm};
    align-items: center;
  }
  [data-dense] & {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.xs};
    align-items: center;
    padding-block: 0;
  }
`;

export const Name = styled.span`
  display: flex;
  gap: 0.25rem;
  align-items: center;
  min-width: 0;
  font-size: 0.9375rem;
  font-weight: 650;
  line-height: 1.25;
  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-canceled] & > :first-child {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  ${wide} {
    flex: 0 1 auto;
    min-width: 8rem;
  }
  [data-dense] & {
    flex: 0 1 auto;
    min-width: 5.5rem;
  }
`;

/** An allergy wraps, and the rest goes on a line of its own if there is too little room beside it. */
export const Facts = styled.span`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  gap: 0 0.375rem;
  align-items: center;
  min-width: 0;
  color: ${color.textMuted};
  font-size: 0.8125rem;
  line-height: 1.3;
  [data-dense] &[data-allergy] {
    flex-basis: 100%;
  }
  strong {
    font-weight: 650;
  }
  [data-tone='warning'] {
    color: ${color.warning};
  }
  [data-tone='danger'] {
    color: ${color.danger};
  }
`;

/** What a narrow row may cut off. */
export const Rest = styled.span`
  flex: 1 1 4.5rem;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* When a party comes is not cut off. */
  &[data-whole] {
    white-space: normal;
  }
`;

export const TableChip = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 2.125rem;
  height: 1.75rem;
  padding: 0 0.375rem;
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
  &[data-none] {
    border-color: ${color.danger};
    background: ${color.dangerSoft};
    color: ${color.danger};
    font-size: 0.75rem;
  }
  &:empty {
    visibility: hidden;
  }
  [data-dense] & {
    height: 1.5rem;
  }
`;

/** Looks smaller than the height of a row, all of which it takes for a finger. */
export const Step = styled(Button)`
  position: relative;
  min-width: 4.75rem;
  min-height: 2.125rem;
  padding: 0.125rem ${space.xs};
  font-size: 0.9375rem;
  &::after {
    position: absolute;
    inset: calc((2.125rem - ${touchTarget}) / 2) 0;
    content: '';
  }
  [data-dense] & {
    min-height: 1.625rem;
    line-height: 1;
    &::after {
      inset: -0.125rem 0;
    }
  }
`;

export const Steps = styled.span`
  display: inline-flex;
  gap: 0.375rem;
  /* A narrow list has room for one step: the rest of a party comes before what follows, which is in its card. */
  @container (max-width: 33.99rem) {
    &[data-partly] > :not(:first-child) {
      display: none;
    }
  }
`;
