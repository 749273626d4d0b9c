import { create } from 'qrcode';

const quietModules = 4;

/** Gives the dark squares of a QR code as a path in a square of `size` points at `x`, `y`. */
export function qrPath(text: string, x: number, y: number, size: number): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = size / (modules.size + 2 * quietModules);
  const squares: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) === 0) continue;
      const left = x + (column + quietModules) * side;
      const top = y + (row + quietModules) * side;
      squares.push(`M${left} ${top}h${side}v${side}h${-side}z`);
    }
  }
  return squares.join('');
}
