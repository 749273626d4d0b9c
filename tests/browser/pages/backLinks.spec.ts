import { expect, test } from '@playwright/test';
import { routes, type PageRow } from '../../../apps/portal/src/app/routes.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { createSession, startWithSession } from '../support/session.ts';

const t = readPageCopy('en');

const isPage = (row: (typeof routes)[number]): row is PageRow => 'page' in row;
const pathsIn = (area: string) =>
  routes
    .filter((row) => isPage(row) && row.path.startsWith(`${area}/`) && !row.path.includes(':'))
    .map(({ path }) => path);

// Requirement: UN-096
for (const [who, area, start, userId, password] of [
  ['citizen', '/citizen', '/citizen/citizen-dashboard', '9437000001', 'Citizen@123'],
  ['officer', '/officer', '/officer/dashboard', 'officer.puri', 'Officer@123'],
  ['administrator', '/admin', '/admin/new-dashboard', 'admin', 'Admin@1234'],
] as const) {
  test(`every page of the ${who} but the first has a Back link that leads there`, async ({
    page,
    context,
  }) => {
    await startWithSession(context, await createSession(page.request, userId, password));
    const extra = area === '/admin' ? ['/change-password', '/admin/manage/faq'] : [];
    for (const path of [...pathsIn(area), ...extra]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const back = page
        .getByRole('main')
        .getByRole('link', { name: t['common:shell.back'], exact: true });
      if (path === start) {
        await expect(back, path).toHaveCount(0);
        continue;
      }
      await back.click();
      await expect(page, path).toHaveURL(new RegExp(`${start}$`));
    }
  });
}
