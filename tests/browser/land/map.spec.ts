import { expect as expectNow, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { expectNoFindings } from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { findReportPaths } from './reportPaths.ts';
import { callService, createSession, startWithSession } from '../support/session.ts';

// Without a GPU the map is drawn by the CPU: an animation step takes a second, so motion is reduced and the window is
// small.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1030, height: 480 } });
const expect = expectNow.configure({ timeout: 60_000 });
const t = readPageCopy('en');
const m = messages.en;

test.beforeEach(async ({ context, request }) => {
  await startWithSession(context, await createSession(request, 'officer.puri', 'Officer@123'));
});

// Requirements: RO-003, RO-012
test('the map shows the own district from tiles of the service, and its table has the same places', async ({
  page,
}) => {
  const tiles: number[] = [];
  // Requirement: UN-134
  const strangers: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/service/geo/tiles/')) tiles.push(response.status());
  });
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:|blob:|data:)/.test(request.url())) strangers.push(request.url());
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/officer/explore-map');
  // Requirements: RT-040, RT-059
  await expect(page).toHaveTitle('Officer-Web GIS');
  await expect(page.getByText(m['map.note'])).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /: [1-9]/ })).toBeAttached();
  await expectNoFindings(page, 'the map');
  await page.getByRole('button', { name: t['common:chart.table'] }).click();
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows.filter({ hasText: 'Puri' }).first()).toBeVisible();
  await expect(page.getByRole('table')).not.toContainText('Cuttack');
  await expectNoFindings(page, 'the table of the map');
  expect(tiles.length).toBeGreaterThan(0);
  expect(tiles.filter((status) => status !== 200 && status !== 204)).toEqual([]);
  expect(strangers).toEqual([]);
  expect(problems).toEqual([]);
});

test('without a map the table shows the same places of the service, area by area', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: '2d') {
        return String(kind).startsWith('webgl') ? null : getContext.call(this, kind);
      },
    });
  });
  await page.goto('/officer/explore-map');
  await expect(page.getByText(t['map:failed'])).toBeVisible();
  await page.getByRole('button', { name: t['common:chart.table'] }).click();
  const table = page.getByRole('table');
  const layerCells = (layer: 'districts' | 'tahasils' | 'mouzas' | 'plots') =>
    table.getByRole('cell', { name: m[`map.layer.${layer}`], exact: true });
  const show = (name: string) =>
    table.getByRole('button', { name: `${t['map:table.show']} ${name}` });
  await expect(layerCells('districts')).toHaveCount(1);
  await expect(table.getByRole('rowheader', { name: 'Puri', exact: true }).first()).toBeVisible();
  await expect(table).not.toContainText('Cuttack');
  await expectNoFindings(page, 'the table without a map');
  await show('Puri').first().click();
  // A tahasil is near enough for its mouzas.
  await table
    .getByRole('row')
    .filter({ hasText: m['map.layer.tahasils'] })
    .first()
    .getByRole('button')
    .click();
  await expect(layerCells('mouzas').first()).toBeVisible();
  const mouza = table.getByRole('row').filter({ hasText: m['map.layer.mouzas'] }).first();
  await mouza.getByRole('button').click();
  await expect(layerCells('plots').first()).toBeVisible();
});

test('a search shows a plot, by keyboard alone, and Escape closes its popover', async ({
  page,
}) => {
  await page.goto('/officer/explore-map');
  const field = page.getByLabel(t['map:search.label']);
  await field.focus();
  await page.keyboard.type('plot 1');
  await page.keyboard.press('Enter');
  const first = page.getByRole('button', { name: /^Plot 1/ }).first();
  await first.focus();
  await page.keyboard.press('Enter');
  const popover = page.getByRole('dialog', { name: /^Plot 1/ });
  await expect(popover).toBeVisible();
  await expect(popover).toContainText(m['report.khatiyanNo']);
  await expectNoFindings(page, 'the map with a plot');
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
});

