import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { files } from '../../support/sampleFiles.ts';
import { uploadDocument } from '../applications/landForm.ts';
import { expectNoSidewaysScroll, collectConsoleErrors } from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { callService, createCitizen, createSession, startWithSession } from '../support/session.ts';

const m = messages.en;
const t = readPageCopy('en');
const password = 'Mandira#2026';

async function startWithLogin(context: BrowserContext, page: Page, id: string, secret: string) {
  await startWithSession(context, await createSession(page.request, id, secret));
  return collectConsoleErrors(page);
}

async function startAsNewCitizen(context: BrowserContext, page: Page) {
  const { mobile, session } = await createCitizen(page.request, password);
  await startWithSession(context, session);
  return { mobile, lines: collectConsoleErrors(page) };
}

async function audit(page: Page, where: string) {
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, `${where} at 320 px`);
  await page.setViewportSize({ width: 1280, height: 900 });
}

type Row = Readonly<{
  applicationNo: string;
  applicationId: number;
  version: number;
  state: string;
}>;

const courtSteps: Readonly<Record<string, readonly [action: string, given: object]>> = {
  FILED: ['issueNotice', { caseNo: '12/2026' }],
  NOTICE_ISSUED: ['serve', { date: '2026-11-02' }],
  SERVED: ['listHearing', { date: '2099-01-05' }],
  HEARING: ['adjourn', { date: '2099-01-05', remark: 'The court did not sit.' }],
};

/** Creates a case in the officer's area with a hearing on 5 January 2099; returns its number. */
async function createCaseWithHearing(page: Page): Promise<string> {
  const { tokan } = await createSession(page.request, 'tahasil.brahmagiri', 'Tahasil@123');
  const ask = (path: string, input: object) => callService(page.request, path, input, tokan);
  let number: string | undefined;
  for (let step = 0; step < 4; step += 1) {
    const queue = { applicationType: 3, statusType: 'P', pageNumber: 1, pageSize: 100 };
    const { rows } = (await ask('api/officer/applications', queue))['result'] as { rows: Row[] };
    const row = rows.find(
      ({ applicationNo, state }) =>
        state in courtSteps && (number === undefined || applicationNo === number),
    );
    if (row === undefined) throw new Error('No case of the sample can come to a hearing.');
    number = row.applicationNo;
    const { applicationId, version } = row;
    const [action, given] = courtSteps[row.state] ?? ['', {}];
    const form = { applicationType: 3, applicationId, version, action, given };
    const { status } = await ask('api/officer/step', form);
    if (status !== 200) throw new Error(`${action}: ${String(status)}`);
    if ('date' in given && given.date === '2099-01-05') return number;
  }
  throw new Error(`${number ?? ''} came to no hearing.`);
}

test('an officer reads the cases of the area with their hearings and opens one', async ({
  context,
  page,
}) => {
  const number = await createCaseWithHearing(page);
  const lines = await startWithLogin(context, page, 'officer.puri', 'Officer@123');
  await page.goto('/officer/dashboard');
  await page.getByRole('link', { name: t['common:title.cases'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t['common:title.cases']);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(t['officer:cases.next'].replace('{day}', '05-01-2099'));
  await audit(page, 'the cases of an officer');

  const tahasil = page.getByLabel(t['common:place.tahasil']);
  await expect(tahasil).toBeDisabled();
  await page.getByLabel(t['common:place.district']).selectOption({ label: 'Puri' });
  await tahasil.selectOption({ label: 'Brahmagiri' });
  await expect(page.getByRole('row').filter({ hasText: 'Krushnaprasad' })).toHaveCount(0);
  await expect(row).toBeVisible();
  await tahasil.selectOption({ label: 'Kanas' });
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: t['officer:inbox.filters.clear'] }).click();
  await page.getByRole('link', { name: `${t['officer:open']} ${number}` }).click();
  const opened = page.getByRole('heading', { level: 2 }).filter({ hasText: number });
  await expect(opened).toBeFocused();
  const hearings = page.getByRole('region', { name: t['officer:case.hearings'] });
  await expect(hearings).toContainText('05-01-2099');
  expect(lines).toEqual([]);
});

