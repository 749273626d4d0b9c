import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  acceptedFolder,
  buildName,
  passingFolder,
  pictureFolder,
} from '../tests/pictures/build.ts';
import { ensureBrowser } from './browser.ts';
import { run } from './run.ts';

// Compares the chosen stories with their accepted pictures: node scripts/storyPictures.ts
//   --accept       accepts the current pictures
//   --all          every story, against pictures of this machine that are not committed
//   -t, --only     stories whose path matches, for example `Actions/Button`
//   --report       the file of the runner's report
const { values: options } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    only: { type: 'string', short: 't' },
    report: { type: 'string' },
  },
});

const picture = (folder: string, ...more: string[]) =>
  run('vitest', ['run', '--project', 'pictures', ...named(), ...more], {
    PICTURE_FOLDER: folder,
    ...(options.all ? { VITE_PICTURES: 'all' } : {}),
  });

const named = () => (options.only === undefined ? [] : ['-t', options.only]);
const reported = () =>
  options.report === undefined
    ? []
    : ['--reporter=default', '--reporter=json', `--outputFile.json=${options.report}`];

/** Compresses the pictures of a folder without loss. */
async function pack(folder: string): Promise<void> {
  for (const name of globSync(`${folder}/**/*.png`)) {
    const packed = await sharp(name).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
    if (packed.length < readFileSync(name).length) writeFileSync(name, packed);
  }
}

async function accept(folder: string): Promise<number> {
  if (options.only === undefined) rmSync(folder, { recursive: true, force: true });
  const code = await picture(folder, '--update=all');
  await pack(folder);
  return code;
}

async function compare(folder: string): Promise<number> {
  const code = await picture(folder, '--update=none', ...reported());
  if (code !== 0) {
    console.log(
      'What differs is in .cache/pictures/changed. When it is meant: pnpm pictures --accept',
    );
  }
  return code;
}

/** Without accepted pictures of this build: takes them once, so that only the fonts of each character are checked. */
function takeOnce(build: string): Promise<number> {
  console.log(`There are no accepted pictures of ${build}, so nothing is compared.`);
  const folder = passingFolder(build);
  rmSync(folder, { recursive: true, force: true });
  return picture(folder, '--update=all', ...reported());
}

await ensureBrowser();
rmSync('.cache/pictures/changed', { recursive: true, force: true });
const build = buildName();
const folder = pictureFolder();
const own = options.all ? `${passingFolder(build)}-all` : acceptedFolder(build);
if (options.accept) process.exitCode = await accept(own);
else if (options.all) process.exitCode = await compare(own);
else if (folder === acceptedFolder(build)) process.exitCode = await compare(folder);
else process.exitCode = await takeOnce(build);
