import type { IconNode } from 'lucide';

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const relativeStart = new RegExp(String.raw`^m\s*(${number})[\s,]*(${number})[\s,]*`);

// At the start of a path `m` is absolute; after another path it would be relative.
const toAbsoluteStart = (path: string) =>
  path.replace(relativeStart, (start, x: string, y: string) =>
    start.length === path.length ? `M${x} ${y}` : `M${x} ${y}l`,
  );

const isPlainPath = ([shape, attributes]: IconNode[number]) =>
  shape === 'path' && Object.keys(attributes).every((name) => name === 'd' || name === 'key');

/** Returns the same icon with its plain paths merged into one, so that a long list of icons has fewer elements. */
export function mergePaths(shapes: IconNode): IconNode {
  const paths = shapes.filter(isPlainPath).map(([, { d }]) => toAbsoluteStart(String(d)));
  const others = shapes.filter((shape) => !isPlainPath(shape));
  return paths.length < 2 ? shapes : [['path', { d: paths.join('') }], ...others];
}
