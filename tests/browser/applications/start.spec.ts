import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { startSignedIn } from '../support/signIn.ts';

const m = messages.en;
const t = readPageCopy('en');

const links = [
  [m['header.applyForLand'], '/website/grievance/addgrievance'],
  [m['header.illegitimate'], '/website/grievance/addgrievance?for=illegitimate'],
  [t['common:quarry.title'], '/quarry-application'],
  [t['common:title.plotCheck'], '/website/plot-check'],
  [t['citizen:start.ask'], '/website/contact-us'],
  [m['tender.page'], '/website/tender'],
] as const;

test('a citizen’s dashboard has a link to every form', async ({ page }) => {
  await startSignedIn(page, 'citizen');
  await page.goto('/citizen/citizen-dashboard');
  const card = page.getByRole('region', { name: t['citizen:start'] });
  for (const [name, address] of links) {
    const link = card.getByRole('link', { name, exact: true });
    await expect.soft(link, name).toHaveAttribute('href', address);
  }
  await card.getByRole('link', { name: m['header.applyForLand'], exact: true }).click();
  await expect(page).toHaveURL(/\/website\/grievance\/addgrievance/);
});
