/** The parts of an SVG drawing that are safe to render. */
export interface Drawing {
  viewBox: string;
  /** Paths that are strokes. */
  lines: string[];
  /** Paths that are filled. */
  shapes: string[];
}

const pathData = /^[MLHVCSQTAZmlhvcsqtaz\d\s.,+-]+$/;
const fallbackBox = '0 0 176 48';

function getAttribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

/** Parses the paths of an SVG text and nothing else, so that no script, style or link is rendered. */
export function parseDrawing(svg: string): Drawing {
  const box = getAttribute(svg.slice(0, svg.indexOf('>')), 'viewBox').replaceAll(',', ' ');
  const tags = (svg.match(/<path[^>]*>/g) ?? []).filter((tag) =>
    pathData.test(getAttribute(tag, 'd')),
  );
  const isLine = (tag: string) => getAttribute(tag, 'fill') === 'none';
  const dataOf = (tag: string) => getAttribute(tag, 'd');
  return {
    viewBox: /^[\d\s.-]+$/.test(box) ? box : fallbackBox,
    lines: tags.filter(isLine).map(dataOf),
    shapes: tags.filter((tag) => !isLine(tag)).map(dataOf),
  };
}
