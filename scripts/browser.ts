import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium.ts';
import { run } from './run.ts';

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Makes sure that the tests have a browser: installs one when none is found; throws when it cannot. */
export async function ensureBrowser(): Promise<void> {
  if (chromiumPath() !== undefined) return;
  console.log('Installing a browser for the tests');
  if (isRootOnDebian()) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  } else {
    await run('pnpm', ['exec', 'playwright', 'install', 'chromium']);
  }
  if (chromiumPath() === undefined) {
    throw new Error('No browser: install Chromium, or name one in CHROMIUM_PATH.');
  }
}
