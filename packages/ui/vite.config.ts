import { defineConfig } from 'vite';
import { entries, packageFolder } from './scripts/entries.ts';
import { kitStyles } from './scripts/kitStyles.ts';

// No module imports these variables; style sheets of applications use them.
const measureVariables = `${packageFolder}src/theme/measureVariables.css.ts`;

// The command of the package; it runs in Node and no page loads it.
const themeTool = { 'themeTool/command': `${packageFolder}src/themeTool/command.ts` };

/** The kit for others: a module for each source file, one stylesheet, nothing of the style compiler. */
export default defineConfig({
  root: packageFolder,
  plugins: [kitStyles()],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    target: 'es2022',
    minify: false,
    cssCodeSplit: false,
    lib: {
      entry: { ...entries(), ...themeTool, measureVariables },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      checks: { pluginTimings: false, moduleLevelDirective: false },
      external: /^(@(?!vanilla-extract)|[a-z])/,
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
