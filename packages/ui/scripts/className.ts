import { basename, dirname } from 'node:path';

const isUpperCase = (name: string) => /^[A-Z]/.test(name);

/** Returns the component of a file of styles: its own name, or that of the folder if the file is named after a part. */
function getComponent(path: string): string {
  const file = basename(path, '.css.ts');
  if (isUpperCase(file)) return file;
  const folder = basename(dirname(path));
  return isUpperCase(folder) ? folder : getComponent(`${dirname(path)}.css.ts`);
}

/**
 * Returns the public name of a style of the kit: `tl-Button` for the style `root` of a component, `tl-Button-meta` for a
 * part, `tl-field-control` for a style that components share.
 */
export function getClassName(path: string, style = ''): string {
  const part = style.replaceAll('_', '-');
  if (path.startsWith('components/')) {
    return part === 'root' ? `tl-${getComponent(path)}` : `tl-${getComponent(path)}-${part}`;
  }
  const file = basename(path, '.css.ts');
  return part.startsWith(file) ? `tl-${part}` : `tl-${file}-${part}`;
}
