/** A part of a treemap with its size. */
export interface TreemapItem {
  id: string;
  size: number;
}

/** The rectangle of a part, in the units of the box. */
export interface TreemapCell {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the largest ratio of sides among parts that fill a strip along a side. */
function getWorstRatio(areas: readonly number[], side: number): number {
  const total = areas.reduce((sum, area) => sum + area, 0);
  return Math.max(
    ...areas.map((area) => {
      const ratio = (side * side * area) / (total * total);
      return Math.max(ratio, 1 / ratio);
    }),
  );
}

function layOutStrip(
  items: readonly { id: string; area: number }[],
  box: Box,
): [TreemapCell[], Box] {
  const total = items.reduce((sum, { area }) => sum + area, 0);
  const isUpright = box.width >= box.height;
  const thickness = total / (isUpright ? box.height : box.width);
  let offset = 0;
  const cells = items.map(({ id, area }) => {
    const length = area / thickness;
    const cell = isUpright
      ? { id, x: box.x, y: box.y + offset, width: thickness, height: length }
      : { id, x: box.x + offset, y: box.y, width: length, height: thickness };
    offset += length;
    return cell;
  });
  const rest = isUpright
    ? { ...box, x: box.x + thickness, width: box.width - thickness }
    : { ...box, y: box.y + thickness, height: box.height - thickness };
  return [cells, rest];
}

/** Returns rectangles that fill a box in proportion to the sizes of parts, as square as possible (Bruls et al., 2000). */
export function layOutTreemap(
  items: readonly TreemapItem[],
  width: number,
  height: number,
): TreemapCell[] {
  const sorted = items.filter(({ size }) => size > 0).toSorted((a, b) => b.size - a.size);
  const total = sorted.reduce((sum, { size }) => sum + size, 0);
  let rest = sorted.map(({ id, size }) => ({ id, area: (size / total) * width * height }));
  let box: Box = { x: 0, y: 0, width, height };
  const cells: TreemapCell[] = [];
  while (rest.length > 0) {
    const side = Math.min(box.width, box.height);
    let count = 1;
    const ratioOf = (length: number) =>
      getWorstRatio(
        rest.slice(0, length).map(({ area }) => area),
        side,
      );
    while (count < rest.length && ratioOf(count + 1) <= ratioOf(count)) count += 1;
    const [strip, left] = layOutStrip(rest.slice(0, count), box);
    cells.push(...strip);
    rest = rest.slice(count);
    box = left;
  }
  return cells;
}
