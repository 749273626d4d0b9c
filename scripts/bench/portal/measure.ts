import { loadavg } from 'node:os';
import { buildKit } from '../kit/build.ts';
import { kits } from '../kit/kits.ts';
import { serve } from '../kit/serve.ts';
import { launchBrowser } from '../launch.ts';
import { printTable } from '../statistics.ts';
import { listPageExtras } from './extra.ts';
import { measureInteractions } from './interactions.ts';
import { loadInterleaved, middle, type Load } from './landing.ts';

const extraBudget = 60;
const heaviest = 6;
const loadNow = () => loadavg()[0]?.toFixed(1) ?? '';

interface Verdict {
  figure: string;
  measured: number;
  unit: string;
  budget: number;
}

const kB = (bytes: number) => bytes / 1000;

/** The figures of the landing page with their budgets. */
function listVerdicts(landing: readonly Load[], interaction: number): Verdict[] {
  const of = (figure: (load: Load) => number) => middle(landing, figure);
  return [
    {
      figure: 'JS gz before interactive',
      measured: kB(of(({ noted }) => noted.jsBefore)),
      unit: 'kB',
      budget: 160,
    },
    {
      figure: 'CSS gz in the head',
      measured: kB(of(({ noted }) => noted.css)),
      unit: 'kB',
      budget: 12,
    },
    { figure: 'HTML gz', measured: kB(of(({ noted }) => noted.html)), unit: 'kB', budget: 12 },
    { figure: 'LCP', measured: of(({ noted }) => noted.lcp), unit: 'ms', budget: 900 },
    { figure: 'CLS', measured: of(({ noted }) => noted.cls), unit: '', budget: 0.02 },
    { figure: 'worst interaction', measured: interaction, unit: 'ms', budget: 200 },
  ];
}

const line = ({ figure, measured, unit, budget }: Verdict) => ({
  figure,
  measured: `${measured.toFixed(measured < 10 ? 2 : 0)} ${unit}`.trim(),
  budget: `${budget} ${unit}`.trim(),
  verdict: measured <= budget ? 'kept' : 'missed',
});

const besides = (landing: readonly Load[], floor: readonly Load[]) => ({
  'interactive, ms': middle(landing, ({ noted }) => noted.interactive).toFixed(0),
  'FCP, ms': middle(landing, ({ noted }) => noted.fcp).toFixed(0),
  'LCP of the floor, ms': middle(floor, ({ noted }) => noted.lcp).toFixed(0),
  'main-thread CPU, ms': middle(landing, ({ cpu }) => cpu).toFixed(0),
  'CPU of the floor, ms': middle(floor, ({ cpu }) => cpu).toFixed(0),
  'JS files before': middle(landing, ({ noted }) => noted.requestsBefore),
  'JS gz at idle after, kB': kB(
    middle(landing, ({ noted }) => noted.js) - middle(landing, ({ noted }) => noted.jsBefore),
  ).toFixed(1),
  'load of the machine': loadNow(),
});

function printExtra(): void {
  const extra = listPageExtras();
  const over = extra.filter(({ kB: size, isMap }) => !isMap && size > extraBudget);
  const rows = extra.slice(0, heaviest).map(({ page, kB: size, isMap }) => ({
    page: isMap ? `${page} (the map apart)` : page,
    'extra JS gz, kB': size.toFixed(1),
  }));
  printTable(`Of ${extra.length} pages ${over.length} add more than ${extraBudget} kB`, rows);
}

/**
 * Loads the landing page and the floor of the kit in interleaved rounds on the slow profile, uses the page, and prints
 * all figures.
 */
export async function measurePortal(base: string, rounds: number): Promise<void> {
  const floor = await serve((await buildKit(kits[0]?.entry ?? '')).files);
  const browser = await launchBrowser();
  try {
    const addresses = { landing: `${base}/home`, floor: floor.address };
    const loads = await loadInterleaved(browser, addresses, rounds);
    printTable('Beside the budgets', [besides(loads.landing, loads.floor)]);
    const interactions = await measureInteractions(browser, base);
    printTable('From the input to the next paint, CPU ÷ 4', interactions);
    const worst = Math.max(...interactions.map(({ ms }) => ms));
    printTable(
      `Landing page, 1.6 Mbps, 150 ms, CPU ÷ 4, 412 px, ${rounds} rounds`,
      listVerdicts(loads.landing, worst).map(line),
    );
    printExtra();
  } finally {
    await browser.close();
    floor.close();
  }
}
