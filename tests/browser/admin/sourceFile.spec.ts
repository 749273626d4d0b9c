import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { files } from '../../support/sampleFiles.ts';
import { collectConsoleErrors } from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { expectScreenReaderSupport } from '../support/screenReader.ts';
import { callService, createSession } from '../support/session.ts';
import { approveAll } from './officerAccount.ts';
import { findRecordPanel, logInSecondAdministrator, openPage } from './twoAdministrators.ts';

const [m, t] = [messages.en, readPageCopy('en')];
const deed = { name: 'deed.pdf', mimeType: 'application/pdf', buffer: Buffer.from(files.pdf) };

test('the file of a changed khatiyan is read before the approval, and opened from its history after', async ({
  browser,
  request,
}) => {
  const session = await createSession(request, 'admin', 'Admin@1234');
  const call = (path: string, input: object) =>
    callService(request, `api/admin/khatian/${path}`, input, session['tokan']);
  const readFirst = async () => {
    const seen = await call('view', { entity: 'khatian', pageNumber: 1, pageSize: 1 });
    const [found] = (seen['result'] as { rows: { id: number; version: number }[] }).rows;
    return found;
  };
  const row = await readFirst();
  const marfatdar = `Seva committee ${Date.now()}`;
  const first = await openPage(browser, session);
  const lines = collectConsoleErrors(first);

  await test.step('an administrator attaches the document of a change', async () => {
    await first.goto(`/admin/manage/khatian?open=${row?.id}`);
    const panel = findRecordPanel(first);
    await panel.getByLabel(t['admin:field.marfatdar']).fill(marfatdar);
    await panel
      .getByLabel(new RegExp(`^${t['admin:field.source']}`))
      .first()
      .fill('Deed 8 of 2026');
    await panel.locator('input[type=file]').setInputFiles(deed);
    await expect(
      panel.getByText(t['common:apply.document.uploaded'], { exact: true }),
    ).toBeVisible();
    await panel.getByLabel(t['admin:field.documentLanguage']).selectOption('or');
    await expectScreenReaderSupport(first, 'the form of a khatiyan with a file');
    await panel.getByRole('button', { name: t['admin:save'], exact: true }).click();
    await expect(first.getByText(/second administrator/).first()).toBeVisible();
  });

  await test.step('a second one reads it and approves', async () => {
    const second = await openPage(browser, await logInSecondAdministrator(request));
    await second.goto('/admin/changes');
    const card = second.getByRole('article').filter({ hasText: marfatdar });
    const loading = second.waitForEvent('download');
    await card.getByRole('button', { name: m['notification.download'] }).click();
    const saved = await (await loading).path();
    expect((await readFile(saved)).subarray(0, 5).toString()).toBe('%PDF-');
    await card.getByRole('button', { name: new RegExp(`^${t['admin:changes.approve']}`) }).click();
    await second
      .getByRole('alertdialog')
      .getByRole('button', { name: t['admin:changes.approve'], exact: true })
      .click();
    await expect(card).toBeHidden();
  });

  await test.step('the history of the khatiyan has the file', async () => {
    await first.goto(`/admin/manage/khatian?open=${row?.id}`);
    const history = findRecordPanel(first).getByRole('region', { name: t['admin:history'] });
    const change = history.getByRole('listitem').filter({ hasText: marfatdar });
    await expect(change).toContainText('Deed 8 of 2026');
    await expect(change).toContainText(/PDF, .+, Odia/);
    const loading = first.waitForEvent('download');
    await change.getByRole('button', { name: m['notification.download'] }).click();
    expect((await loading).suggestedFilename()).toBe('deed.pdf');
    expect(lines).toEqual([]);
  });

  const { version } = (await readFirst()) ?? {};
  const back = { ...row, entity: 'khatian', version, source: 'Deed 8 was void' };
  const day = (row as { publishedOn?: string | null } | undefined)?.publishedOn ?? '';
  expect((await call('save', { ...back, publishedOn: day }))['status']).toBe(202);
  await approveAll(request);
});
