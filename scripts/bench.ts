import { parseArgs } from 'node:util';
import { compareKits } from './bench/kit.ts';
import { measureKills } from './bench/kills.ts';
import { measureCalls, measureRoutes, withPortal } from './bench/portal.ts';
import { ensureBrowser } from './browser.ts';

// npm run bench measures everything; npm run bench -- kit --rounds 15 one part, in more rounds;
// npm run bench -- kills --kills 20 fewer kills.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '9' },
    kills: { type: 'string', default: '100' },
  },
});
const rounds = Number(values.rounds);
const kills = Number(values.kills);

/** What can be measured, by name. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  routes: () => withPortal(measureRoutes),
  service: () => withPortal(measureCalls),
  kit: () => compareKits(rounds),
  kills: () => measureKills(kills),
};

const isCount = (count: number) => Number.isInteger(count) && count > 0;

const known = Object.keys(parts);
const wanted = positionals.length === 0 ? known : positionals;
const unknown = wanted.filter((part) => !known.includes(part));
if (unknown.length > 0 || !isCount(rounds) || !isCount(kills)) {
  console.error(`npm run bench -- [${known.join('] [')}] [--rounds 9] [--kills 100]`);
  process.exit(1);
}
await ensureBrowser();
for (const part of wanted) await parts[part]?.();
