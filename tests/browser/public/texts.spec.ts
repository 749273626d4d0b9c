import { expect, test, type Locator, type Page } from '@playwright/test';
import { messages, type MessageKey } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { createSession, startWithSession } from '../support/session.ts';
import { soft } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Expects texts that are shown alone or begin the name of a link or button. */
async function expectTexts(scope: Locator, keys: readonly MessageKey[]): Promise<void> {
  for (const key of keys) {
    const name = new RegExp(`^${escaped(m[key])}`);
    const found = scope
      .getByText(m[key], { exact: true })
      .or(scope.getByRole('link', { name }))
      .or(scope.getByRole('button', { name }))
      .filter({ visible: true });
    await soft(found.first(), key).toBeVisible();
  }
}

const pages: readonly (readonly [path: string, keys: readonly MessageKey[]])[] = [
  [
    '/website/sitemap',
    [
      ...(['sitemap.global', 'sitemap.apply', 'sitemap.status', 'sitemap.help'] as const),
      ...(['sitemap.contact', 'sitemap.policy', 'sitemap.disclaimer', 'sitemap.terms'] as const),
      ...(['header.about', 'header.illegitimate'] as const),
      ...(['header.faq', 'header.login', 'header.register'] as const),
    ],
  ],
  [
    '/website/feature-inner',
    [
      ...(['feature.tab1', 'feature.tab2', 'feature.tab3', 'feature.tab4'] as const),
      ...(['feature.tab5', 'feature.tab6', 'feature.tab7', 'feature.tab8'] as const),
    ],
  ],
  ['/website/page-not-found', ['notFound.title', 'notFound.text', 'page.goHome']],
  ['/website/server-error', ['serverError.title', 'page.goHome']],
  ['/website/notification', ['notification.download']],
  [
    '/website/tender',
    [
      ...(['tender.page', 'tender.current', 'tender.archive', 'tender.open'] as const),
      ...(['tender.download', 'tender.applyNow', 'tender.prev', 'tender.next'] as const),
    ],
  ],
];

const openMain = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.getByRole('main');
};

test('the public pages have the texts of the specification', async ({ page }) => {
  for (const [path, keys] of pages) {
    await test.step(path, async () => expectTexts(await openMain(page, path), keys));
  }
  await page.getByRole('tab', { name: m['tender.archive'] }).click();
  await expectTexts(page.getByRole('main'), ['tender.closed']);
  await test.step('/privacy-policy', async () =>
    soft(await openMain(page, '/privacy-policy')).toContainText(m['privacy.updated']));
  await test.step('the header of a visitor', async () => {
    const header = page.getByRole('banner');
    const services = header.getByRole('button', { name: m['header.citizenServices'] });
    // A press before hydration opens nothing.
    await expect(async () => {
      await services.click();
      await expect(services).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
    }).toPass();
    await expectTexts(header, [
      ...(['header.about', 'header.citizenServices', 'header.track', 'header.faq'] as const),
      ...(['header.applyForLand', 'header.donate', 'header.illegitimate'] as const),
      ...(['header.guestHouse', 'header.login', 'header.register'] as const),
    ]);
  });
  await test.step('the form of Track Your Status', async () => {
    const main = await openMain(page, '/website/track-status');
    await expectTexts(main, ['track.applicationType', 'track.search']);
    const chosen = m['shared.select'].replace('{label}', m['track.applicationType']);
    await soft(main.getByRole('option', { name: chosen })).toHaveCount(1);
  });
});

test('the header of an officer has the texts of the specification', async ({
  page,
  context,
  request,
}) => {
  await startWithSession(context, await createSession(request, 'officer.puri', 'Officer@123'));
  await openMain(page, '/officer/dashboard');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: t['common:shell.accountMenu'] }).click();
  await expectTexts(header, ['header.editProfile', 'header.changePassword', 'header.logout']);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectTexts(page.getByRole('navigation', { name: 'Main', exact: true }), ['header.webGis']);
  await page.getByRole('button', { name: m['plotSearch.title'] }).first().click();
  const dialog = page.getByRole('dialog', { name: m['plotSearch.title'] });
  await expectTexts(dialog, ['plotSearch.title']);
  for (const key of [
    ...(['plotSearch.district', 'plotSearch.tahasil'] as const),
    ...(['plotSearch.mouza', 'plotSearch.khatian'] as const),
  ]) {
    await soft(dialog.getByLabel(new RegExp(`^${m[key]}`)), key).toBeVisible();
  }
});