test('reports are read by the person who sent them and by the officer of the place', async ({
  context,
  page,
  browser,
}) => {
  const { lines } = await startAsNewCitizen(context, page);
  const listPath = '/website/grievance/viewgrievance';
  await page.goto(listPath);
  await expect(page.getByText(t['grievances:empty'])).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: m['header.illegitimate'] }).click();
  await page
    .getByLabel(t['common:report.kind'], { exact: true })
    .selectOption({ label: t['common:report.kind.fence'] });
  await page.getByLabel(t['common:place.district']).selectOption({ label: 'Puri' });
  for (const key of ['common:place.tahasil', 'common:place.mouza'] as const) {
    const option = page.getByLabel(t[key]).locator('option:not([value=""])').first();
    await option.waitFor({ state: 'attached' });
    await page.getByLabel(t[key]).selectOption((await option.getAttribute('value')) ?? '');
  }
  await page
    .getByLabel(t['common:report.description'], { exact: true })
    .fill('A fence across the tank.');
  await page.getByLabel(t['common:report.landmark']).fill('Behind the school');
  await uploadDocument(page, t['apply:report.photos'], 'fence.pdf');
  await page.getByRole('button', { name: t['apply:report.submit'] }).click();
  const number = (await page.getByTestId('application-number').textContent()) ?? '';
  await page.goto('/website/grievance/addgrievance');
  await page.getByRole('link', { name: t['common:title.grievances'] }).click();
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(t['common:report.kind.fence']);
  await audit(page, 'own reports');
  await page
    .getByLabel(t['common:application.status'])
    .selectOption({ label: m['track.status.rejected'] });
  await expect(page.getByText(t['grievances:empty'])).toBeVisible();
  await page.getByLabel(t['common:application.status']).selectOption('');
  await row.getByRole('link').click();
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page).toHaveURL(/\/citizen\/applications\//);
  expect(lines).toEqual([]);

  const elsewhere = await browser.newContext();
  const officer = await elsewhere.newPage();
  await startWithLogin(elsewhere, officer, 'officer.puri', 'Officer@123');
  await officer.goto(listPath);
  const seen = officer.getByRole('row').filter({ hasText: number });
  await expect(seen).toContainText(t['common:report.kind.fence']);
  await expect(officer.getByText('Basanti Nayak')).toHaveCount(0);
  await seen.getByRole('link').click();
  const opened = officer.getByRole('heading', { level: 2 }).filter({ hasText: number });
  await expect(opened).toBeFocused();
  await elsewhere.close();
});

test('a citizen registers as a bidder with a number that is checked, and only while a tender is open', async ({
  context,
  page,
}) => {
  await page.goto('/website/tender');
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  const ways = page.getByRole('link', { name: new RegExp(`^${t['tenders:bidder.link']}`) });
  await expect(ways).toHaveCount(0);
  const { lines } = await startAsNewCitizen(context, page);
  await page.goto('/website/tender');
  const card = page.getByRole('tabpanel').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await ways.first().click();
  await expect(page).toHaveURL(/\/website\/bidder-registration\/[\w-]{40,}$/);
  await expect(page.getByRole('main')).toContainText(title);
  const field = page.getByLabel(t['tenders:bidder.aadhaar'], { exact: true });
  const submit = page.getByRole('button', { name: t['tenders:bidder.submit'], exact: true });
  const check = page.getByRole('button', { name: t['tenders:bidder.check'], exact: true });
  await submit.click();
  await expect(field).toBeFocused();
  await expect(page.getByText(t['tenders:bidder.checkFirst'])).toBeVisible();
  await field.fill('2345 6789 0125');
  await check.click();
  await expect(page.getByText(m['shared.aadhaar'], { exact: true })).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await audit(page, 'a wrong number of a bidder');
  await field.fill('2345 6789 0124');
  await check.click();
  await expect(page.getByText('XXXX XXXX 0124')).toBeVisible();
  await page
    .getByLabel(t['tenders:bidder.documents'])
    .setInputFiles({ name: 'solvency.pdf', mimeType: 'application/pdf', buffer: files.pdf });
  await expect(page.getByText(t['common:apply.document.uploaded'], { exact: true })).toBeVisible();
  await audit(page, 'a bidder who is known');
  await submit.click();
  await expect(page.getByRole('heading', { name: t['tenders:bidder.done.title'] })).toBeFocused();
  await expect(page.getByTestId('application-number')).toHaveText(/^AUC\/\d{4}\/\d{4}\/\d\d$/);
  const address = page.url();
  await page.goto('/website/bidder-registration/12');
  await expect(page).toHaveURL(/\/website\/page-not-found$/);

  await page.clock.setFixedTime(Date.now() + 400 * 86_400_000);
  await page.goto(address);
  await expect(page.getByText(m['bidder.closed'])).toBeVisible();
  await expect(submit).toHaveCount(0);
  expect(lines).toEqual([]);
});
