import { createComponent, sections } from './createComponent.ts';

// Creates a component: pnpm component <Name> [section]
const [name, section = 'Content'] = process.argv.slice(2);
if (name === undefined) {
  throw new Error(`Usage: pnpm component <Name> [${sections.join(' | ')}]`);
}
const workspace = `${import.meta.dirname}/../../..`;
process.stdout.write(`${createComponent({ name, section, workspace }).join('\n')}\n`);
