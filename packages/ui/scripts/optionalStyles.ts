import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { packageFolder } from './entries.ts';
import { kitStyles } from './kitStyles.ts';

// Writes reset.css and base.css, which an application may leave out.
for (const name of ['reset', 'base']) {
  const result = await build({
    configFile: false,
    root: packageFolder,
    logLevel: 'warn',
    plugins: [kitStyles()],
    build: {
      write: false,
      minify: false,
      lib: {
        entry: `${packageFolder}src/styles/${name}.css.ts`,
        formats: ['es'],
        cssFileName: name,
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : []).flatMap(({ output }) => output);
  const sheet = outputs.find(({ fileName }) => fileName === `${name}.css`);
  if (sheet?.type !== 'asset') throw new Error(`The build of ${name}.css has no style sheet.`);
  writeFileSync(`${packageFolder}dist/${name}.css`, sheet.source);
}
