import { expect as expectNow, test, type APIRequestContext, type Page } from '@playwright/test';
import {
  divideRing,
  messages,
  type PendingChange,
  type PlotDivisionView,
} from '@temple-land/portal-core';
import { expectNoFindings } from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { callService, createSession, startWithSession } from '../support/session.ts';

// Without a GPU the map is drawn by the CPU, so motion is reduced.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
const expect = expectNow.configure({ timeout: 60_000 });
const [t, m] = [readPageCopy('en'), messages.en];
const metre = 1 / 111_320;
/** The margins of a map around the plot that it shows, in pixels. */
const [margin, marginAtButtons] = [32, 80];

type Corner = readonly [number, number];
type Plot = PlotDivisionView['plot'];

/** The side of a plot by which the tests know it: its second corner, and the one opposite. */
interface Diagonal {
  plot: Plot;
  ends: readonly [Corner, Corner];
}

let token = '';
test.beforeEach(async ({ context, request }) => {
  const session = await createSession(request, 'admin', 'Admin@1234');
  await startWithSession(context, session);
  token = session['tokan'] ?? '';
});

/** Returns a plot that nothing holds and that the line between two of its corners divides; each test has its own. */
async function findPlot(request: APIRequestContext, first: number): Promise<Diagonal> {
  for (let plotId = first; plotId < first + 60; plotId += 1) {
    const answer = await callService(request, 'api/admin/plots/division', { plotId }, token);
    const { plot, isWaiting, isActive } = answer['result'] as PlotDivisionView;
    const asked = { entity: 'plot', ids: [plotId] };
    const matters = await callService(request, 'api/admin/plots/matters', asked, token);
    const isFree = matters['status'] === 404 || (matters['result'] as unknown[]).length === 0;
    const [from, to] = [plot.corners[0], plot.corners[Math.floor(plot.corners.length / 2)]];
    if (!isFree || isWaiting || !isActive || from === undefined || to === undefined) continue;
    if (typeof divideRing(plot.corners, [from, to]) !== 'string') return { plot, ends: [from, to] };
  }
  throw new Error('No plot can be divided between two corners.');
}

const toMercator = (latitude: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** Returns where a corner is on a map that shows a whole plot. */
function locate({ corners }: Plot, size: { width: number; height: number }, [x, y]: Corner) {
  const [xs, ys] = [corners.map(([each]) => each), corners.map(([, each]) => toMercator(each))];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (size.width - margin - marginAtButtons) / (east - west),
    (size.height - 2 * margin) / (north - south),
  );
  return {
    x: (size.width + margin - marginAtButtons) / 2 + (x - (west + east) / 2) * scale,
    y: size.height / 2 - (toMercator(y) - (south + north) / 2) * scale,
  };
}

