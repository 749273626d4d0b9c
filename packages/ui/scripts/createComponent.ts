import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sections of Storybook that a component can be in. */
export const sections = ['Actions', 'Content', 'Feedback', 'Fields', 'Structure'] as const;

/** What is created, and where. */
export interface ComponentOptions {
  /** Name of the component, for example `Stat`. */
  name: string;
  /** One of `sections`. */
  section: string;
  /** The folder of the workspace. */
  workspace: string;
}

const templates = join(import.meta.dirname, 'componentTemplate');
const maxLineLength = 100;

function validate({ name, section, workspace }: ComponentOptions): void {
  if (!/^([A-Z][a-z0-9]+)+$/.test(name)) {
    throw new Error(`The name "${name}" is not in PascalCase, for example StatTile.`);
  }
  if (!sections.some((each) => each === section)) {
    throw new Error(`The section "${section}" is not one of ${sections.join(', ')}.`);
  }
  if (existsSync(join(workspace, 'packages/ui/src/components', name))) {
    throw new Error(`The component ${name} exists already.`);
  }
}

function renderTemplate(text: string, { name, section }: ComponentOptions): string {
  return text.replaceAll(/(?<![a-z])Name/g, name).replaceAll("'Section/", `'${section}/`);
}

function renderExport(name: string): string {
  const path = `./components/${name}/${name}.tsx`;
  const line = `export { ${name}, type ${name}Props } from '${path}';\n`;
  if (line.length <= maxLineLength + 1) return line;
  return `export {\n  ${name},\n  type ${name}Props,\n} from '${path}';\n`;
}

/** Returns the text of the index with an export of the component, before the next one in the alphabet. */
export function addExport(index: string, name: string): string {
  const exports = [...index.matchAll(/^export \{\s*(\w+)[^;]*components\/\1\/[^;]*;\n/gm)];
  const next = exports.find(([, other = '']) => other > name);
  const last = exports.at(-1);
  const end = last === undefined ? index.length : last.index + last[0].length;
  const position = next?.index ?? end;
  return index.slice(0, position) + renderExport(name) + index.slice(position);
}

/** Creates the folder of a component, its export and its changeset; returns the paths of the files it wrote. */
export function createComponent(options: ComponentOptions): string[] {
  validate(options);
  const { name, workspace } = options;
  const folder = join('packages/ui/src/components', name);
  const index = 'packages/ui/src/index.ts';
  const files = readdirSync(templates).map((template) => ({
    path: join(folder, renderTemplate(template.replace(/\.txt$/, ''), options)),
    text: renderTemplate(readFileSync(join(templates, template), 'utf8'), options),
  }));
  files.push(
    { path: index, text: addExport(readFileSync(join(workspace, index), 'utf8'), name) },
    {
      path: `.changeset/add-${name.toLowerCase()}.md`,
      text: `---\n'@temple-land/ui': minor\n---\n\nAdd ${name}.\n`,
    },
  );
  mkdirSync(join(workspace, folder));
  for (const { path, text } of files) writeFileSync(join(workspace, path), text);
  return files.map(({ path }) => path);
}
