import { create } from 'qrcode';

const quietZoneModules = 4;

/** Builds the SVG path of a QR code in a square of `size` points at `x`, `y`. */
export function buildQrPath(text: string, x: number, y: number, size: number): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = size / (modules.size + 2 * quietZoneModules);
  const squares: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) === 0) continue;
      const left = x + (column + quietZoneModules) * side;
      const top = y + (row + quietZoneModules) * side;
      squares.push(`M${left} ${top}h${side}v${side}h${-side}z`);
    }
  }
  return squares.join('');
}
