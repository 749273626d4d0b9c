import { expect, test, type APIRequestContext } from '@playwright/test';
import { collectConsoleErrors } from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { callService, createSession } from '../support/session.ts';
import { approveAll } from './officerAccount.ts';

/**
 * Publishes a version of the office's details as one administrator, approved by another; its owner is built from its
 * number.
 */
async function publish(
  request: APIRequestContext,
  buildOwner: (version: number) => string,
): Promise<void> {
  const { tokan } = await createSession(request, 'admin', 'Admin@1234');
  const { result } = await callService(request, 'api/admin/office/details', {}, tokan);
  const { versions } = result as { versions: { version: number }[] };
  const basedOn = versions[0]?.version ?? 0;
  const change = {
    basedOn,
    details: { 'owner.en': buildOwner(basedOn + 1) },
    reason: 'Another name',
  };
  const { status } = await callService(request, 'api/admin/office/save', change, tokan);
  expect(status).toBe(202);
  await approveAll(request);
}

// Other tests read the texts of the same portal: they begin when its pages have the first ones again.
test.afterEach(async ({ request }) => {
  const owner = readPageCopy('en')['office:owner'];
  await publish(request, () => owner);
  await expect.poll(async () => (await request.get('/website/contact-us')).text()).toContain(owner);
});

test('approved details of the office are on the public pages, which are hydrated without a fault', async ({
  page,
}) => {
  const { request } = page;
  let owner = '';
  await publish(request, (version) => {
    owner = `Land Records Office ${version}, Temple Administration, Odisha`;
    return owner;
  });
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
