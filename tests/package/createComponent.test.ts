import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addExport, createComponent } from '../../packages/ui/scripts/createComponent.ts';
import { listMissingFiles } from '../architecture/component.ts';

const index = [
  "export { Alert, type AlertProps } from './components/Alert/Alert.tsx';",
  'export {',
  '  Switch,',
  '  type SwitchProps,',
  "} from './components/Switch/Switch.tsx';",
  "export { vars } from './theme/contract.css.ts';",
  '',
].join('\n');

describe('the generator of a component', () => {
  let workspace = '';
  const read = (path: string) => readFileSync(join(workspace, path), 'utf8');
  const create = (name: string, section = 'Content') =>
    createComponent({ name, section, workspace });

  beforeEach(() => {
    workspace = mkdtempSync(join(tmpdir(), 'component-'));
    mkdirSync(join(workspace, 'packages/ui/src/components'), { recursive: true });
    mkdirSync(join(workspace, '.changeset'));
    writeFileSync(join(workspace, 'packages/ui/src/index.ts'), index);
  });
  afterEach(() => rmSync(workspace, { recursive: true }));

  it('writes at most eight files: the folder of the component, its export and its changeset', () => {
    const files = create('Stat');
    expect(files.length).toBeLessThanOrEqual(8);
    expect(listMissingFiles(join(workspace, 'packages/ui/src/components'), 'Stat')).toEqual([]);
    expect(read('.changeset/add-stat.md')).toContain('Add Stat.');
  });

  it('names the component and its section, and leaves className as it is', () => {
    create('Stat', 'Fields');
    const folder = 'packages/ui/src/components/Stat';
    expect(read(`${folder}/Stat.stories.tsx`)).toContain("title: 'Fields/Stat'");
    expect(read(`${folder}/Stat.tsx`)).toContain('className: styles.root');
    expect(read(`${folder}/Stat.tsx`)).toContain('export function Stat({ label, ...rest }');
  });

  it('exports the component in the order of the alphabet', () => {
    create('Stat');
    const names = [...read('packages/ui/src/index.ts').matchAll(/components\/(\w+)\//g)];
    expect(names.map(([, name]) => name)).toEqual(['Alert', 'Stat', 'Switch']);
  });

  it('exports a last component before what is no component', () => {
    const lines = addExport(index, 'Wizard').split('\n');
    expect(lines.at(-3)).toContain('components/Wizard/Wizard.tsx');
  });

  it('refuses a name, a section or a component that cannot be created', () => {
    create('Stat');
    expect(() => create('Stat')).toThrow('exists already');
    expect(() => create('stat')).toThrow('PascalCase');
    expect(() => create('Other', 'Elsewhere')).toThrow('not one of Actions, Content');
  });
});
