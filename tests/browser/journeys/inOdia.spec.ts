import { expect, test, type Page } from '@playwright/test';
import { createAssistiveActor, createKeyboardActor, type Actor } from '../support/actor.ts';
import { collectConsoleErrors } from '../support/audit.ts';
import { callService, createSession } from '../support/session.ts';
import { getTexts } from './journey.ts';

const { m, t } = getTexts('or');

const mainOf = (page: Page) => page.getByRole('main');
const footerOf = (page: Page) => page.getByRole('contentinfo');

/** Opens the landing page; a prerendered page is interactive once its code is loaded. */
async function open(page: Page): Promise<void> {
  await page.goto('/home');
  await page.waitForLoadState('networkidle');
}

async function findTender({ page, press, type }: Actor): Promise<void> {
  await press(page.getByRole('banner').getByRole('link', { name: t['common:title.search'] }));
  await type(mainOf(page).getByRole('searchbox', { name: t['search:label'] }), 'ମାଛ ଧରିବା');
  await press(mainOf(page).getByRole('button', { name: m['track.search'], exact: true }));
  const tenders = mainOf(page).getByRole('region', { name: t['search:tenders'] });
  const found = tenders.getByRole('link', { name: /ମାଛ ଧରିବା/ }).first();
  const title = await found.innerText();
  await press(found);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(mainOf(page).getByText(t['tenders:closes'], { exact: true }).first()).toBeVisible();
}

async function readGuide({ page, press }: Actor): Promise<void> {
  await press(footerOf(page).getByRole('link', { name: t['common:title.help'], exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: t['common:title.help'] })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const contents = page.getByRole('navigation', { name: t['info:document.contents'] });
  const guide = contents.getByRole('link').nth(1);
  const title = await guide.innerText();
  await press(guide);
  const section = page.getByRole('region', { name: title });
  await expect(section.getByRole('heading', { name: title })).toBeInViewport();
  await expect(section.getByRole('listitem').first()).toBeVisible();
  await expect(section.getByRole('img')).toHaveAccessibleName(/\p{Script=Oriya}/u);
}

async function trackStatus({ page, press, type, choose }: Actor): Promise<void> {
  const { tokan, userId } = await createSession(page.request, '9437000001', 'Citizen@123');
  const input = { createdBy: Number(userId), pageNumber: 1, pageSize: 50 };
  const { result } = await callService(page.request, 'land/appliedlanddetails', input, tokan);
  const { rows } = result as { rows: { applicationNo: string }[] };
  const number = rows.find(({ applicationNo }) => applicationNo.startsWith('LA/'))?.applicationNo;
  await press(mainOf(page).getByRole('button', { name: m['header.track'], exact: true }));
  const dialog = page.getByRole('dialog', { name: m['header.track'] });
  await choose(dialog.getByLabel(m['track.applicationType']), t['track:type.land']);
  await type(dialog.getByLabel(t['track:number'], { exact: true }), number ?? '');
  await press(dialog.getByRole('button', { name: t['common:captcha.proof.start'] }));
  await expect(dialog.getByText(t['common:captcha.proof.passed']).first()).toBeVisible();
  await press(dialog.getByRole('button', { name: m['track.search'], exact: true }));
  await expect(dialog.getByText(number ?? '', { exact: true })).toBeVisible();
}

async function reportPage({ page, press, type }: Actor): Promise<void> {
  await press(page.getByRole('button', { name: t['common:pageFoot.report'] }));
  const dialog = page.getByRole('dialog', { name: t['common:pageFoot.report'] });
  await type(dialog.getByLabel(t['pageReports:problem']), 'ତାରିଖ ଭୁଲ ଅଛି।');
  await press(dialog.getByRole('button', { name: t['pageReports:send'] }));
  await expect(dialog.getByText(t['pageReports:sent'])).toBeVisible();
  await press(dialog.getByRole('button', { name: t['common:shell.close'] }).last());
  await expect(dialog).toBeHidden();
}

const journeys = [
  ['finds a tender by search', findTender],
  ['reads a guide', readGuide],
  ['tracks a status without a cognitive test', trackStatus],
  ['reports a problem with a page', reportPage],
] as const;
const actors = [
  ['by keyboard alone', createKeyboardActor],
  ['from roles and names alone', createAssistiveActor],
] as const;

for (const [title, journey] of journeys) {
  for (const [by, actorOf] of actors) {
    test(`a visitor ${title} ${by}, in Odia`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.addInitScript(() => localStorage.setItem('language', 'or'));
      const lines = collectConsoleErrors(page);
      await open(page);
      await journey(actorOf(page));
      expect(lines).toEqual([]);
    });
  }
}
