/** The parts of a drawing that are safe to draw again. */
export interface Drawing {
  viewBox: string;
  /** Paths that are strokes. */
  lines: string[];
  /** Paths that are filled. */
  shapes: string[];
}

const pathData = /^[MLHVCSQTAZmlhvcsqtaz\d\s.,+-]+$/;
const fallbackBox = '0 0 176 48';

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

/** Reads the paths of an SVG text and nothing else of it: no script, style or link can pass. */
export function readDrawing(svg: string): Drawing {
  const box = attribute(svg.slice(0, svg.indexOf('>')), 'viewBox').replaceAll(',', ' ');
  const tags = (svg.match(/<path[^>]*>/g) ?? []).filter((tag) =>
    pathData.test(attribute(tag, 'd')),
  );
  const isLine = (tag: string) => attribute(tag, 'fill') === 'none';
  const dataOf = (tag: string) => attribute(tag, 'd');
  return {
    viewBox: /^[\d\s.-]+$/.test(box) ? box : fallbackBox,
    lines: tags.filter(isLine).map(dataOf),
    shapes: tags.filter((tag) => !isLine(tag)).map(dataOf),
  };
}
