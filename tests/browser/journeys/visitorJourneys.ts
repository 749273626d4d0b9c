import { expect, type Page } from '@playwright/test';
import type { MessageKey } from '@temple-land/portal-core';
import type { Actor } from '../support/actor.ts';
import { register, getTexts, type Journey } from './journey.ts';
import { getSentCode, watchCaptcha } from '../support/sampleService.ts';
import { callService, createSession } from '../support/session.ts';

/** A journey of a visitor: begins at the landing page and ends at its goal. */
export type VisitorJourney = (actor: Actor, journey: Journey) => Promise<void>;

const findButton = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole('main').getByRole(role, { name, exact: true });

// A prerendered page is interactive once its code is loaded.
async function open(page: Page): Promise<void> {
  await page.goto('/home');
  await page.waitForLoadState('networkidle');
}

/** Registers an account and shows the login page with the specification's message. */
export const registerAccount: VisitorJourney = register;

/** Resets a forgotten password with a one-time code. */
export const resetPassword: VisitorJourney = async (actor, journey) => {
  const { page, press, type } = actor;
  const { m, t } = getTexts(journey.language);
  await register(actor, journey);
  const captcha = watchCaptcha(page);
  await press(page.getByRole('link', { name: t['account:forgot'] }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t['common:title.forgotPassword'],
  );
  await type(page.getByLabel(m['login.userId'], { exact: true }), journey.mobile);
  await press(findButton(page, 'button', m['registration.verify']));
  const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
  await expect(dialog).toBeVisible();
  await type(
    dialog.getByLabel(t['account:otp.label']),
    await getSentCode(page.request, journey.mobile),
  );
  await press(dialog.getByRole('button', { name: m['otp.verify'], exact: true }));
  await expect(dialog).toBeHidden();
  await type(page.getByLabel(m['forgot.newPassword'], { exact: true }), 'Mandira#26');
  await type(page.getByLabel(m['forgot.confirmPassword'], { exact: true }), 'Mandira#26');
  await type(
    page.getByRole('textbox', { name: t['common:captcha.label'], exact: true }),
    await captcha.answer(),
  );
  await press(findButton(page, 'button', m['forgot.submit']));
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(m['forgot.success'])).toBeVisible();
};

const patches: Readonly<Record<string, MessageKey>> = {
  P: 'track.status.pending',
  A: 'track.status.approved',
  R: 'track.status.rejected',
  'G CLOSE': 'track.status.close',
};

interface Applied {
  rows: { applicationNo: string; statusType: string }[];
}

/** Tracks an application of the sample from the landing page. */
export const trackSampleApplication: VisitorJourney = async (
  { page, press, type, choose },
  { language },
) => {
  const { m, t } = getTexts(language);
  const { tokan, userId } = await createSession(page.request, '9437000001', 'Citizen@123');
  const input = { createdBy: Number(userId), pageNumber: 1, pageSize: 50 };
  const { result } = await callService(page.request, 'land/appliedlanddetails', input, tokan);
  const land = (result as Applied).rows.find(({ applicationNo }) =>
    applicationNo.startsWith('LA/'),
  );
  const { applicationNo, statusType } = land ?? { applicationNo: '', statusType: '' };
  const captcha = watchCaptcha(page);
  await open(page);
  await press(findButton(page, 'button', m['header.track']));
  const dialog = page.getByRole('dialog', { name: m['header.track'] });
  await choose(dialog.getByLabel(m['track.applicationType']), t['track:type.land']);
  await type(dialog.getByLabel(t['track:number'], { exact: true }), applicationNo);
  await type(
    dialog.getByRole('textbox', { name: t['common:captcha.label'], exact: true }),
    await captcha.answer(),
  );
  await press(dialog.getByRole('button', { name: m['track.search'], exact: true }));
  const patch = m[patches[statusType] ?? 'track.status.pending'];
  await expect(dialog.getByText(patch, { exact: true })).toBeVisible();
  await expect(dialog.getByText(applicationNo, { exact: true })).toBeVisible();
};

/** Finds a tender by its title, and opens and prints its document. */
export const printTender: VisitorJourney = async ({ page, press, type }, { language }) => {
  const { m, t } = getTexts(language);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await open(page);
  await press(findButton(page, 'link', t['home:tenders.all']));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m['tender.page']);
  await press(page.getByRole('tab', { name: m['tender.current'] }));
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards).toHaveCount(5);
  await press(findButton(page, 'button', m['tender.next']));
  await expect(cards.first()).toBeVisible();
  await type(page.getByRole('textbox', { name: t['tenders:title'] }), 'fishery rights');
  await press(findButton(page, 'button', m['track.search']));
  await expect(cards).toHaveCount(1);
  await press(cards.first().getByRole('link', { name: m['tender.download'] }));
  await expect(page.getByRole('heading', { name: m['tenderDoc.page'] })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page).toHaveURL(/\/website\/tender$/);
};

/** Finds a notice by a word and saves its file. */
export const saveNoticeFile: VisitorJourney = async ({ page, press, type }, { language }) => {
  const { m, t } = getTexts(language);
  await open(page);
  await press(findButton(page, 'link', t['home:notices.all']));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t['common:title.notification']);
  const keyword = page.getByRole('textbox', { name: t['notifications:notice.keyword'] });
  await type(keyword, 'no such word anywhere');
  await press(findButton(page, 'button', m['track.search']));
  await expect(page.getByText(m['notification.empty'])).toBeVisible();
  await type(keyword, 'Nimapada');
  await press(findButton(page, 'button', m['track.search']));
  const file = page.getByRole('main').getByRole('link', { name: m['notification.download'] });
  await expect(file).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await press(file);
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
};
