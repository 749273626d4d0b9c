import { expect, test, type Page } from '@playwright/test';
import { messages, type Language } from '@temple-land/portal-core';
import { getDocumentName } from '../../support/firstDocumentKinds.ts';
import { files } from '../../support/sampleFiles.ts';
import { createPointerActor } from '../support/actor.ts';
import {
  expectNoFindings,
  expectNoSidewaysScroll,
  collectConsoleErrors,
} from '../support/audit.ts';
import { deleteDraft } from '../support/session.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { watchCaptcha } from '../support/sampleService.ts';
import { signIn } from '../support/signIn.ts';

const narrow = { width: 360, height: 800 };
const wide = { width: 1440, height: 900 };
const getTexts = (language: Language) => ({ m: messages[language], t: readPageCopy(language) });

async function start(page: Page, language: Language, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.addInitScript((language) => localStorage.setItem('language', language), language);
  return {
    ...getTexts(language),
    lines: collectConsoleErrors(page),
    actor: createPointerActor(page),
  };
}

const photo = { name: 'place.pdf', mimeType: 'application/pdf', buffer: files.pdf };

async function waitForRest(page: Page, where: string) {
  await expectNoFindings(page, where);
  await expectNoSidewaysScroll(page, where);
}

// Requirement: RO-002
test('illegitimate use is reported, listed and tracked, in Odia at 360 px', async ({ page }) => {
  await signIn(page, 'citizen');
  const { m, t, actor, lines } = await start(page, 'or', narrow);
  await page.goto('/citizen/citizen-dashboard');
  await deleteDraft(page, 1);
  await page.getByRole('link', { name: m['header.illegitimate'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m['header.illegitimate']);
  await page.getByRole('button', { name: t['apply:report.submit'] }).click();
  await expect(page.getByRole('alert')).toContainText(m['report.kind.required']);
  await expect(page.getByRole('alert')).toContainText(m['report.description.required']);
  await waitForRest(page, 'the refused report');
  await actor.choose(
    page.getByLabel(t['common:report.kind'], { exact: true }),
    t['common:report.kind.fence'],
  );
  await actor.choose(page.getByLabel(t['common:place.district']), /\p{L}/u);
  await actor.choose(page.getByLabel(t['common:place.tahasil']), /\p{L}/u);
  await actor.choose(page.getByLabel(t['common:place.mouza'], { exact: true }), /\p{L}/u);
  await actor.type(page.getByLabel(t['common:report.landmark']), 'Behind the school');
  await actor.type(
    page.getByLabel(t['common:report.description']),
    'A new wall stands across the path.',
  );
  await page
    .getByLabel(t['apply:report.photos'])
    .setInputFiles([photo, { ...photo, name: 'b.pdf' }]);
  await expect(page.getByText(t['common:apply.document.uploaded'], { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: t['apply:report.submit'] }).click();
  // Requirement: UN-112
  await expect(page.getByRole('heading', { name: t['apply:report.done.title'] })).toBeFocused();
  const number = (await page.getByTestId('application-number').textContent()) ?? '';
  await waitForRest(page, 'the submitted report');

  await page.goto('/citizen/applications');
  await page.getByRole('link', { name: `${t['common:citizen.view']} ${number}` }).click();
  const details = page.getByRole('main');
  await expect(details.getByText(t['common:report.kind.fence'])).toBeVisible();
  const paper = page.waitForEvent('download');
  await details.getByRole('button', { name: t['citizen:papers.receipt'] }).click();
  expect((await paper).suggestedFilename()).toBe(`receipt-${number.replaceAll('/', '-')}.pdf`);
  expect(lines).toEqual([]);
  await page.evaluate(() => sessionStorage.clear());

  const captcha = watchCaptcha(page);
  await page.goto('/home');
  await page.getByRole('main').getByRole('button', { name: m['header.track'] }).click();
  const track = page.getByRole('dialog', { name: m['header.track'] });
  await actor.choose(track.getByLabel(m['track.applicationType']), t['track:type.illegitimate']);
  await actor.type(track.getByLabel(t['track:number'], { exact: true }), number);
  await actor.type(track.getByTestId('captcha-answer'), await captcha.answer());
  await track.getByRole('button', { name: m['track.search'], exact: true }).click();
  await expect(track.getByText(m['track.status.pending'], { exact: true })).toBeVisible();
  await expect(track.getByText(m['track.loginPrompt'])).toBeHidden();
});

// Requirement: PI-007
test('Form M is sent and listed, in English at 1440 px', async ({ page }) => {
  await signIn(page, 'citizen');
  const { m, t, actor, lines } = await start(page, 'en', wide);
  await page.goto('/quarry-application');
  await actor.type(page.getByLabel(t['common:quarry.source']), 'Kaipadar laterite');
  await actor.choose(page.getByLabel(t['common:place.district']), /\p{L}/u);
  await actor.choose(page.getByLabel(t['common:place.tahasil']), /\p{L}/u);
  await actor.type(page.getByLabel(t['common:quarry.quantity']), '1500.50');
  await actor.type(page.getByLabel(t['common:quarry.period']), '5');
  await page.getByRole('checkbox', { name: t['common:apply.declaration'] }).check();
  const send = page.getByRole('button', { name: t['quarry:submit'] });
  await send.click();
  const requiredMessage = m['apply.document.required'].replace(
    '{label}',
    getDocumentName('challan'),
  );
  await expect(page.getByRole('alert')).toContainText(requiredMessage);
  await waitForRest(page, 'the refused Form M');
  for (const kind of ['identity', 'challan', 'solvency']) {
    await page.getByLabel(getDocumentName(kind)).setInputFiles(photo);
  }
  await expect(page.getByText(t['common:apply.document.uploaded'], { exact: true })).toHaveCount(3);
  await send.click();
  // Requirement: UN-112
  await expect(page.getByRole('heading', { name: t['quarry:done.title'] })).toBeFocused();
  const number = (await page.getByTestId('application-number').textContent()) ?? '';
  await page.getByRole('link', { name: t['common:apply.done.dashboard'] }).click();
  await page.getByRole('link', { name: `${t['common:citizen.view']} ${number}` }).click();
  const details = page.getByRole('main');
  await expect(details.getByText('1,500.5 m³')).toBeVisible();
  await expect(details.getByText('5 Year')).toBeVisible();
  await waitForRest(page, 'the details of Form M');
  expect(lines).toEqual([]);
});

test('a session ended by another login is left at once', async ({ page, browser }) => {
  await signIn(page, 'counter');
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, 'counter');
  await expect(page).toHaveURL(/\/website\/session-ended$/);
  const { t } = getTexts('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t['info:sessionEnded.title']);
  expect(await page.evaluate(() => sessionStorage.getItem('tokan'))).toBeNull();
  await waitForRest(page, 'the ended session');
  await expect(elsewhere).toHaveURL(/\/officer$/);
  await elsewhere.close();
});
