import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { componentNames, packageFolder } from './entries.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = `${packageFolder}dist/docs/`;

/** Returns the sentence of a component: the comment above its function. */
function describeComponent(name: string): string {
  const source = readFileSync(`${packageFolder}src/components/${name}/${name}.tsx`, 'utf8');
  const before = source.split(new RegExp(`\\nexport (?:function|const) ${name}\\b`))[0] ?? '';
  const comment = before.slice(before.lastIndexOf('/**')).replaceAll(/\/\*\*|\*\/|\n \*/g, ' ');
  const text = comment.replaceAll(/\s+/g, ' ').trim();
  if (!/^[A-Z]/.test(text)) throw new Error(`${name} has no sentence.`);
  return text;
}

function listComponents(): string {
  const lines = componentNames().map((name) => `- \`${name}\`: ${describeComponent(name)}`);
  return `# Components\n\n${lines.join('\n')}\n`;
}

function listChanges(): string {
  const changes = globSync('[!R]*.md', { cwd: `${root}.changeset` })
    .sort()
    .map((name) => readFileSync(`${root}.changeset/${name}`, 'utf8').split('---\n')[2]?.trim());
  const lines = changes.map((text = '') => `- ${text.replaceAll('\n', '\n  ')}`);
  return `# Changes\n\n## Not yet in a numbered version\n\n${lines.join('\n')}\n`;
}

/** Returns a document of the repository without its links, which lead to files outside the package. */
const withoutLinks = (path: string) =>
  readFileSync(root + path, 'utf8').replaceAll(/\[([^\]]+)\]\((?!\w+:)[^)]+\)/g, '$1');

// Writes documents that the readers of the package need.
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}components.md`, listComponents());
writeFileSync(`${folder}changes.md`, listChanges());
writeFileSync(`${folder}accessibility.md`, withoutLinks('docs/accessibility.md'));
