import { expect, test, type Browser, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { expectNoSidewaysScroll, collectConsoleErrors } from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { createSession, startWithSession } from '../support/session.ts';

const t = readPageCopy('en');
const m = messages.en;

async function openPage(browser: Browser, id: string, password: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await startWithSession(context, await createSession(page.request, id, password));
  return page;
}

const openAsCitizen = (browser: Browser) => openPage(browser, '9437000001', 'Citizen@123');
const openAsAdministrator = (browser: Browser) => openPage(browser, 'admin', 'Admin@1234');

/** Answers the only open question and waits for the confirmation. */
async function answerQuestion(page: Page, title: string, words: string): Promise<void> {
  const card = page.getByRole('article', { name: title }).first();
  const opener = card.getByRole('button', { name: t['admin:questions.answer'] });
  await opener.focus();
  await page.keyboard.press('Enter');
  const area = card.getByLabel(t['admin:questions.your']);
  await expect(area).toBeFocused();
  await card.getByRole('button', { name: t['admin:cancel'] }).press('Enter');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: t['admin:questions.send'] }).press('Enter');
  await expect(area).toBeFocused();
  await expect(area).toHaveAttribute('aria-invalid', 'true');
  await area.fill(words);
  await card.getByRole('button', { name: t['admin:questions.send'] }).press('Enter');
  await expect(page.getByText(t['admin:questions.sent']).first()).toBeVisible();
}

const askQuestion = async (page: Page, subject: string, question: string) => {
  await page.getByLabel(t['info:ask.subject'], { exact: true }).fill(subject);
  await page.getByLabel(t['info:ask.query'], { exact: true }).fill(question);
  await page.getByRole('button', { name: t['common:ask.send'] }).press('Enter');
  await expect(page.getByText(/QRY\/\d{4}\/\d{6}/).first()).toBeVisible();
  // The field and its counter are reset after sending.
  await expect(page.getByLabel(t['info:ask.query'], { exact: true })).toHaveAccessibleDescription(
    /^0 of/,
  );
};

test('a question to the office is asked on the contact page, answered by an administrator, and read there', async ({
  browser,
}) => {
  const page = await openAsCitizen(browser);
  const lines = collectConsoleErrors(page);
  await page.goto('/website/contact-us');
  await expect(page.getByText(t['info:ask.own.none'])).toBeVisible();
  await page.getByRole('button', { name: t['common:ask.send'] }).press('Enter');
  await expect(page.getByRole('alert').getByText(m['query.subject.required'])).toBeVisible();
  const subject = `Rent ${'of the homestead beside the tank '.repeat(4)}`.slice(0, 149);
  await askQuestion(page, subject, 'Where is it paid?\nAnd when?');
  const own = page.getByRole('region', { name: t['info:ask.own'] });
  await expect(own.getByText(t['common:ask.waiting'])).toBeVisible();

  const office = await openAsAdministrator(browser);
  await office.goto('/admin/new-dashboard');
  await office
    .getByRole('main')
    .getByRole('link', { name: t['common:title.questions'] })
    .last()
    .click();
  await expect(office).toHaveURL(/\/admin\/questions$/);
  await answerQuestion(office, subject.trim(), 'At the tahasil office, until March.');
  await expect(office.getByRole('article', { name: subject.trim() })).toBeHidden();
  await office.getByLabel(t['admin:questions.state']).selectOption('answered');
  await expect(office.getByText('At the tahasil office, until March.')).toBeVisible();
  await office.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(office, 'answered questions at 320 px');

  await page.reload();
  await expect(own.getByText('At the tahasil office, until March.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'the contact page with a long question at 320 px');
  expect(lines).toEqual([]);
});

test('a question about a tender is published with its answer, without the name', async ({
  browser,
  page: visitor,
}) => {
  const page = await openAsCitizen(browser);
  await page.goto('/website/tender');
  const talk = page.getByRole('button', { name: new RegExp(`^${t['tenders:talk']}`) }).first();
  const title = (await talk.getAttribute('aria-label'))?.slice(t['tenders:talk'].length + 2) ?? '';
  await talk.press('Enter');
  await expect(talk).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabel(t['tenders:talk.ask']).fill('Is the well included?');
  await page.getByRole('main').getByRole('button', { name: t['common:ask.send'] }).press('Enter');
  await expect(page.getByText(t['tenders:talk.asked'])).toBeVisible();

  const office = await openAsAdministrator(browser);
  await office.goto('/admin/questions?about=tender');
  await answerQuestion(office, title, 'Yes, it is.');

  await visitor.goto('/website/tender');
  await visitor.getByRole('button', { name: `${t['tenders:talk']}: ${title}` }).click();
  await expect(visitor.getByText('Yes, it is.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: t['tenders:talk.ask.signIn'] })).toBeVisible();
  await visitor.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(visitor, 'a tender with an answered question at 320 px');
});

test('a failed list of questions has a message and a retry', async ({ browser }) => {
  const office = await openAsAdministrator(browser);
  await office.route('**/service/api/admin/queries/list', (route) => route.abort());
  await office.goto('/admin/questions');
  const retry = office.getByRole('button', { name: t['common:application.retry'] });
  await expect(retry).toBeVisible();
  await office.unroute('**/service/api/admin/queries/list');
  await retry.press('Enter');
  await expect(retry).toBeHidden();
});
