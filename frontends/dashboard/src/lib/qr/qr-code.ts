import qrcode from 'qrcode-generator';

/** A QR code as a drawing: a square of `size` units, and its dark modules as one path. */
export interface QrCode {
  size: number;
  path: string;
}

/** Light modules around the code; readers need four. */
const quietZone = 4;

/** Draws an address as a QR code. Level M is readable with a seventh of it worn off, as may happen on a door. */
export function qrCodeOf(address: string): QrCode {
  // 0: the smallest version with enough capacity.
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const modules = code.getModuleCount();
  let path = '';
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1) {
      if (!code.isDark(row, column)) continue;
      // Adjacent dark modules are one bar: seams between them would show in print.
      const from = column;
      while (column + 1 < modules && code.isDark(row, column + 1)) column += 1;
      const width = column - from + 1;
      path += `M${from + quietZone} ${row + quietZone}h${width}v1h-${width}z`;
    }
  }
  return { size: modules + 2 * quietZone, path };
}

/** The same as a standalone file. Black on white regardless of the page's colors, because readers expect it. */
export const qrCodeFile = ({ size, path }: QrCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 16}" height="${size * 16}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
