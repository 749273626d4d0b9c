import { parseArgs } from 'node:util';
import { measureImport } from './bench/import.ts';
import { compareKits } from './bench/kit.ts';
import { measureKills } from './bench/kills.ts';
import { landEngines, measureLand } from './bench/land.ts';
import { measureBesidePostgis } from './bench/land/postgis.ts';
import { measureLogins } from './bench/logins.ts';
import { measureOfficerDay } from './bench/officerDay.ts';
import { measureLanding, measureLighthouse, measureRoutes, withPortal } from './bench/portal.ts';
import { measureMap } from './bench/portal/map.ts';
import { measureMapFrames } from './bench/portal/mapFrames.ts';
import { measureService } from './bench/service.ts';
import { measureUploads } from './bench/uploads.ts';
import { ensureBrowser } from './browser.ts';

// npm run bench measures everything; npm run bench -- kit --rounds 15 measures one part, in more rounds;
// npm run bench -- kills --kills 20 fewer kills; npm run bench -- land --plots 300000 less land;
// npm run bench -- land --engine embedded one engine, or postgres;
// npm run bench -- service --soak 60 a shorter soak; npm run bench -- land --postgis the tile alone,
// beside PostGIS, with PG_BIN=/usr/lib/postgresql/15/bin or wherever the extension is.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '9' },
    kills: { type: 'string', default: '100' },
    plots: { type: 'string', default: '1000000' },
    soak: { type: 'string', default: '240' },
    engine: { type: 'string', default: '' },
    postgis: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const kills = Number(values.kills);
const plots = Number(values.plots);
const soak = Number(values.soak);
const engines = landEngines.filter((name) => values.engine === '' || values.engine === name);

/** The parts that can be measured, by name. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  portal: () => withPortal((base) => measureLanding(base, rounds)),
  lighthouse: () => withPortal(measureLighthouse),
  map: () => withPortal((base) => measureMap(base, rounds)),
  mapFrames: () => withPortal((base) => measureMapFrames(base, rounds)),
  routes: () => withPortal(measureRoutes),
  officerDay: () => withPortal(measureOfficerDay),
  service: () => measureService(rounds, soak),
  logins: measureLogins,
  uploads: measureUploads,
  kit: () => compareKits(rounds),
  kills: () => measureKills(kills),
  import: measureImport,
  land: () => (values.postgis ? measureBesidePostgis() : measureLand(plots, engines)),
};

const isCount = (count: number) => Number.isInteger(count) && count > 0;

const known = Object.keys(parts);
const wanted = positionals.length === 0 ? known : positionals;
const unknown = wanted.filter((part) => !known.includes(part));
if (unknown.length > 0 || ![rounds, kills, plots, soak].every(isCount) || engines.length === 0) {
  console.error(
    `npm run bench -- [${known.join('] [')}] [--rounds 9] [--kills 100] [--plots 1000000] [--soak 240] [--engine embedded] [--postgis]`,
  );
  process.exit(1);
}
await ensureBrowser();
for (const part of wanted) await parts[part]?.();
