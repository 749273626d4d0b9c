import { expect, test, type Browser, type Page } from '@playwright/test';
import type { FieldReportCase, FieldVisit } from '@temple-land/portal-core';
import { files } from '../../support/sampleFiles.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { callService, createSession, startWithSession } from '../support/session.ts';

const t = readPageCopy('en');
const savePath = '**/service/api/officer/field/report/save';

let session: ReturnType<typeof createSession> | undefined;

/** Returns one session for both devices: a second login of the same officer ends the first. */
const createOfficer = (page: Page) =>
  (session ??= createSession(page.request, 'tahasil.brahmagiri', 'Tahasil@123'));

const nextSteps: Readonly<Record<string, string>> = {
  SUBMITTED: 'accept',
  SCRUTINY: 'sendToField',
};

interface QueueRow {
  applicationId: number;
  state: string;
  version: number;
}

/** Sends a land application of the officer's tahasil to the field; returns its visit. */
async function createVisit(page: Page): Promise<FieldVisit> {
  const { tokan } = await createOfficer(page);
  const dealing = await createSession(page.request, 'officer.puri', 'Officer@123');
  const queue = { applicationType: 2, statusType: 'P', pageNumber: 1, pageSize: 100 };
  const { result } = await callService(page.request, 'api/officer/applications', queue, tokan);
  const { rows } = result as { rows: QueueRow[] };
  const chosen = rows.find(({ state }) => state in nextSteps);
  if (chosen === undefined) throw new Error('No land application of the sample is new.');
  const { applicationId } = chosen;
  let { state, version } = chosen;
  while (state in nextSteps) {
    const form = {
      applicationType: 2,
      applicationId,
      version,
      action: nextSteps[state],
      given: {},
    };
    const step = await callService(page.request, 'api/officer/step', form, dealing.tokan);
    ({ state, version } = step['result'] as QueueRow);
  }
  const visits = await callService(page.request, 'api/officer/field/visits', {}, tokan);
  const visit = (visits['result'] as FieldVisit[]).find(
    (each) => each.applicationId === applicationId,
  );
  if (visit === undefined) throw new Error('The application is not among the visits.');
  return visit;
}

async function readReport(page: Page, { applicationType, applicationId }: FieldVisit) {
  const { tokan } = await createOfficer(page);
  const request = { applicationType, applicationId };
  const answer = await callService(page.request, 'api/officer/field/report', request, tokan);
  return answer['result'] as FieldReportCase;
}

/** Opens the visits on a device with a wrong clock, takes them along, and loses the connection. */
async function openDevice(browser: Browser, hoursFast: number): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.setSystemTime(Date.now() + hoursFast * 3_600_000);
  await startWithSession(context, await createOfficer(page));
  await page.goto('/officer/visits');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: t['field:take'] }).click();
  await expect(page.getByText(t['field:take.done'])).toBeVisible();
  await context.setOffline(true);
  return page;
}

async function writeReport(page: Page, { applicationNo }: FieldVisit, remark: string) {
  await page.getByRole('listitem').filter({ hasText: applicationNo }).getByRole('link').click();
  await page.getByRole('button', { name: t['field:visitedAt.now'] }).click();
  await page.getByLabel(t['field:plotNo']).fill('12');
  await page.getByLabel(t['field:measured']).fill('2.5');
  await page.getByLabel(t['common:apply.use'], { exact: true }).selectOption('farm');
  await page.getByLabel(t['common:apply.structure']).selectOption('none');
  for (const side of ['north', 'east', 'south', 'west'] as const)
    await page.getByLabel(t[`common:apply.boundary.${side}`]).fill(`A lane in the ${side}`);
  await page.getByLabel(t['field:remark']).fill(remark);
  await page.getByRole('radio', { name: t['field:recommend.grant'], exact: true }).click();
}

async function finish(page: Page) {
  await page.getByRole('button', { name: t['field:finish'] }).click();
  await expect(page.getByText(t['field:form.finished'])).toBeVisible();
}

const keptNotice = (page: Page) => page.getByText(t['field:kept.text']);

test('two devices write the same field report without a connection: nothing is lost, nothing is stored twice', async ({
  browser,
  page,
}) => {
  const visit = await createVisit(page);
  const first = await openDevice(browser, 3);
  const second = await openDevice(browser, -2);

  await writeReport(first, visit, 'A paddy field, seen by the first device');
  await first
    .getByLabel(t['field:photos.choose'])
    .setInputFiles({ name: 'north.jpg', mimeType: 'image/jpeg', buffer: files.jpg });
  await expect(first.getByText('north.jpg', { exact: true })).toBeVisible();
  await finish(first);
  // The page is closed and opened again without a connection.
  await first.reload();
  await expect(keptNotice(first)).toBeVisible();
  await expect(first.getByLabel(t['field:remark'])).toHaveValue(/first device/);
  await expect(first.getByText('north.jpg', { exact: true })).toBeVisible();

  await writeReport(second, visit, 'A paddy field, seen by the second device');
  await finish(second);
  await expect(keptNotice(second)).toBeVisible();

  // The service stores the report, but its answer is lost on the way.
  await first.route(
    savePath,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await first.context().setOffline(false);
  const readState = async () => (await readReport(page, visit)).visit.state;
  await expect.poll(readState, { timeout: 90_000 }).toBe('VALUATION');
  await expect(first.getByText(/not yet sent/)).toHaveCount(0);
  await second.context().setOffline(false);
  await expect(second.getByText(t['field:late.text'])).toBeVisible({ timeout: 90_000 });

  const { current, others, visit: after } = await readReport(page, visit);
  expect(after.state).toBe('VALUATION');
  expect(current).toMatchObject({ isFinished: true });
  expect(current?.content.remark).toContain('first device');
  expect(current?.content.photos).toHaveLength(1);
  const finished = others.filter(({ isFinished }) => isFinished);
  expect(finished.map(({ content }) => content.remark)).toEqual([
    expect.stringContaining('second device'),
  ]);
  const { sentAt = '', receivedAt = '' } = current ?? {};
  const hoursFast = (Date.parse(sentAt) - Date.parse(receivedAt)) / 3_600_000;
  expect(hoursFast, 'the wrong clock is recorded beside the right one').toBeGreaterThan(2.5);
  await Promise.all([first.context().close(), second.context().close()]);
});
