import { color, font, radius, space, tableTopStyle } from '@tablewell/ui';
import { styled } from 'styled-components';

/** The map scrolls where a part of it is shown at a size for fingers. */
export const Frame = styled.div`
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
  & + & {
    margin-top: ${space.xs};
  }
  > h3 {
    padding: 2px ${space.sm} 0;
    color: ${color.textMuted};
    font-size: 0.8125rem;
    font-weight: 650;
  }
`;

export const Plan = styled.div`
  position: relative;
  margin-inline: auto;
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    max-width: none;
    pointer-events: none;
  }
  /* While a host looks for parties, the other tables stand back. */
  &[data-search] > button:not([data-hit]) {
    opacity: 0.35;
  }
`;

/** Furniture, walls and areas. The fill, the outline and the text of a table show its state; color only helps. */
export const Drawing = styled.svg`
  .chair {
    fill: ${color.border};
    stroke: ${color.control};
    stroke-width: 1;
  }
  .top {
    fill: ${color.surface};
    stroke: ${color.control};
    stroke-width: 1.5;
  }
  ${tableTopStyle}
  .ground {
    fill: ${color.sunken};
  }
  .stripe {
    fill: ${color.border};
  }
  [data-blocked] .top {
    fill: url(#blocked-hatching);
  }
  [data-kind='none'] {
    opacity: 0.5;
  }
  [data-piece] rect {
    fill: ${color.border};
    stroke: ${color.control};
    stroke-width: 1;
  }
  [data-piece='wall'] rect {
    fill: ${color.control};
  }
  [data-piece='area'] rect {
    fill: color-mix(in srgb, ${color.surface} 55%, transparent);
    stroke: ${color.border};
    stroke-width: 1.5;
  }
  [data-piece='door'] rect {
    fill: ${color.surface};
  }
  [data-piece] .leaf {
    fill: none;
    stroke: ${color.control};
    stroke-dasharray: 4 4;
  }
  text {
    fill: ${color.textMuted};
    font: 600 15px ${font.body};
    text-anchor: middle;
    dominant-baseline: central;
  }
  text[data-corner] {
    text-anchor: start;
  }
`;

/** The area that takes taps: the table top, or more if that is small. What is written on it depends on its size. */
export const Spot = styled.button`
  position: absolute;
  display: grid;
  place-content: center;
  justify-items: center;
  padding: 0;
  border: 0;
  border-radius: ${radius.md};
  background: none;
  color: ${color.text};
  line-height: 1.15;
  cursor: pointer;
  container-type: size;
  transform: translate(-50%, -50%);
  /* The target of a finger, which may be larger than a small table. */
  &::before {
    position: absolute;
    top: 50%;
    left: 50%;
    width: 100%;
    min-width: 2.75rem;
    height: 100%;
    min-height: 2.75rem;
    content: '';
    transform: translate(-50%, -50%);
  }
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  &[data-hit] {
    outline: 3px solid ${color.brass};
    outline-offset: 2px;
  }
  &[data-hit='best'] {
    outline-color: ${color.accent};
  }
  /* A finger on a party drags it; beside it, it scrolls. */
  &[data-drag-party] {
    touch-action: none;
    user-select: none;
  }
  /* A party is dragged over it. */
  &[data-drop] {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
  &[data-drop='ask'] {
    outline-color: ${color.warning};
  }
  &[data-drop='refused'] {
    outline-color: ${color.danger};
  }
`;

/** The number; with room for it the sign, then the time, then the party, so that nothing is written beside the table. */
export const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.xxs};
  align-items: center;
  justify-content: center;
  max-width: 100cqw;
  /* The first and the last line of a round table have less room than its middle. */
  [data-round] > & {
    max-width: 80cqw;
  }
  font-size: clamp(0.75rem, 26cqmin, 1rem);
  line-height: 1.1;
  white-space: nowrap;
  b {
    font-variant-numeric: tabular-nums;
  }
  small {
    display: none;
    flex: 0 0 100%;
    text-align: center;
    font-size: max(0.6875rem, 0.78em);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
  [data-part='sign'] {
    display: none;
    font-size: 0.75em;
  }
  [data-part='who'] {
    display: none;
    flex: 0 0 100%;
    max-width: calc(100cqw - 0.375rem);
    order: 1;
    overflow: hidden;
    font-size: max(0.6875rem, 0.78em);
    font-weight: 600;
    text-align: center;
    text-overflow: ellipsis;
  }
  [data-round] & [data-part='who'] {
    max-width: 78cqw;
  }
  [data-kind='over'] & small {
    color: ${color.danger};
  }
  @container (min-width: 2.5rem) {
    [data-part='sign'] {
      display: inline;
    }
  }
  @container (min-height: 1.875rem) and (min-width: 1.875rem) {
    small {
      display: block;
    }
  }
  /* Number and time in one line, the party in the next. */
  @container (min-height: 1.875rem) and (min-width: 3.5rem) {
    small {
      flex: none;
    }
    [data-part='sign'] {
      display: none;
    }
    [data-part='who'] {
      display: block;
    }
  }
  @container (min-width: 4.5rem) or (min-height: 3.25rem) {
    [data-part='sign'] {
      display: inline;
    }
  }
  /* Three lines. */
  @container (min-height: 2.625rem) and (min-width: 2.25rem) {
    [data-part='who'] {
      display: block;
    }
  }
`;

/** Signs of the party beside the corner of its table, one below the other, so that they hide no number. */
export const Corner = styled.span`
  position: absolute;
  top: -0.5rem;
  inset-inline-start: calc(100% - 0.5rem);
  display: flex;
  flex-direction: column;
  gap: 1px;
  padding: 1px;
  border-radius: ${radius.sm};
  background: ${color.surface};
  &:empty {
    display: none;
  }
`;

/** The server of the table, on its upper edge. */
export const ServerMark = styled.i`
  position: absolute;
  bottom: calc(100% - 1px);
  left: 50%;
  width: 1.25rem;
  height: 0.4375rem;
  border-radius: 2px;
  background: var(--server);
  translate: -50% 0;
`;
