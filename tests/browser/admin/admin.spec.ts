import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { collectConsoleErrors } from '../support/audit.ts';
import { daysBefore, typeDate } from '../support/dates.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { files } from '../../support/sampleFiles.ts';
import { expectScreenReaderSupport } from '../support/screenReader.ts';
import {
  callService,
  createSession,
  startWithSession,
  type StoredSession,
} from '../support/session.ts';

const t = readPageCopy('en');
const m = messages.en;

const findRecordPanel = (page: Page) => page.locator('dialog[data-size=wide]');

/** Opens a list with an empty form beside it and fills its lines by label. */
async function fillNewRecord(page: Page, entity: string, lines: Readonly<Record<string, string>>) {
  await page.goto(`/admin/manage/${entity}?open=new`);
  for (const [label, text] of Object.entries(lines)) {
    await findRecordPanel(page).getByLabel(label, { exact: true }).fill(text);
  }
}

async function fillTime(page: Page, label: string, date: string) {
  await typeDate(page, new RegExp(`^${label}$`), date);
  await page.getByLabel(t['admin:time.of'].replace('{label}', label)).fill('10:30');
}

const save = (page: Page) =>
  findRecordPanel(page).getByRole('button', { name: t['admin:save'], exact: true }).click();

let session: StoredSession;
test.beforeEach(async ({ context, request }) => {
  session = await createSession(request, 'admin', 'Admin@1234');
  await startWithSession(context, session);
});

// Requirement: RO-004
test('a question, a notice and a tender are on the public site as soon as they are saved', async ({
  page,
  browser,
}) => {
  const lines = collectConsoleErrors(page);
  const visitor = await (await browser.newContext()).newPage();
  await fillNewRecord(page, 'faq', {
    [t['admin:field.place']]: '1',
    [t['admin:field.question']]: 'May I pay at the counter?',
    [t['admin:field.answer']]: 'Yes, on working days.',
  });
  await save(page);
  await expect(page.getByText(/was saved\./).first()).toBeVisible();
  await expectScreenReaderSupport(page, 'a record that was saved');
  await visitor.goto('/website/faq');
  await expect(visitor.getByText('May I pay at the counter?')).toBeVisible();

  await fillNewRecord(page, 'notification', {
    [t['admin:field.title']]: 'Counter opens on Sunday',
    [t['admin:field.description']]: '<p>From <b>ten</b>.</p><script>window.broken = 1</script>',
  });
  await save(page);
  await expect(
    findRecordPanel(page).getByLabel(t['admin:field.description'], { exact: true }),
  ).toHaveValue('<p>From <b>ten</b>.</p>');
  const title = findRecordPanel(page).getByLabel(t['admin:field.title'], { exact: true });
  await title.fill('Not saved yet');
  await findRecordPanel(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'counter.pdf', mimeType: 'application/pdf', buffer: files.pdf });
  await expect(
    findRecordPanel(page).getByText(t['admin:document.done'], { exact: true }),
  ).toBeVisible();
  await expect(findRecordPanel(page).getByText('counter.pdf').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(title).toHaveValue('Not saved yet');
  await visitor.goto('/website/notification');
  const notice = visitor.locator('li, article').filter({ hasText: 'Counter opens on Sunday' });
  await expect(notice.first()).toContainText('From ten.');
  await expect(
    notice.getByRole('link', { name: m['notification.download'] }).first(),
  ).toBeVisible();

  await fillNewRecord(page, 'tender', {
    [t['common:admin.field.letterNo']]: '9999/LR',
    [t['admin:field.title']]: 'Lease of the new tank',
  });
  const soon = daysBefore(-40).slice(0, 10);
  await fillTime(page, t['admin:field.startDate'], '2026-10-01');
  await fillTime(page, t['admin:field.closeDate'], soon);
  await save(page);
  await expect(findRecordPanel(page).getByRole('heading', { name: /^Edit/ })).toBeVisible();
  await visitor.goto('/website/tender');
  await visitor.waitForLoadState('networkidle');
  await visitor.getByLabel(new RegExp(t['tenders:title'])).fill('new tank');
  await visitor.getByRole('button', { name: m['track.search'], exact: true }).click();
  await expect(visitor.getByText('Lease of the new tank')).toBeVisible();
  expect(lines).toEqual([]);
});

// Requirement: RO-004
test('invalid fields and conflicting changes have messages, and a record can be retired', async ({
  page,
}) => {
  await page.goto('/admin/manage/contact');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await expect(findRecordPanel(page).getByRole('heading').first()).toBeFocused();
  const phone = findRecordPanel(page).getByLabel(t['admin:field.phone']);
  await phone.fill('none');
  await save(page);
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(findRecordPanel(page).getByText(m['admin.invalid']).first()).toBeVisible();

  const list = { filter: {}, pageNumber: 1, pageSize: 1 };
  const seen = await callService(page.request, 'api/admin/contact/view', list, session['tokan']);
  const [row] = (seen['result'] as { rows: Record<string, unknown>[] }).rows;
  const other = await callService(page.request, 'api/admin/contact/save', row, session['tokan']);
  expect(other['status']).toBe(200);
  await phone.fill('+91 6752 222222');
  await save(page);
  await expect(findRecordPanel(page).getByText(m['admin.conflict'])).toBeVisible();
  await findRecordPanel(page).getByRole('button', { name: t['admin:reload'] }).click();
  await expect(findRecordPanel(page).getByText(m['admin.conflict'])).toBeHidden();

  const retire = findRecordPanel(page).getByRole('button', { name: t['admin:retire'] });
  await retire.click();
  await page.getByRole('alertdialog').getByRole('button', { name: t['admin:retire'] }).click();
  await expect(page.getByText(/is out of use\./).first()).toBeVisible();
  await page.goto('/admin/manage/contact?use=retired');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await findRecordPanel(page).getByRole('button', { name: t['admin:restore'] }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t['admin:restore'] }).click();
  await expect(page.getByText(/is back in use\./).first()).toBeVisible();
});
