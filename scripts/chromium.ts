import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Flags for a headless browser in a closed network, also as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Gives the browser's path: `CHROMIUM_PATH`, else Playwright's own, else the system's;
 * undefined when there is none.
 */
export function chromiumPath(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemBrowsers];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}
