/** What the build says of its parts: the file of each, its style sheets, what it imports at once and late. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

/** The parts of a build, and its style sheets by file. */
export interface Build {
  manifest: Manifest;
  css: ReadonlyMap<string, string>;
}

/** The page before it is filled, and the markup that fills it. */
export interface Markup {
  template: string;
  html: string;
}

/** Gives the files of a part and of all that it imports at once. */
function filesFrom(manifest: Manifest, source: string): { css: string[]; code: string[] } {
  const [css, code, seen] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const visit = (key: string) => {
    const part = manifest[key];
    if (part === undefined || seen.has(key)) return;
    seen.add(key);
    code.add(part.file);
    part.css?.forEach((file) => css.add(file));
    part.imports?.forEach(visit);
  };
  visit(source);
  return { css: [...css], code: [...code] };
}

function classesIn(html: string): Set<string> {
  const found = html.matchAll(/ class="([^"]*)"/g);
  return new Set([...found].flatMap(([, names = '']) => names.split(' ')));
}

const isWorn = (sheet: string, classes: ReadonlySet<string>) =>
  [...sheet.matchAll(/\.([A-Za-z_][\w-]*)/g)].some(([, name = '']) => classes.has(name));

/** Gives the style sheets of parts whose code comes later but whose markup stands there from the start. */
function lateSheets({ manifest, css }: Build, source: string, html: string): string[] {
  const classes = classesIn(html);
  const late = manifest[source]?.dynamicImports ?? [];
  return late
    .flatMap((part) => filesFrom(manifest, part).css)
    .filter((file) => isWorn(css.get(file) ?? '', classes));
}

/** Gives the links of the head to what a page needs beside the entry: its style sheets and its code. */
export function linksOf(build: Build, source: string, { template, html }: Markup): string {
  const { css, code } = filesFrom(build.manifest, source);
  const sheets = new Set([...css, ...lateSheets(build, source, html)]);
  const links = [
    ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return links.filter((link) => !template.includes(link.split(' href=')[1] ?? '')).join('\n    ');
}
