import { expect, test } from '@playwright/test';
import { files } from '../../support/sampleFiles.ts';
import { collectConsoleErrors } from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { callService, createSession, startWithSession } from '../support/session.ts';
import { approveAll } from './officerAccount.ts';

const t = readPageCopy('en');
const title = 'Camp with a plan at Konark';

test('the document of a draft is public when a second administrator has approved the draft, not before', async ({
  page,
  context,
}) => {
  const { request } = page;
  const session = await createSession(request, 'admin', 'Admin@1234');
  await startWithSession(context, session);
  const lines = collectConsoleErrors(page);
  await page.goto('/admin/pages?new=notification');
  const main = page.getByRole('main');
  await main.getByLabel(t['admin:field.title'], { exact: true }).fill(title);
  await main.getByLabel(t['admin:field.description'], { exact: true }).fill('<p>At ten.</p>');
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(files.pdf) };
  await main.locator('input[type=file]').setInputFiles(plan);
  await expect(main.getByText(t['admin:document.added']).first()).toBeVisible();
  await expect(main.getByLabel(t['admin:field.title'], { exact: true })).toHaveValue(title);
  await expect(main.getByRole('button', { name: t['sitePages:document.remove'] })).toBeVisible();
  await main.getByLabel(t['admin:changes.reason'], { exact: true }).fill('The camp is on Monday');
  await main.getByRole('button', { name: t['admin:rights.request'] }).click();
  await expect(main.getByText(t['sitePages:sent'])).toBeVisible();

  const name = new URL(page.url()).searchParams.get('page') ?? '';
  const details = await callService(request, 'api/admin/pages/details', { name }, session.tokan);
  const { draft } = details['result'] as {
    draft: { source: { fields: { uploadDoc: string } } };
  };
  const address = `/service/downloadDocument/${draft.source.fields.uploadDoc}`;
  expect((await request.get(address)).status()).toBe(404);
  await approveAll(request);
  expect((await request.get(address)).status()).toBe(200);
  await page.goto('/website/notification');
  await expect(page.getByText(title).first()).toBeVisible();
  expect(lines).toEqual([]);

  const filter = { entity: 'notification', filter: { text: title }, pageNumber: 1, pageSize: 10 };
  const list = await callService(request, 'api/admin/notification/view', filter, session.tokan);
  const { rows } = list['result'] as { rows: { id: number; version: number }[] };
  for (const { id, version } of rows)
    await callService(
      request,
      'api/admin/notification/delete',
      { entity: 'notification', id, version },
      session.tokan,
    );
});

test('the photo in the draft of a contact card is on the card after the approval, not before', async ({
  page,
  context,
}) => {
  const { request } = page;
  const designation = 'Clerk for photos at Konark';
  const session = await createSession(request, 'admin', 'Admin@1234');
  await startWithSession(context, session);
  await page.goto('/admin/pages?new=contact');
  const main = page.getByRole('main');
  const fill = (field: 'office' | 'designation' | 'phone' | 'address', text: string) =>
    main
      .getByLabel(new RegExp(`^${t[`admin:field.${field}`]}( |$)`))
      .first()
      .fill(text);
  await fill('office', 'Land office, Konark');
  await fill('designation', designation);
  await fill('phone', '06758 000 001');
  await fill('address', 'Konark');
  await main.getByLabel(t['admin:field.place'], { exact: true }).fill('99');
  const photo = { name: 'clerk.png', mimeType: 'image/png', buffer: Buffer.from(files.png) };
  await main.locator('input[type=file]').setInputFiles(photo);
  await expect(main.getByText(t['admin:document.added']).first()).toBeVisible();
  const alt = t['sitePages:photo.portrait'].replace('{designation}', designation);
  await expect(main.getByRole('img', { name: alt })).toBeVisible();
  await main.getByLabel(t['admin:changes.reason'], { exact: true }).fill('A new clerk');
  await main.getByRole('button', { name: t['admin:rights.request'] }).click();
  await expect(main.getByText(t['sitePages:sent'])).toBeVisible();
  const name = new URL(page.url()).searchParams.get('page') ?? '';
  const details = await callService(request, 'api/admin/pages/details', { name }, session.tokan);
  const { draft } = details['result'] as { draft: { source: { fields: { uploadDoc: string } } } };
  const address = `/service/downloadDocument/${draft.source.fields.uploadDoc}`;
  expect((await request.get(address)).status()).toBe(404);
  await page.goto('/website/contact-us');
  await expect(page.getByRole('img', { name: alt })).toHaveCount(0);
  await approveAll(request);
  await page.reload();
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
  expect((await request.get(address)).status()).toBe(200);

  const filter = { entity: 'contact', filter: { text: designation }, pageNumber: 1, pageSize: 10 };
  const list = await callService(request, 'api/admin/contact/view', filter, session.tokan);
  const { rows } = list['result'] as { rows: { id: number; version: number }[] };
  for (const { id, version } of rows)
    await callService(
      request,
      'api/admin/contact/delete',
      { entity: 'contact', id, version },
      session.tokan,
    );
});
