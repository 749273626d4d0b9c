import { existsSync } from 'node:fs';
import { chromiumPath, debianFolder, testBrowserPath } from './chromium.ts';
import { run } from './run.ts';

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

// Without a network the download fails after some seconds.
const briefly = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];

async function installOfDebian(...packages: string[]): Promise<void> {
  await run('apt-get', ['update', ...briefly]);
  for (const name of packages) {
    await run('apt-get', ['install', '-y', ...briefly, name], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
}

/** Returns whether Debian's package of the headless shell is missing. */
const lacksDebianHeadlessShell = () =>
  isRootOnDebian() && existsSync(debianFolder) && testBrowserPath() === chromiumPath();

/**
 * Ensures that the tests have a browser, on Debian also the faster headless shell: installs missing packages;
 * throws when there is no browser.
 */
export async function ensureBrowser(): Promise<void> {
  if (chromiumPath() === undefined) {
    console.log('Installing a browser for the tests');
    if (isRootOnDebian()) await installOfDebian('chromium', 'chromium-headless-shell');
    else await run('pnpm', ['exec', 'playwright', 'install', 'chromium']);
  } else if (process.env['CHROMIUM_PATH'] === undefined && lacksDebianHeadlessShell()) {
    console.log('Installing a quicker browser for the tests');
    await installOfDebian('chromium-headless-shell');
  }
  if (testBrowserPath() === undefined) {
    throw new Error('No browser: install Chromium, or name one in CHROMIUM_PATH.');
  }
}
