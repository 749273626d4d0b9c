import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromiumFlags, chromiumPath } from '../../chromium.ts';
import { hashOf } from '../../sources.ts';
import { install } from '../kit/peers.ts';

const run = promisify(execFile);
const own = 'bench/lighthouse';
const folder = '.cache/bench/lighthouse';
const lists = ['package.json', 'pnpm-lock.yaml'];
const stamp = `${folder}/installed`;
const looks = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The six routes that are looked at. */
const lighthouseRoutes = [
  '/home',
  '/website/tender',
  '/website/faq',
  '/website/contact-us',
  '/website/help',
  '/website/plot-check',
];

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null; auditRefs: Ref[] }>;
  audits: Record<string, { score: number | null; displayValue?: string; scoreDisplayMode: string }>;
  runtimeError?: { message: string };
}

interface Ref {
  id: string;
  weight: number;
}

/** Installs Lighthouse outside the workspace and without install scripts, unless it is; throws when it cannot be had. */
async function installLighthouse(): Promise<void> {
  const hash = hashOf(lists.map((list) => `${own}/${list}`));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  mkdirSync(folder, { recursive: true });
  for (const list of lists) cpSync(`${own}/${list}`, `${folder}/${list}`);
  console.log('Installing Lighthouse, without scripts');
  await run('pnpm', install, { cwd: folder });
  writeFileSync(stamp, hash);
}

/** Has Lighthouse look at an address on its own mobile profile; gives its report. */
function report(address: string): Promise<Report> {
  const cli = `${folder}/node_modules/lighthouse/cli/index.js`;
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const child = spawn(
    process.execPath,
    [
      cli,
      address,
      '--output=json',
      '--quiet',
      '--max-wait-for-load=90000',
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() ?? '' } },
  );
  let [written, said] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(written) as Report);
      else reject(new Error(`Lighthouse ended with ${code}: ${said.slice(-500)}`));
    });
  });
}

/** Looks again where the trace was not taken, as Lighthouse then asks for; throws when a third look fails as well. */
async function reportWhole(address: string): Promise<Report> {
  for (let look = 1; look < looks; look += 1) {
    const seen = await report(address).catch((error: Error) => error);
    if (!(seen instanceof Error)) return seen;
    if (!seen.message.includes('NO_NAVSTART')) throw seen;
  }
  return report(address);
}

const findingsOf = ({ categories: found, audits }: Report) =>
  categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => found[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

const shown = (seen: Report, audit: string) => seen.audits[audit]?.displayValue ?? '';

/** Has Lighthouse look at the six routes; gives a row of scores, times and findings for each. */
export async function lookAtRoutes(base: string) {
  await installLighthouse();
  const rows: Record<string, string | number>[] = [];
  for (const route of lighthouseRoutes) {
    const seen = await reportWhole(base + route);
    const scores = categories.map((name) => [
      name,
      Math.round((seen.categories[name].score ?? 0) * 100),
    ]);
    rows.push({
      route,
      ...Object.fromEntries(scores),
      FCP: shown(seen, 'first-contentful-paint'),
      LCP: shown(seen, 'largest-contentful-paint'),
      TBT: shown(seen, 'total-blocking-time'),
      CLS: shown(seen, 'cumulative-layout-shift'),
      findings: findingsOf(seen).join(', '),
    });
  }
  return rows;
}
