import { color, font, radius, tableTopStyle } from '@tablewell/ui';
import { css, styled } from 'styled-components';

const gridLine = `color-mix(in srgb, ${color.border} 55%, transparent)`;

export const Frame = styled.div`
  position: relative;
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background-color: ${color.sunken};
  background-image:
    linear-gradient(to right, ${gridLine} 1px, transparent 1px),
    linear-gradient(to bottom, ${gridLine} 1px, transparent 1px);
  overflow: hidden;
`;

/** One class for all tables: variants are attributes, so that two hundred tables need no classes of their own. */
const drawing = css`
  .chair {
    fill: ${color.border};
    stroke: ${color.control};
    stroke-width: 1;
  }
  .top {
    fill: ${color.surface};
    stroke: ${color.control};
    stroke-width: 2;
  }
  ${tableTopStyle}
  [data-overlaps] .top {
    stroke: ${color.danger};
    stroke-dasharray: 3 3;
  }
  [aria-pressed='true'] .top {
    stroke: ${color.focus};
    stroke-width: 3;
  }
  /* Dragged tables are shown by their copies (see lifted-layer). */
  [data-lifted] > * {
    visibility: hidden;
  }
  [data-table]:focus-visible .top {
    stroke: ${color.focus};
    stroke-width: 5;
  }
  text {
    fill: ${color.text};
    font: 650 17px ${font.body};
    text-anchor: middle;
    dominant-baseline: central;
    pointer-events: none;
  }
  text.mark {
    font-size: 14px;
  }
  text.facts {
    fill: ${color.textMuted};
    font-size: 10.5px;
    font-weight: 600;
  }
  [data-tight] .number {
    font-size: 13px;
  }
  /* The outline shows the audience of a table, in addition to its label. */
  [data-audience='staff'] .top {
    stroke-dasharray: 10 4;
  }
  [data-audience='walk-ins'] .top {
    stroke-dasharray: 2 4;
    stroke-linecap: round;
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
    fill: color-mix(in srgb, ${color.accent} 7%, transparent);
    stroke: color-mix(in srgb, ${color.accent} 45%, transparent);
    stroke-width: 1.5;
    stroke-dasharray: 8 6;
  }
  [data-piece='door'] rect {
    fill: ${color.surface};
  }
  [data-piece] .leaf {
    fill: none;
    stroke: ${color.control};
    stroke-dasharray: 4 4;
  }
  [data-piece] text {
    fill: ${color.textMuted};
    font-size: 15px;
  }
  [data-piece] text[data-corner] {
    text-anchor: start;
  }
  [data-link] line {
    stroke: ${color.accent};
    stroke-width: 4;
    stroke-linecap: round;
    opacity: 0.55;
  }
  [data-link] rect {
    fill: ${color.accentSoft};
    stroke: ${color.accent};
    stroke-width: 1;
  }
  [data-link] text {
    fill: ${color.text};
    font-size: 12px;
  }
  [data-link='selected'] line {
    opacity: 1;
  }
  [data-tight] .mark {
    font-size: 11px;
  }
  /* At a low zoom a table shows its number only, enlarged, and its status by the outline: thin, thick or dashed. */
  [data-far] .words .number {
    font-size: 34px;
    transform: translateY(6px);
  }
  [data-far] [data-tight] .number {
    font-size: 26px;
  }
  [data-far] .mark,
  [data-far] .facts,
  [data-far] [data-link] g {
    display: none;
  }
  [data-far] [data-kind='occupied'] .top,
  [data-far] [data-kind='over'] .top {
    stroke-width: 7;
  }
  [data-far] [data-kind='due'] .top {
    stroke-width: 4;
  }
  .frame {
    fill: none;
    stroke: ${color.focus};
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  .handle {
    fill: ${color.surface};
    stroke: ${color.focus};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
    cursor: grab;
  }
  .brush {
    fill: color-mix(in srgb, ${color.focus} 14%, transparent);
    stroke: ${color.focus};
    vector-effect: non-scaling-stroke;
  }
`;

export const Surface = styled.svg`
  width: 100%;
  height: clamp(19rem, 58vh, 42rem);
  max-width: none;
  /* A finger on the background scrolls the page in view mode, and pans the canvas in edit mode. */
  touch-action: pan-y;
  user-select: none;
  -webkit-user-select: none;
  &[data-mode='edit'] {
    touch-action: none;
  }
  /* While it is dragged, the canvas is a compositor layer that also draws the content beyond its edges. */
  &[data-panned] {
    overflow: visible;
    will-change: transform;
  }
  &[data-layer='background'] [data-table] {
    opacity: 0.45;
    pointer-events: none;
  }
  &[data-layer='tables'] [data-part='background'] {
    opacity: 0.75;
  }
  [data-table] {
    cursor: pointer;
    outline: none;
  }
  &[data-mode='edit'] [data-table] {
    cursor: move;
  }
  ${drawing}
`;

/** A compositor layer over the canvas: movement on it does not repaint the canvas. */
export const Overlay = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  overflow: visible;
  pointer-events: none;
  will-change: transform;
  ${drawing}
`;

/** A line of one pixel that is scaled by its transform, which needs neither layout nor paint. */
export const Line = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 1px;
  height: 1px;
  background: ${color.danger};
  transform-origin: 0 0;
  pointer-events: none;
  will-change: transform;
`;
