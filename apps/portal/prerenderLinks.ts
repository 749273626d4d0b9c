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

/** The files of a page: its style sheets and its code, those of the entry first; for each an address. */
export interface PageFiles {
  css: string[];
  code: string[];
}

/** Gives what a page with this markup needs from the build, the page being the part `source`. */
export function filesOf(build: Build, source: string, html: string): PageFiles {
  const entry = filesFrom(build.manifest, 'index.html');
  const page = filesFrom(build.manifest, source);
  const css = [...entry.css, ...page.css, ...lateSheets(build, source, html)];
  const addresses = (files: string[]) => [...new Set(files)].map((file) => `/${file}`);
  return { css: addresses(css), code: addresses([...entry.code, ...page.code]) };
}
