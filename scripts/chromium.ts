import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where Debian's packages of Chromium put their programs. */
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
 * Gives the path of the browser as people have it: `CHROMIUM_PATH`, else Playwright's own, else the
 * system's; undefined when there is none.
 */
export const chromiumPath = (): string | undefined =>
  firstOf(asked(), chromium.executablePath(), ...systemBrowsers);

/**
 * Gives the path of the browser that tests: `CHROMIUM_PATH`, else the same engine without a window, which
 * shows a page with a third less work, else the whole browser; undefined when there is none.
 */
export const testBrowserPath = (): string | undefined =>
  firstOf(asked(), headlessShell) ?? chromiumPath();
