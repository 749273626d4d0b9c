import {
  expect as expectNow,
  test,
  type APIRequestContext,
  type BrowserContext,
} from '@playwright/test';
import { formatDate, formatIndianDate, messages } from '@temple-land/portal-core';
import { logInSecondAdministrator } from '../admin/twoAdministrators.ts';
import { expectNoFindings } from '../support/audit.ts';
import { typeDate } from '../support/dates.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { callService, createSession, startWithSession } from '../support/session.ts';

const expect = expectNow.configure({ timeout: 30_000 });
const t = readPageCopy('en');
const m = messages.en;

const dayMs = 86_400_000;
const daysAgo = (days: number) => formatIndianDate(new Date(Date.now() - days * dayMs));
const number = '9931';
const source = 'Order 31/2026';
const corners = [
  [85.95, 19.7],
  [85.951, 19.7],
  [85.951, 19.701],
  [85.95, 19.701],
] as const;

/** Adds a plot of Puri thirty days ago, and returns how it is taken out of use again. */
async function addPlot(request: APIRequestContext): Promise<() => Promise<void>> {
  const first = await createSession(request, 'admin', 'Admin@1234');
  const second = await logInSecondAdministrator(request);
  const ask = (path: string, input: object) => callService(request, path, input, first['tokan']);
  const officer = await createSession(request, 'officer.puri', 'Officer@123');
  const found = await callService(request, 'geo/search', { text: 'plot 1' }, officer['tokan']);
  const { plots } = found['result'] as { plots: { khataNoId: number }[] };
  const entries = { khatiyanId: plots[0]?.khataNoId, kisam: 'Rabi', status: 'available' };
  const saved = await ask('api/admin/plot/save', {
    ...entries,
    number,
    area: 2.5,
    ring: corners,
    source,
    effectiveOn: daysAgo(30),
  });
  expect(saved).toMatchObject({ status: 200 });
  const { id } = saved['result'] as { id: number };
  return async () => {
    const page = { filter: { text: number }, pageNumber: 1, pageSize: 100 };
    const list = await ask('api/admin/plot/view', page);
    const { rows } = list['result'] as { rows: { id: number; version: number }[] };
    const version = rows.find((row) => row.id === id)?.version;
    const reason = { cause: 'mistake', reason: 'Of a test', source };
    await ask('api/admin/plot/delete', { id, version, ...reason });
    const waiting = { isWaiting: true, pageNumber: 1, pageSize: 1 };
    const changes = await callService(request, 'api/admin/changes/list', waiting, second['tokan']);
    const { rows: asked } = changes['result'] as { rows: { id: number }[] };
    const change = { id: asked[0]?.id };
    await callService(request, 'api/admin/changes/approve', change, second['tokan']);
  };
}

const logIn = async ({
  context,
  request,
}: {
  context: BrowserContext;
  request: APIRequestContext;
}) => startWithSession(context, await createSession(request, 'officer.puri', 'Officer@123'));

test.describe('with a plot that was added thirty days ago', () => {
  let takeBack: () => Promise<void>;
  test.beforeEach(async ({ context, request }) => {
    takeBack = await addPlot(request);
    await logIn({ context, request });
  });
  test.afterEach(() => takeBack());

  test('a report is read as on an earlier day, which the address, the files and the figures keep', async ({
    page,
  }) => {
    const title = m['report.name.plots'];
    const named = (day: string) =>
      m['report.asOnDay'].replace('{report}', title).replace('{day}', formatDate(day));
    await page.goto(`/officer/reports?report=plots&is.plotNo=${number}`);
    const cell = page.getByRole('link', { name: number, exact: true });
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(cell).toBeVisible();
    await typeDate(page, new RegExp(`^${t['officer:register.day']}`), daysAgo(31));
    await page.getByRole('button', { name: t['officer:register.day.show'], exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: named(daysAgo(31)), exact: true }),
    ).toBeVisible();
    await expect(page.getByText(t['officer:register.empty'])).toBeVisible();
    await expect(page.getByText(m['report.notOfDay.places'])).toBeVisible();
    expect(new URL(page.url()).searchParams.get('day')).toBe(daysAgo(31));
    await expectNoFindings(page, 'a report as on an earlier day');
    await page.goto(`/officer/reports?report=plots&is.plotNo=${number}&day=${daysAgo(29)}`);
    await expect(cell).toBeVisible();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: t['officer:export.csv'], exact: true }).click();
    expect((await waiting).suggestedFilename()).toBe(`report-plots-${daysAgo(29)}.csv`);
    await page.getByRole('button', { name: t['officer:register.day.today'], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    expect(new URL(page.url()).searchParams.has('day')).toBe(false);
  });
});

test('a day after today is refused with the days that can be chosen', async ({
  page,
  context,
  request,
}) => {
  await logIn({ context, request });
  await page.goto('/officer/reports?report=leases');
  await expect(page.getByRole('table')).toBeVisible();
  const field = new RegExp(`^${t['officer:register.day']}`);
  await typeDate(page, field, '2190-01-01');
  await page.getByRole('button', { name: t['officer:register.day.show'], exact: true }).click();
  await expect(page.getByText(/or an earlier date$/)).toBeVisible();
  expect(new URL(page.url()).searchParams.has('day')).toBe(false);
  await page.goto('/officer/reports?report=leases&day=2190-01-01');
  await expect(page.getByText(/^This report can be read as on a day from/)).toBeVisible();
});
