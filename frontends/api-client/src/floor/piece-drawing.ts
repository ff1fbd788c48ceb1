import type { Piece } from './layout';

/** The height below which a piece has no room for its label, which is then drawn above it. */
const tall = 26;

/** How a piece of the background is drawn about its center, in plan units. */
interface PieceDrawing {
  readonly transform: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly corner: number;
  /** The path of a door's leaf; undefined for other pieces. */
  readonly leaf: string | undefined;
  readonly label: {
    readonly x: number;
    readonly y: number;
    /** Whether the label starts at the corner instead of being centered. */
    readonly isInCorner: boolean;
    /** The transform that keeps the label from being upside down. */
    readonly transform: string | undefined;
  };
}

/** The drawing of a piece. An area's name is in its corner, where no table covers it. */
export function drawingOf({ kind, x, y, width, height, rotation }: Piece): PieceDrawing {
  const [right, low] = [width / 2, height / 2];
  const isArea = kind === 'area';
  return {
    transform: `translate(${x} ${y}) rotate(${rotation})`,
    box: { x: -right, y: -low, width, height },
    corner: kind === 'wall' ? 1 : 6,
    leaf: kind === 'door' ? `M${-right} ${low}A${width} ${width} 0 0 0 ${right} ${width}` : undefined,
    label: {
      x: isArea ? -right + 14 : 0,
      y: isArea ? -low + 22 : height < tall ? -low - 11 : 0,
      isInCorner: isArea,
      transform: rotation > 90 && rotation < 270 && !isArea ? 'rotate(180)' : undefined,
    },
  };
}
