import { color } from './color';

/** The states of a table at an instant. */
export const tableStateNames = ['free', 'due', 'occupied', 'over', 'blocked'] as const;
export type TableStateName = (typeof tableStateNames)[number];

interface TableStatePaint {
  readonly fill: string;
  readonly stroke: string;
  /** Width of the outline, and its dashes if it has any, in the units of the drawing. */
  readonly width: number;
  readonly dash?: string;
  /** Text in the color of the state, on its fill. */
  readonly text: string;
  /** Stands beside the number of the table. */
  readonly sign: string;
}

/**
 * The look of a table in each state, wherever tables are drawn, so that a color never means free on one page and taken
 * on another. The sign, the width and the dashes of the outline say the same without color.
 */
export const tableStates: Readonly<Record<TableStateName, TableStatePaint>> = {
  free: { fill: color.surface, stroke: color.control, width: 1.5, text: color.text, sign: '○' },
  due: {
    fill: color.infoSoft,
    stroke: color.info,
    width: 2.5,
    dash: '8 4',
    text: color.info,
    sign: '◐',
  },
  occupied: { fill: color.accentSoft, stroke: color.accent, width: 4, text: color.accent, sign: '●' },
  over: { fill: color.dangerSoft, stroke: color.danger, width: 4, text: color.danger, sign: '!' },
  blocked: {
    fill: color.sunken,
    stroke: color.textMuted,
    width: 1.5,
    dash: '2 4',
    text: color.textMuted,
    sign: '⊘',
  },
};

/** The styles of the `.top` of a table on a drawing, by the `data-kind` around it. */
export const tableTopStyle: string = tableStateNames
  .map((name) => {
    const { fill, stroke, width, dash = 'none' } = tableStates[name];
    return `[data-kind='${name}'] .top{fill:${fill};stroke:${stroke};stroke-width:${width};stroke-dasharray:${dash};}`;
  })
  .join('\n');
