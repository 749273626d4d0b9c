import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import {
  expectNoFindings,
  expectNoSidewaysScroll,
  collectConsoleErrors,
} from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { createSession, startWithSession } from '../support/session.ts';

const t = readPageCopy('en');
const m = messages.en;

test('consent is withdrawn after an explanation and given again, by keyboard alone', async ({
  page,
  context,
  request,
}) => {
  await startWithSession(context, await createSession(request, '9437000002', 'Citizen@123'));
  const lines = collectConsoleErrors(page);
  await page.goto('/citizen/edit-profile');
  const card = page.getByRole('region', { name: t['account:consent.title'] });
  const withdraw = card.getByRole('button', { name: t['account:consent.withdraw'] });
  await withdraw.press('Enter');
  const question = page.getByRole('alertdialog');
  for (const key of ['new', 'begun', 'sent', 'law', 'again'] as const) {
    await expect(question.getByText(t[`account:consent.withdraw.${key}`])).toBeVisible();
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'the question before consent is withdrawn at 320 px');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(withdraw).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: t['account:consent.withdraw'] }).press('Enter');
  await expect(card.getByText(t['account:consent.withdraw.done'])).toBeVisible();
  await expect(card.getByRole('heading')).toBeFocused();
  await expect(card.getByText(/^Given on .* Withdrawn on /).first()).toBeVisible();
  await expectNoFindings(page, 'a profile without consent');

  await page.goto('/website/contact-us');
  await page.getByLabel(t['info:ask.subject'], { exact: true }).fill('Rent');
  await page.getByLabel(t['info:ask.query'], { exact: true }).fill('Where is it paid?');
  await page.getByRole('button', { name: t['common:ask.send'] }).press('Enter');
  await expect(page.getByText(m['consent.needed'])).toBeVisible();

  await page.goto('/citizen/edit-profile');
  await card.getByRole('button', { name: t['account:consent.give'] }).press('Enter');
  await expect(card.getByText(t['account:consent.give.done'])).toBeVisible();
  await expect(withdraw).toBeVisible();
  expect(lines).toEqual([]);
});
