import { expect as expectNow, test, type APIRequestContext, type Page } from '@playwright/test';
import { formatDate, formatIndianDate, messages } from '@temple-land/portal-core';
import { logInSecondAdministrator } from '../admin/twoAdministrators.ts';
import { expectNoFindings } from '../support/audit.ts';
import { typeDate } from '../support/dates.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { callService, createSession, startWithSession } from '../support/session.ts';

// As in map.spec.ts: without a GPU an animation step takes a second.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1030, height: 700 } });
const expect = expectNow.configure({ timeout: 60_000 });
const t = readPageCopy('en');
const m = messages.en;

const dayMs = 86_400_000;
const daysAgo = (days: number) => formatIndianDate(new Date(Date.now() - days * dayMs));
const [added, divided] = [daysAgo(40), daysAgo(10)];
const [before, between] = [daysAgo(41), daysAgo(20)];
const number = '9901';
const source = 'Order 21/2026';
const corners = [
  [85.9, 19.7],
  [85.901, 19.7],
  [85.901, 19.701],
  [85.9, 19.701],
] as const;
const line = [
  [85.9004, 19.699],
  [85.9004, 19.702],
] as const;

interface Administrators {
  ask: (path: string, input: object) => Promise<Record<string, unknown>>;
  approve: () => Promise<void>;
}

async function logInAdministrators(request: APIRequestContext): Promise<Administrators> {
  const [first, second] = [
    await createSession(request, 'admin', 'Admin@1234'),
    await logInSecondAdministrator(request),
  ];
  return {
    ask: (path, input) => callService(request, path, input, first['tokan']),
    approve: async () => {
      const page = { isWaiting: true, pageNumber: 1, pageSize: 1 };
      const list = await callService(request, 'api/admin/changes/list', page, second['tokan']);
      const { rows } = list['result'] as { rows: { id: number }[] };
      const change = { id: rows[0]?.id };
      const done = await callService(request, 'api/admin/changes/approve', change, second['tokan']);
      expect(done['status']).toBe(200);
    },
  };
}

/** Adds a plot of Puri forty days ago and divides it ten days ago; returns how that is taken back. */
async function addDividedPlot(request: APIRequestContext): Promise<() => Promise<void>> {
  const { ask, approve } = await logInAdministrators(request);
  const officer = await createSession(request, 'officer.puri', 'Officer@123');
  const found = await callService(request, 'geo/search', { text: 'plot 1' }, officer['tokan']);
  const { plots } = found['result'] as { plots: { khataNoId: number }[] };
  const entries = { khatiyanId: plots[0]?.khataNoId, kisam: 'Rabi', status: 'available' };
  const plot = { ...entries, number, area: 2.5, ring: corners, effectiveOn: added };
  const saved = await ask('api/admin/plot/save', plot);
  const { id } = saved['result'] as { id: number };
  const division = { plotIds: [id], source };
  const asked = { ...division, kind: 'split', line, effectiveOn: divided };
  expect((await ask('api/admin/plots/division/ask', asked))['status']).toBe(202);
  await approve();
  return async () => {
    const view = await ask('api/admin/plots/division', { plotId: id });
    const { divisions } = view['result'] as { divisions: { id: number }[] };
    const undo = { ...division, kind: 'undo', divisionId: divisions[0]?.id, effectiveOn: '' };
    await ask('api/admin/plots/division/ask', undo);
    await approve();
    const page = { filter: { text: number }, pageNumber: 1, pageSize: 100 };
    const list = await ask('api/admin/plot/view', page);
    const { rows } = list['result'] as { rows: { id: number; version: number }[] };
    const version = rows.find((row) => row.id === id)?.version;
    const reason = { cause: 'mistake', reason: 'Of a test', source };
    await ask('api/admin/plot/delete', { id, version, ...reason });
    await approve();
  };
}

let takeBack: () => Promise<void>;
test.beforeEach(async ({ context, request }) => {
  takeBack = await addDividedPlot(request);
  await startWithSession(context, await createSession(request, 'officer.puri', 'Officer@123'));
});
test.afterEach(() => takeBack());

async function chooseDays(page: Page, day: string, compared?: string) {
  const panel = page.getByRole('dialog', { name: t['map:days'] });
  if (!(await panel.isVisible()))
    await page.getByRole('button', { name: t['map:days'], exact: true }).press('Enter');
  await typeDate(page, new RegExp(`^${t['map:days.day']}`), day);
  if (compared !== undefined) await typeDate(page, /^Compare with/, compared);
  await panel.getByRole('button', { name: t['map:days.show'], exact: true }).press('Enter');
}

const nameOfDay = (day: string) => t['map:days.asOf'].replace('{day}', formatDate(day));
const openMap = '/officer/explore-map?box=85.899,19.699,85.902,19.702';

async function expectPlots(page: Page, shown: readonly string[], hidden: readonly string[]) {
  const header = (plot: string) =>
    page
      .getByRole('table')
      .getByRole('rowheader', { name: t['map:plot'].replace('{n}', plot), exact: true });
  for (const plot of shown) await expect(header(plot)).toBeVisible();
  for (const plot of hidden) await expect(header(plot)).toBeHidden();
}

const openTable = (page: Page) =>
  page.getByRole('button', { name: t['common:chart.table'] }).press('Enter');

async function expectDivision(page: Page) {
  const row = page.getByRole('row').filter({ hasText: m['map.change.split'] });
  await expect(row).toContainText(`${number}/1`);
  await expect(row.getByRole('link', { name: number, exact: true })).toBeVisible();
}

test('the map shows the plots of a day and compares two days with a slider', async ({ page }) => {
  await page.goto(openMap);
  await chooseDays(page, between);
  const stage = page.getByRole('region', { name: t['map:label'] });
  await expect(stage.getByText(nameOfDay(between))).toBeVisible();
  expect(new URL(page.url()).searchParams.get('day')).toBe(between);
  await expectNoFindings(page, 'the map as of a day');
  await openTable(page);
  await expectPlots(page, [number], [`${number}/1`]);
  await page.getByRole('button', { name: t['map:map'], exact: true }).press('Enter');
  await chooseDays(page, between, daysAgo(0));
  const slider = page.getByRole('slider');
  await slider.focus();
  const share = Number(await slider.inputValue());
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue(String(share - 1));
  await expectNoFindings(page, 'the map of two days');
  // A link keeps the days.
  await page.reload();
  await expect(page.getByRole('slider')).toBeVisible();
  await openTable(page);
  await expectDivision(page);
});

test('without the map the table shows the plots of a day and what changed', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: '2d') {
        return String(kind).startsWith('webgl') ? null : getContext.call(this, kind);
      },
    });
  });
  await page.goto(openMap);
  await openTable(page);
  await expectPlots(page, [`${number}/1`, `${number}/2`], [number]);
  await chooseDays(page, between);
  await expect(page.getByText(nameOfDay(between)).first()).toBeVisible();
  await expectPlots(page, [number], [`${number}/1`]);
  await chooseDays(page, before);
  await expectPlots(page, [], [number, `${number}/1`]);
  await chooseDays(page, between, daysAgo(0));
  await expectDivision(page);
  await expectNoFindings(page, 'what changed between two days');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: new RegExp(`^${t['map:select.csv']}`) }).press('Enter');
  expect((await download).suggestedFilename()).toBe(`changes-${between}-${daysAgo(0)}.csv`);
  await page.getByRole('button', { name: t['map:days.today'], exact: true }).press('Enter');
  await expectPlots(page, [`${number}/1`], [number]);
});
