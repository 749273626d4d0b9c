import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromiumFlags, chromiumPath } from '../../chromium.ts';
import { hashFiles } from '../../sources.ts';
import { install } from '../kit/peers.ts';

const run = promisify(execFile);
const own = 'bench/lighthouse';
const folder = '.cache/bench/lighthouse';
const lists = ['package.json', 'pnpm-lock.yaml'];
const stamp = `${folder}/installed`;
const looks = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The six measured routes. */
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

/** Installs Lighthouse outside the workspace and without install scripts if needed; throws when that fails. */
async function installLighthouse(): Promise<void> {
  const hash = hashFiles(lists.map((list) => `${own}/${list}`));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  mkdirSync(folder, { recursive: true });
  for (const list of lists) cpSync(`${own}/${list}`, `${folder}/${list}`);
  console.log('Installing Lighthouse, without scripts');
  await run('pnpm', install, { cwd: folder });
  writeFileSync(stamp, hash);
}

/** Runs Lighthouse on an address with its mobile profile; returns its report. */
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

/** Repeats a run whose trace is missing, as Lighthouse recommends; throws when the third run fails. */
async function reportWithRetry(address: string): Promise<Report> {
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

/** Runs Lighthouse on the six routes; returns scores, times and findings of each. */
export async function runLighthouse(base: string) {
  await installLighthouse();
  const rows: Record<string, string | number>[] = [];
  for (const route of lighthouseRoutes) {
    const seen = await reportWithRetry(base + route);
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
