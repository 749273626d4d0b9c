import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { testBrowserPath } from '../../scripts/chromium.ts';

/** Gives the browser's major version, `unknown` when it does not tell. */
function majorVersion(): string {
  const path = testBrowserPath();
  if (path === undefined) return 'unknown';
  const told = execFileSync(path, ['--no-sandbox', '--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /(\d+)\.\d+\.\d+/.exec(told)?.[1] ?? 'unknown';
}

/** Gives the name of the build that draws, for example `linux-x64-chromium-156`. */
export const buildName = (): string =>
  `${process.platform}-${process.arch}-chromium-${majorVersion()}`;

/** Gives the folder of the repository that holds the accepted pictures of a build. */
export const acceptedFolder = (build: string): string => `tests/pictures/accepted/${build}`;

/** Gives the folder for pictures of a build that are not kept. */
export const passingFolder = (build: string): string => `.cache/pictures/${build}`;

/** Gives the folder to compare with: the one that was asked for, else the accepted, else the passing. */
export function pictureFolder(): string {
  const asked = process.env['PICTURE_FOLDER'];
  if (asked !== undefined) return asked;
  const build = buildName();
  return existsSync(acceptedFolder(build)) ? acceptedFolder(build) : passingFolder(build);
}
