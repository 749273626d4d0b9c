import { globSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listMissingFiles, listTexts } from './component.ts';

const folder = 'packages/ui/src/components';
const components = readdirSync(folder);
const componentsWithoutText = new Set(['Icon', 'ThemeRoot']);
const source = (name: string) => readFileSync(`${folder}/${name}/${name}.tsx`, 'utf8');

describe.each(components)('%s', (name) => {
  it('has its five files', () => {
    expect(listMissingFiles(folder, name)).toEqual([]);
  });

  it('is exported by the index', () => {
    expect(readFileSync('packages/ui/src/index.ts', 'utf8')).toContain(
      `components/${name}/${name}.tsx`,
    );
  });

  it('shows the default state first', () => {
    const stories = readFileSync(`${folder}/${name}/${name}.stories.tsx`, 'utf8');
    expect(/export const (\w+): Story/.exec(stories)?.[1]).toBe('Default');
  });

  it('shows itself in Odia and in Hindi', () => {
    if (componentsWithoutText.has(name)) return;
    const stories = readFileSync(`${folder}/${name}/${name}.stories.tsx`, 'utf8');
    expect(stories).toMatch(/export const Odia: Story/);
    expect(stories).toMatch(/export const Hindi: Story/);
  });

  it('has no literal text', () => {
    const files = globSync(`${folder}/${name}/**/*.tsx`).filter(
      (file) => !/stories|test|sample/.test(file),
    );
    expect(files.flatMap((file) => listTexts(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('has no literal colour', () => {
    const styles = readFileSync(`${folder}/${name}/${name}.css.ts`, 'utf8');
    expect(styles).not.toMatch(/#[0-9a-fA-F]{3,8}\b|rgba?\(/);
    expect(source(name)).not.toMatch(/#[0-9a-fA-F]{6}\b/);
  });
});
