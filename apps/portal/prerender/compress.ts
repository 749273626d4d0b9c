import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes a file a second and third time beside itself, as `.br` and `.gz`, so that the service need not. */
export async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  await Promise.all([
    brotli(bytes).then((small) => writeFile(`${file}.br`, small)),
    gz(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
