import { expect, test, type Locator } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { createSession, startWithSession } from '../support/session.ts';
import { expectFieldError, soft } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

async function choose(field: Locator, at = 0): Promise<void> {
  const option = field.locator('option:not([value=""])').nth(at);
  await option.waitFor({ state: 'attached' });
  await field.selectOption((await option.getAttribute('value')) ?? '');
}

test('Search Plot loads each level from the one above and opens the report of the deepest', async ({
  page,
  context,
  request,
}) => {
  await startWithSession(context, await createSession(request, 'officer.puri', 'Officer@123'));
  const methods: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().endsWith('fillDropDown')) return;
    const { REQUEST_DATA } = sent.postDataJSON() as { REQUEST_DATA: string };
    methods.push(Buffer.from(REQUEST_DATA, 'base64').toString('utf8'));
  });
  await page.goto('/officer/applications');
  await page.getByRole('button', { name: m['plotSearch.title'] }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Search Plot', exact: true });
  const field = (name: string) => dialog.getByLabel(new RegExp(`^${name}`));
  const [district, tahasil, mouza, khatian] = [
    field('District Name'),
    field('Tahasil Name'),
    field('Mouza Name'),
    field('Khatian No'),
  ];
  const submit = dialog.getByRole('button', { name: t['officer:plotSearch.button'] });
  await test.step('a district is required', async () => {
    await submit.click();
    await expectFieldError(district, m['track.district.required']);
  });
  await test.step('HD-030: each level comes from the one above', async () => {
    await district.selectOption({ label: 'Puri' });
    await choose(tahasil);
    await choose(mouza);
    await choose(khatian);
    for (const method of ['DistrictName', 'TehsilName', 'Mouza', 'KhataNo'])
      expect.soft(methods.join(' ')).toContain(`fillsel${method}List`);
  });
  await test.step('HD-030: changing a level clears the deeper ones', async () => {
    await choose(tahasil, 1);
    await soft(mouza).toHaveValue('');
    await soft(khatian).toHaveValue('');
    await soft(khatian).toBeDisabled();
  });
  await test.step('HD-031: the deepest level decides, its ids are hidden', async () => {
    await choose(mouza);
    await submit.click();
    await soft(page).toHaveURL(/\/land-information\/khatiyan-report\/[\w-]{60,}$/);
    await soft(dialog).toHaveCount(0);
  });
});
