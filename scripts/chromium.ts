import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The folder of the programs in Debian's Chromium packages. */
export const debianFolder = '/usr/lib/chromium';

const headlessShell = `${debianFolder}/chromium-headless-shell`;
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

const firstOf = (...paths: (string | undefined)[]) =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path));

const asked = () => process.env['CHROMIUM_PATH'];

/**
 * Returns the path of the full browser: `CHROMIUM_PATH`, else Playwright's own, else the
 * system's; undefined when there is none.
 */
export const chromiumPath = (): string | undefined =>
  firstOf(asked(), chromium.executablePath(), ...systemBrowsers);

/**
 * Returns the path of the browser for tests: `CHROMIUM_PATH`, else the headless shell of the same engine, which
 * needs a third less work per page, else the full browser; undefined when there is none.
 */
export const testBrowserPath = (): string | undefined =>
  firstOf(asked(), headlessShell) ?? chromiumPath();
