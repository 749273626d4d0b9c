import { parseArgs } from 'node:util';
import { compareKits } from './bench/kit.ts';
import { measureCalls, measureRoutes, withPortal } from './bench/portal.ts';
import { ensureBrowser } from './browser.ts';

// npm run bench measures everything; npm run bench -- kit --rounds 15 one part, in more rounds.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '9' } },
});
const rounds = Number(values.rounds);

/** What can be measured, by name. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  routes: () => withPortal(measureRoutes),
  service: () => withPortal(measureCalls),
  kit: () => compareKits(rounds),
};

const known = Object.keys(parts);
const wanted = positionals.length === 0 ? known : positionals;
const unknown = wanted.filter((part) => !known.includes(part));
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  console.error(`npm run bench -- [${known.join('] [')}] [--rounds 9]`);
  process.exit(1);
}
await ensureBrowser();
for (const part of wanted) await parts[part]?.();
