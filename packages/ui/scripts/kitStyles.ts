import { resolve } from 'node:path';
import { transform } from '@vanilla-extract/integration';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { getClassName } from './className.ts';
import { packageFolder } from './entries.ts';

const sources = `${packageFolder}src/`;
const layerOrder = `${sources}styles/layers.css`;

// The layer of a style is that of its file. Pages of review are written like those of an application, in no layer.
const layers: readonly (readonly [path: RegExp, layer: string])[] = [
  [/^theme\/[^/]+$/, 'tl.tokens'],
  [/^styles\/reset\./, 'tl.reset'],
  [/^styles\/base\./, 'tl.base'],
  [/^(theme|styles|components)\//, 'tl.components'],
];

interface KitFile {
  path: string;
  layer: string;
}

/** Returns the path of a file of styles below the sources of the kit with its cascade layer; undefined for others. */
function findKitFile(id: string, ending: string): KitFile | undefined {
  const [file = ''] = id.split('?');
  if (!file.startsWith(sources) || !file.endsWith(ending)) return undefined;
  const path = file.slice(sources.length);
  const layer = layers.find(([pattern]) => pattern.test(path))?.[1];
  return layer === undefined ? undefined : { path, layer };
}

// The compiler passes the names of styles to a function of identifiers only if they are in the code.
const namesOfStyles: Plugin = {
  name: 'kit-names-of-styles',
  enforce: 'pre',
  async transform(source, id) {
    if (!id.endsWith('.css.ts')) return null;
    const options = { rootPath: packageFolder, packageName: '@temple-land/ui' };
    const code = await transform({ source, filePath: id, identOption: 'debug', ...options });
    return { code, map: null };
  },
};

const cascadeLayers: Plugin = {
  name: 'kit-cascade-layers',
  enforce: 'pre',
  transform(code, id) {
    const file = findKitFile(id, '.vanilla.css');
    return file && { code: `@layer ${file.layer} {\n${code}\n}`, map: null };
  },
};

const orderOfLayers: Plugin = {
  name: 'kit-order-of-layers',
  transform(code, id) {
    const isKitFile = findKitFile(id, '.css.ts') !== undefined;
    return isKitFile ? { code: `import '${layerOrder}';\n${code}`, map: null } : null;
  },
};

interface Style {
  filePath: string;
  debugId?: string | undefined;
  hash: string;
}

/** Names the styles; two of the kit with one name are an error of the build. */
function nameStyles() {
  const hashes = new Map<string, string>();
  let config = { root: packageFolder, command: 'build' };
  const readConfig: Plugin = {
    name: 'kit-read-config',
    configResolved: ({ root, command }) => {
      config = { root, command };
    },
  };
  const getName = ({ filePath, debugId, hash }: Style) => {
    const file = findKitFile(resolve(config.root, filePath), '.css.ts');
    if (!file) return config.command === 'build' ? `_${hash}` : `_${debugId}_${hash}`;
    const name = getClassName(file.path, debugId);
    if (config.command === 'build' && (hashes.get(name) ?? hash) !== hash) {
      throw new Error(`Two styles have the name ${name}, one of them in ${file.path}.`);
    }
    hashes.set(name, hash);
    return name;
  };
  return { readConfig, getName };
}

// The compiler takes plugins of the configuration file alone, which Storybook and projects of tests do not have.
function compileWith(plugin: Plugin, compilerPlugin: Plugin): Plugin {
  const { configResolved } = plugin;
  if (typeof configResolved !== 'function') return plugin;
  return {
    ...plugin,
    configResolved(config) {
      const inlineConfig = { ...config.inlineConfig, plugins: [compilerPlugin] };
      return configResolved.call(this, { ...config, configFile: undefined, inlineConfig });
    },
  };
}

/** The style compiler for the kit and for applications that read its sources. */
export function kitStyles(): Plugin[] {
  const { readConfig, getName } = nameStyles();
  const compiler = vanillaExtractPlugin({
    identifiers: getName,
    unstable_pluginFilter: ({ name }) => name === namesOfStyles.name,
  });
  return [
    readConfig,
    cascadeLayers,
    ...compiler.map((plugin) => compileWith(plugin, namesOfStyles)),
    orderOfLayers,
  ];
}
