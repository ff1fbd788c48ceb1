import qrcode from 'qrcode-generator';
import { qrCodeFile, qrCodeOf } from './qr-code';

const address = 'https://book.example/reservations/G_4fF77riN8NxYjrVDgpQb';

/** The drawing's dark squares as `column,row`, parsed from its path. */
function darkSquares(path: string): Set<string> {
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step += 1) dark.add(`${Number(x) + step},${y}`);
  }
  return dark;
}

describe('the QR code of an address', () => {
  it('draws every dark module, and nothing in the quiet zone of four', () => {
    const { size, path } = qrCodeOf(address);
    const code = qrcode(0, 'M');
    code.addData(address);
    code.make();
    const expected = new Set<string>();
    for (let row = 0; row < size - 8; row += 1) {
      for (let column = 0; column < size - 8; column += 1) {
        if (code.isDark(row, column)) expected.add(`${column + 4},${row + 4}`);
      }
    }
    expect(darkSquares(path)).toEqual(expected);
  });

  it('has the three finder patterns', () => {
    const { size, path } = qrCodeOf(address);
    const dark = darkSquares(path);
    const corners = [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const;
    for (const [x, y] of corners) {
      // Ring, gap and core, along the diagonal of each pattern.
      const diagonal = Array.from({ length: 7 }, (_, step) => dark.has(`${x + step},${y + step}`));
      expect(diagonal).toEqual([true, false, true, true, true, false, true]);
    }
  });

  it('is a standalone image as a file, black on white', () => {
    const file = new DOMParser().parseFromString(qrCodeFile(qrCodeOf(address)), 'image/svg+xml');
    expect(file.querySelector('parsererror')).toBeNull();
    expect(file.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(file.querySelector('path')?.getAttribute('fill')).toBe('#fff');
  });
});
