import { expect, test } from '@playwright/test';
import { collectConsoleErrors } from '../support/audit.ts';
import { callService, createSession } from '../support/session.ts';
import { approveAll } from './officerAccount.ts';

test('approved details of the office are on the public pages, which are hydrated without a fault', async ({
  page,
}) => {
  const { request } = page;
  const { tokan } = await createSession(request, 'admin', 'Admin@1234');
  const { result } = await callService(request, 'api/admin/office/details', {}, tokan);
  const { versions } = result as { versions: { version: number }[] };
  const basedOn = versions[0]?.version ?? 0;
  const owner = `Land Records Office ${basedOn + 1}, Temple Administration, Odisha`;
  const change = { basedOn, details: { 'owner.en': owner }, reason: 'Another name' };
  const { status } = await callService(request, 'api/admin/office/save', change, tokan);
  expect(status).toBe(202);
  await approveAll(request);
  const lines = collectConsoleErrors(page);
  await expect(async () => {
    await page.goto('/home');
    await expect(page.getByText(owner)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('data-prerendered', 'en');
  expect(await (await request.get('/home')).text()).toContain(owner);
  lines.length = 0;
  await page.goto('/website/about');
  await expect(page.getByText(owner)).toBeVisible();
  await page.getByRole('button', { name: 'Larger text' }).click();
  expect(lines).toEqual([]);
});