const lineField = (page: Page) => page.getByLabel(t['plotDivision:line'], { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const map = (page: Page) => page.getByRole('region', { name: t['plotDivision:map'] });
const toText = (ends: readonly Corner[]) =>
  ends.map(([x, y]) => `${y.toFixed(7)}, ${x.toFixed(7)}`).join('\n');

async function open(page: Page, { plot }: Diagonal) {
  await page.goto(`/admin/plots/division?plot=${plot.id}`);
  await button(page, t['drawing:corners.asText']).click();
  await expect(lineField(page)).not.toBeEmpty();
}

const readAreas = (page: Page) =>
  Promise.all(
    ['1', '2'].map((n) =>
      page.getByLabel(t['plotDivision:area'].replace('{n}', n), { exact: true }).inputValue(),
    ),
  );

/** Requests the split on the page and withdraws it again; returns the plots that it would make. */
async function requestSplit(page: Page, request: APIRequestContext, { plot }: Diagonal) {
  await page.getByLabel(t['admin:field.source']).first().fill('Order 21/2026');
  await button(page, t['plotDivision:split.ask']).click();
  await expect(page.getByText(t['plotDivision:waiting'])).toBeVisible();
  const input = { isWaiting: true, pageNumber: 1, pageSize: 100 };
  const answer = await callService(request, 'api/admin/changes/list', input, token);
  const { rows } = answer['result'] as { rows: PendingChange[] };
  const change = rows.find(({ division }) => division?.before.some(({ id }) => id === plot.id));
  await callService(request, 'api/admin/changes/withdraw', { id: change?.id }, token);
  return change?.division?.after;
}

test('a plot is split by a line on the map and by typed points, with the same parts', async ({
  page,
  request,
}) => {
  const diagonal = await findPlot(request, 300);
  const { plot, ends } = diagonal;
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));

  await open(page, diagonal);
  await map(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-state="ready"]')).toBeVisible();
  await button(page, t['drawing:corners.clear']).click();
  await expect(page.getByText(m['division.crossings'])).toBeVisible();
  const size = await map(page).boundingBox();
  if (!size) throw new Error('The map is not shown.');
  for (const [index, end] of ends.entries()) {
    const { x, y } = locate(plot, size, end);
    await map(page).click({ position: { x: x + 3, y: y - 3 } });
    // The presses beside the corners are exactly the corners.
    await expect(lineField(page)).toHaveValue(toText(ends.slice(0, index + 1)));
  }
  await expect(page.getByText(m['division.crossings'])).toBeHidden();
  await expectNoFindings(page, 'the split of a plot');
  const drawn = await readAreas(page);
  const drawnParts = await requestSplit(page, request, diagonal);

  await open(page, diagonal);
  await lineField(page).fill(toText(ends.map(([x, y]) => [x + 0.3 * metre, y] as const)));
  await button(page, t['drawing:snap.now']).click();
  await expect(page.getByText(/point 1 by 0\.2\d m, point 2 by 0\.2\d m/)).toBeVisible();
  await expect(lineField(page)).toHaveValue(toText(ends));
  await button(page, t['drawing:corners.undo']).click();
  await expect(lineField(page)).not.toHaveValue(toText(ends));
  await button(page, t['drawing:corners.redo']).click();
  await expect(lineField(page)).toHaveValue(toText(ends));
  expect(await readAreas(page)).toEqual(drawn);
  expect(await requestSplit(page, request, diagonal)).toEqual(drawnParts);
  expect(drawnParts).toHaveLength(2);
  expect(problems).toEqual([]);
});

test('a plot is split by keys alone on a phone, on the map and without one', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const diagonal = await findPlot(request, 500);
  await open(page, diagonal);
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
  // Enter adds the middle of the map, which the arrow keys move.
  await button(page, t['drawing:corners.clear']).press('Enter');
  await map(page).focus();
  await page.keyboard.press('Enter');
  await expect(lineField(page)).toHaveValue(/^\d+\.\d{7}, \d+\.\d{7}$/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(lineField(page)).toHaveValue(/^.+\n.+$/);
  await lineField(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(toText(diagonal.ends));
  await expect(page.getByText(m['division.crossings'])).toBeHidden();
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByLabel(t['admin:field.source']).first().focus();
  await page.keyboard.insertText('Order 21/2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t['plotDivision:waiting'])).toBeVisible();
  const input = { isWaiting: true, pageNumber: 1, pageSize: 100 };
  const answer = await callService(request, 'api/admin/changes/list', input, token);
  for (const { id, mayWithdraw } of (answer['result'] as { rows: PendingChange[] }).rows) {
    if (mayWithdraw) await callService(request, 'api/admin/changes/withdraw', { id }, token);
  }
});

test('without WebGL the line is typed beside a sketch of the parts', async ({ page, request }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: '2d') {
        return String(kind).startsWith('webgl') ? null : getContext.call(this, kind);
      },
    });
  });
  const diagonal = await findPlot(request, 700);
  await open(page, diagonal);
  await expect(page.getByText(t['drawing:map.failed'])).toBeVisible();
  await lineField(page).fill(toText(diagonal.ends));
  const sketch = t['plotDivision:sketch'].replace('{plots}', '1, 2');
  await expect(page.getByRole('img', { name: sketch })).toBeVisible();
  const [one = '', other = ''] = await readAreas(page);
  expect((Number(one) + Number(other)).toFixed(4)).toBe(diagonal.plot.area.toFixed(4));
  await expectNoFindings(page, 'the split of a plot without a map');
});
