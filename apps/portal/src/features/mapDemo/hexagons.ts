import type { SchematicDistrict } from './districts.ts';

const side = 50;
const width = Math.sqrt(3) * side;
const margin = 4;

/** A point on the sheet, in its own units. */
export interface Point {
  x: number;
  y: number;
}

/** The sheet: eight and a half columns, five rows. */
export const sheet = {
  width: Math.round(8.5 * width + 2 * margin),
  height: Math.round(4 * 1.5 * side + 2 * side + 2 * margin),
};

/** Returns the centre of a district's hexagon; odd rows are shifted half a hexagon to the right. */
export function getCentre({ row, column }: Pick<SchematicDistrict, 'row' | 'column'>): Point {
  const shift = row % 2 === 1 ? 0.5 : 0;
  return { x: margin + (column + 0.5 + shift) * width, y: margin + side * (1 + 1.5 * row) };
}

/** Returns the outline of a district's hexagon as an SVG path, with a small gap to its neighbours. */
export function getHexagonPath(place: Pick<SchematicDistrict, 'row' | 'column'>): string {
  const { x, y } = getCentre(place);
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    const reach = side - 2;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