test('overlays are shown on the map with a scale, and listed in the table', async ({
  page,
  request,
}) => {
  const citizen = await createSession(request, '9437000002', 'Citizen@123');
  const listOf = async (input: object) =>
    (await callService(request, 'fillDropDown', input))['result'] as Record<string, unknown>[];
  const districts = await listOf({ method: 'Land_plotServiceImpl/fillselDistrictNameList' });
  const puri = districts.find((row) => row['district_name'] === 'Puri')?.['district_id'];
  const tahasils = { method: 'Land_plotServiceImpl/fillselTehsilNameList', district_id: puri };
  const [tahasil] = await listOf(tahasils);
  const form = { sourceName: 'Laterite', quantity: 100, leasePeriod: '5 Year', documents: [] };
  const place = { districtCode: puri, tahasilCode: tahasil?.['tehsil_id'] };
  const saved = await callService(
    request,
    'quarry-application/save',
    { ...form, ...place },
    citizen['tokan'],
  );
  expect(saved['status']).toBe(200);

  await page.goto('/officer/explore-map');
  await expect(page.getByRole('status').filter({ hasText: /: [1-9]/ })).toBeAttached();
  await expect(page.getByText(/^\d+ (km|m)$/).or(page.getByText(/: \d+ (km|m)/))).toBeVisible();
  const quarries = page.getByRole('checkbox', { name: m['map.layer.quarries'] });
  await expect(quarries).not.toBeChecked();
  await quarries.focus();
  await page.keyboard.press('Space');
  await expect(quarries).toBeChecked();
  await expectNoFindings(page, 'the map with marks');
  await page.getByRole('button', { name: t['common:chart.table'] }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: m['map.layer.quarries'] });
  await expect(row.first()).toContainText(String(tahasil?.['tehsil_name']));
  await expect(row.first()).toContainText(t['map:quarry.count'].replace('{n}', '1'));
  await expectNoFindings(page, 'the table with marks');
});

test('a khatiyan that is found is shown on the map with all its plots', async ({ page }) => {
  await page.goto('/officer/explore-map');
  const field = page.getByLabel(t['map:search.label']);
  await field.fill('khatiyan 1');
  await field.press('Enter');
  const name = t['map:khatiyan'].split('{')[0] ?? '';
  const first = page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  await first.press('Enter');
  const plots = page.getByRole('row').filter({ hasText: m['map.layer.plots'] });
  const drawn = page.getByRole('main').getByRole('status').last();
  await expect(drawn).not.toHaveText(t['map:places.count'].replace('{n}', '0'));
  await page.getByRole('button', { name: t['common:chart.table'] }).press('Enter');
  await expect(plots.first()).toBeVisible();
});

test('a khatiyan report links to the map, which shows its plots', async ({ page, request }) => {
  const drawn = page.getByRole('main').getByRole('status').last();
  const nothing = t['map:places.count'].replace('{n}', '0');
  await page.goto('/officer/explore-map');
  await expect(drawn).not.toHaveText(nothing);
  const scale = page.getByText(t['map:scale'], { exact: true }).locator('..');
  const wholeArea = (await scale.textContent()) ?? '';
  const asNear = / (50|100) m$/;
  // The tiles are held, so that the khatiyan is found before the map has drawn anything.
  await page.route('**/service/geo/tiles/**', async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  await page.goto((await findReportPaths(request))['plot-report'] ?? '');
  const rows = page.getByRole('main').locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  const plots = await rows.getByRole('rowheader').allTextContents();
  expect(plots.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: t['officer:landReport.map'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t['common:title.webGis']);
  await expect(drawn).not.toHaveText(nothing);
  await expect(scale).toHaveText(asNear);
  await page.getByRole('button', { name: t['common:chart.table'] }).press('Enter');
  const isPlot = page.getByRole('cell', { name: m['map.layer.plots'], exact: true });
  for (const plot of plots) {
    const name = t['map:plot'].replace('{n}', plot);
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row.filter({ has: isPlot })).toBeVisible();
  }
  await page.getByRole('button', { name: t['map:map'], exact: true }).press('Enter');
  await expect(scale).toHaveText(asNear);
  await page.getByRole('button', { name: t['map:home'], exact: true }).press('Enter');
  await expect(scale).toHaveText(wholeArea.trim());
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
