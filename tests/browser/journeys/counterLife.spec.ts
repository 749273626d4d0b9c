import { expect, test, type Browser, type Page } from '@playwright/test';
import { createPointerActor } from '../support/actor.ts';
import { collectConsoleErrors, expectNoFindings } from '../support/audit.ts';
import { takeStep } from '../support/httpApplications.ts';
import { callService, createSession } from '../support/session.ts';
import { signIn } from '../support/signIn.ts';
import { apply, approve, getTexts, type Journey } from './journey.ts';

const person = 'Subhadra Malik';
const { m, t } = getTexts('en');
const journey: Journey = {
  language: 'en',
  mobile: '',
  name: person,
  actorOf: createPointerActor,
};

/** Registers a person who signed a form, and returns the personal code to print. */
async function actByForm(page: Page): Promise<string> {
  const { press, type } = createPointerActor(page);
  const main = page.getByRole('main');
  await press(main.getByRole('radio', { name: t['representation:proof.form'] }));
  await type(main.getByLabel(t['representation:fullName'], { exact: true }), person);
  await type(main.getByLabel(t['representation:formNo'], { exact: true }), 'F-2026-118');
  await press(main.getByRole('button', { name: t['representation:begin'], exact: true }));
  const code = main.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? '';
}

/** Asks the applicant a question, as the officer of the district. */
async function askQuestion(page: Page, applicationNo: string): Promise<void> {
  const officer = await createSession(page.request, 'officer.puri', 'Officer@123');
  const token = String(officer['tokan']);
  const list = { applicationType: 2, search: applicationNo, pageNumber: 1, pageSize: 1 };
  const { result } = await callService(page.request, 'api/officer/applications', list, token);
  const { rows } = result as { rows: { applicationId: number }[] };
  const application = { applicationType: 2, applicationId: rows[0]?.applicationId ?? 0 };
  await takeStep(page.request, token, { ...application, action: 'accept', version: 1 });
  const question = { query: 'Since which year?' };
  await takeStep(page.request, token, { ...application, action: 'query', version: 2 }, question);
}

async function answerWithCode(page: Page, applicationNo: string, code: string): Promise<void> {
  const { press, type } = createPointerActor(page);
  const main = page.getByRole('main');
  await press(main.getByRole('link', { name: `${t['representation:open']} ${applicationNo}` }));
  await expect(main.getByText('Since which year?').first()).toBeVisible();
  await expect(main.getByRole('textbox', { name: m['need.answer'] })).toHaveCount(0);
  await page.goto('/officer');
  await press(main.getByRole('radio', { name: t['representation:proof.personalCode'] }));
  await type(main.getByLabel(t['representation:personalCode'], { exact: true }), code);
  await press(main.getByRole('button', { name: t['representation:begin'], exact: true }));
  await expect(
    main.getByRole('heading', { name: t['representation:acting'].replace('{name}', person) }),
  ).toBeVisible();
  await press(main.getByRole('link', { name: `${t['representation:open']} ${applicationNo}` }));
  await type(main.getByRole('textbox', { name: m['need.answer'] }), 'Since 1989');
  await press(main.getByRole('button', { name: t['citizen:step.answer'], exact: true }));
  await expect(main.getByText('Since 1989').first()).toBeVisible();
}

async function expectFiled(page: Page, applicationNo: string, status: string): Promise<void> {
  await page.goto('/officer');
  const row = page.getByRole('row').filter({ hasText: applicationNo });
  await expect(row).toContainText(person);
  await expect(row).toContainText(status);
}

async function runLife(browser: Browser, page: Page): Promise<void> {
  const lines = collectConsoleErrors(page);
  await signIn(page, 'counter');
  const actor = createPointerActor(page);
  const code = await actByForm(page);
  await expectNoFindings(page, 'the counter that acts for a person');
  const number = await apply(actor, journey, { isRepresented: true });
  await expectFiled(page, number, m['track.status.pending']);
  const notice = page.getByRole('complementary', { name: t['common:acting.label'] });
  await actor.press(notice.getByRole('button', { name: t['common:acting.end'], exact: true }));
  await expect(notice).toHaveCount(0);
  await askQuestion(page, number);
  await answerWithCode(page, number, code);
  await approve(browser, number, journey);
  await expectFiled(page, number, m['track.status.approved']);
  expect(lines).toEqual([]);
}

test('a counter operator applies for a person without a phone, answers with the printed code, and sees the decision', ({
  browser,
  page,
}) => runLife(browser, page));
