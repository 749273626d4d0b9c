import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(m?js|css|html|json|svg|wasm)$/;
/** A build in a container may have 1,024 open files, and each file here has three. */
const filesAtOnce = 50;

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  await Promise.all([
    brotli(bytes).then((compressed) => writeFile(`${file}.br`, compressed)),
    gz(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/** Writes a `.br` and a `.gz` file beside each text file of the build, so that the service need not compress them. */
export function precompressed(): Plugin {
  let folder = 'dist';
  return {
    name: 'precompressed',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const names = await readdir(folder, { recursive: true });
      const files = names.filter((name) => compressible.test(name));
      for (let first = 0; first < files.length; first += filesAtOnce) {
        const some = files.slice(first, first + filesAtOnce);
        await Promise.all(some.map((name) => compress(join(folder, name))));
      }
    },
  };
}
