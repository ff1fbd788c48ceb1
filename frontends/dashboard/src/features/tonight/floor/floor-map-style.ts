import { color, font, radius, space, tableTopStyle } from '@tablewell/ui';
import { styled } from 'styled-components';

/** The map scrolls if the pane is too narrow for a readable plan. */
export const Frame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
`;

/**
 * As large as the pane and the screen allow, within limits: `--least` and `--most` in pixels, and the ratio of the
 * plan's sides.
 */
export const Plan = styled.div`
  position: relative;
  container-type: inline-size;
  width: max(var(--least), min(100%, var(--most), calc((100dvh - 15rem) * var(--ratio))));
  margin-inline: auto;
  aspect-ratio: var(--ratio);
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    max-width: none;
    pointer-events: none;
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

/**
 * The area that takes taps: the table top, or more if that is small. The text is as large as a side of `--side` allows.
 */
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
  font-size: clamp(0.75rem, calc(100cqw * var(--side) * 0.3), 1rem);
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

/** Number and time, beside each other if there is room, and the party's name below them. */
export const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.xs};
  align-items: center;
  justify-content: center;
  line-height: 1.15;
  white-space: nowrap;
  b {
    font-variant-numeric: tabular-nums;
  }
  small {
    font-size: max(0.625rem, 0.75em);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  [data-part='sign'] {
    font-size: 0.75em;
  }
  [data-part='who'] {
    display: none;
    flex: 0 0 100%;
    max-width: calc(100cqw - 0.5rem);
    order: 1;
    overflow: hidden;
    font-size: 0.75rem;
    font-weight: 600;
    text-align: center;
    text-overflow: ellipsis;
  }
  [data-kind='over'] & small {
    color: ${color.danger};
  }
  @container ((min-height: 3.5rem) and (min-width: 3.5rem)) or (min-width: 6rem) {
    [data-part='who'] {
      display: block;
    }
  }
  [data-tight] & small,
  [data-tight] & [data-part='sign'] {
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
