import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { collectConsoleErrors } from '../support/audit.ts';
import { submitApplication, takeStep } from '../support/httpApplications.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { callService, createCitizen, createSession, startWithSession } from '../support/session.ts';

const m = messages.en;
const t = readPageCopy('en');
const password = 'Mandira#2026';

test('a question shows the due date of the applicant; an appeal and its decision link to each other', async ({
  page,
  context,
  browser,
}) => {
  const { session: citizen } = await createCitizen(page.request, password);
  const officer = await createSession(page.request, 'officer.puri', 'Officer@123');
  const token = String(officer['tokan']);
  const { applicationId, applicationNo } = await submitApplication(page.request, citizen, token);
  const application = { applicationType: 2, applicationId };
  await takeStep(page.request, token, { ...application, action: 'accept', version: 1 });
  const question = { query: 'Which year did you begin?' };
  await takeStep(page.request, token, { ...application, action: 'query', version: 2 }, question);
  await startWithSession(context, citizen);
  const lines = collectConsoleErrors(page);
  const details = page.getByRole('main');
  const answerBy = /Answer by \d\d-\d\d-\d{4}/;
  const waitsForYou = t['common:application.history.answer.own'];

  await test.step('in the list, the detail, the history and the bell', async () => {
    await page.goto('/citizen/citizen-dashboard');
    await expect(page.getByText(waitsForYou)).toBeVisible();
    const task = t['citizen:task.answer'].replace('{number}', applicationNo);
    await expect(page.getByRole('link', { name: task })).toBeVisible();
    await page
      .getByRole('button', { name: /^Notifications|unread/ })
      .first()
      .click();
    await expect(page.getByText(/^Answer by \d\d-\d\d-\d{4}…$/)).toBeVisible();
    await page.goto('/citizen/applications');
    const row = page.getByRole('row').filter({ hasText: applicationNo });
    await expect(row.getByText(answerBy)).toBeVisible();
    await row.getByRole('link', { name: `${t['common:citizen.view']} ${applicationNo}` }).click();
    await expect(details.getByText(waitsForYou)).toBeVisible();
    expect(await details.getByText(answerBy).count()).toBeGreaterThan(1);
    await expect(details.getByText(t['common:application.history.review.text'])).toHaveCount(0);
  });

  await test.step('for the officer too', async () => {
    const office = await browser.newContext();
    await startWithSession(office, officer);
    const desk = await office.newPage();
    const address = `/officer/applications?type=2&status=all&q=${applicationNo}&page=1`;
    await desk.goto(`${address}&open=${applicationNo}&view=timeline`);
    await expect(desk.getByText(t['common:application.history.answer.office'])).toBeVisible();
    await expect(desk.getByText(answerBy)).toBeVisible();
    await office.close();
  });

  const decision = { ...application, statusType: 'R', remark: 'Too new', version: 3 };
  await callService(page.request, 'api/officer/decision', decision, token);
  await test.step('the appeal is shown as an appeal, with links in both directions', async () => {
    await page.reload();
    await details
      .getByRole('textbox', { name: m['need.remark'] })
      .fill('We have been there since 1989');
    await details.getByRole('button', { name: t['citizen:step.appeal'], exact: true }).click();
    const {
      'common:application.history.done': done,
      'common:application.history.stopped': stopped,
    } = t;
    await expect(details.getByText(`${done}: ${m['state.APPEALED']}`)).toBeVisible();
    const refusal = details.getByText(`${stopped}: ${m['track.status.rejected']}`);
    await expect(refusal).toHaveCount(1);
    await details.getByRole('link', { name: /^Appeal LA\// }).click();
    const back = t['common:application.linked.appealed'].replace('{number}', applicationNo);
    await details.getByRole('link', { name: back }).click();
    await expect(refusal).toHaveCount(1);
  });

  await test.step('and for officers', async () => {
    const office = await browser.newContext();
    await startWithSession(office, officer);
    const desk = await office.newPage();
    const address = `/officer/applications?type=2&status=all&q=${applicationNo}&page=1`;
    await desk.goto(`${address}&open=${applicationNo}&view=related`);
    await desk.getByRole('link', { name: /^Appeal LA\// }).click();
    const back = t['common:application.linked.appealed'].replace('{number}', applicationNo);
    await desk.getByRole('tab', { name: t['casePage:view.related'] }).click();
    await desk.getByRole('link', { name: back }).click();
    await expect(desk.getByRole('heading', { name: new RegExp(applicationNo) })).toBeFocused();
    await office.close();
  });
  expect(lines).toEqual([]);
});
