import { chromium, type Browser } from 'playwright';
import { chromiumFlags, chromiumPath } from '../chromium.ts';

/** Starts the browser for all measurements. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    args: chromiumFlags,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}
