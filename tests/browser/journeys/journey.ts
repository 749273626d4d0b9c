// Long because it is one journey: from registration to tracking.
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { messages, type Language } from '@temple-land/portal-core';
import type { Actor } from '../support/actor.ts';
import { collectConsoleErrors } from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { getSentCode, watchCaptcha } from '../support/sampleService.ts';
import { createSession, registerCitizen, startWithSession } from '../support/session.ts';
import { signIn } from '../support/signIn.ts';
import { getDocumentName, landDocumentCodes } from '../../support/firstDocumentKinds.ts';
import { files } from '../../support/sampleFiles.ts';
import { chooseLandUse, startApplication, typeChallan, typeConfirmation } from './eligibility.ts';
import { places } from './places.ts';
import { send } from './send.ts';

/** The user of a journey, the language and the input method. */
export interface Journey {
  language: Language;
  mobile: string;
  name: string;
  actorOf: (page: Page) => Actor;
  /** Whether the connection is cut before what is sent. */
  isCut?: boolean;
  /** The plot that is applied for; the first one of the sample if absent. */
  plot?: { villageCode: number; khataNoId: number; plotCode: string };
}

const password = 'Mandira#2026';

/** Returns the texts of the specification and of the pages in a language. */
export function getTexts(language: Language) {
  return { m: messages[language], t: readPageCopy(language) };
}

/** Registers a citizen with a one-time code; ends at the login page. */
export async function register(actor: Actor, { language, mobile, name }: Journey): Promise<void> {
  const { page, type, press } = actor;
  const { m, t } = getTexts(language);
  const captcha = watchCaptcha(page);
  await page.goto('/registration');
  await type(page.getByLabel(m['registration.name'], { exact: true }), name);
  await type(page.getByLabel(m['registration.mobile'], { exact: true }), mobile);
  await press(page.getByRole('button', { name: m['registration.verify'], exact: true }));
  const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
  await expect(dialog).toBeVisible();
  await type(dialog.getByLabel(t['account:otp.label']), await getSentCode(page.request, mobile));
  await press(dialog.getByRole('button', { name: m['otp.verify'], exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(m['registration.verified'], { exact: true })).toBeVisible();
  await type(page.getByLabel(m['login.password'], { exact: true }), password);
  await type(page.getByLabel(m['registration.confirm'], { exact: true }), password);
  await type(
    page.getByRole('textbox', { name: t['common:captcha.label'], exact: true }),
    await captcha.answer(),
  );
  await press(
    page.getByRole('main').getByRole('button', { name: m['registration.button'], exact: true }),
  );
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(m['registration.success'])).toBeVisible();
}

/** Logs the citizen in; ends at the dashboard. */
export async function logIn(actor: Actor, { language, mobile }: Journey): Promise<void> {
  const { page, type, press } = actor;
  const { m, t } = getTexts(language);
  const captcha = watchCaptcha(page);
  await page.reload();
  await type(page.getByLabel(m['login.userId'], { exact: true }), mobile);
  await type(page.getByLabel(m['login.password'], { exact: true }), password);
  await type(
    page.getByRole('textbox', { name: t['common:captcha.label'], exact: true }),
    await captcha.answer(),
  );
  await press(page.getByRole('main').getByRole('button', { name: m['login.button'], exact: true }));
  await expect(page).toHaveURL(/\/citizen\/citizen-dashboard$/);
}

/** Registers a citizen and logs in, on the screen; ends at the dashboard. */
export async function enterOnScreen(actor: Actor, journey: Journey): Promise<void> {
  await register(actor, journey);
  await logIn(actor, journey);
}

/** Opens the dashboard of a citizen who is registered and logged in over HTTP. */
export async function enter({ page }: Actor, { mobile, language }: Journey): Promise<void> {
  await registerCitizen(page.request, mobile, password, language);
  const session = await createSession(page.request, mobile, password, language);
  await startWithSession(page.context(), session);
  await page.goto('/citizen/citizen-dashboard');
}

/** Chooses the option of a value; without a value the first option that has a name. */
export async function chooseValue({ choose }: Actor, field: Locator, value?: string | number) {
  if (value === undefined) return choose(field, /[\p{L}\d]/u);
  const option = field.locator(`option[value="${value}"]`);
  await expect(option).toBeAttached();
  await choose(field, (await option.textContent()) ?? '');
}

async function fillLand(actor: Actor, { language, plot }: Journey): Promise<void> {
  const { page, choose, type, press } = actor;
  const { t } = getTexts(language);
  await choose(page.getByLabel(t['common:place.district']), places[language].district);
  await choose(page.getByLabel(t['common:place.tahasil']), places[language].tahasil);
  await chooseValue(
    actor,
    page.getByLabel(t['common:place.mouza'], { exact: true }),
    plot?.villageCode,
  );
  await chooseValue(actor, page.getByLabel(t['common:place.khatian']), plot?.khataNoId);
  await chooseValue(actor, page.getByLabel(t['apply:plot']), plot?.plotCode);
  await type(page.getByLabel(t['common:apply.area']), '0.01');
  await chooseLandUse(actor, language);
  await press(page.getByRole('button', { name: t['apply:continue'] }));
}

async function upload(actor: Actor, label: string, uploaded: string, count: number) {
  const { page, press } = actor;
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByLabel(label));
  await (
    await chooser
  ).setFiles({
    name: `${label.length}-proof.pdf`,
    mimeType: 'application/pdf',
    buffer: files.pdf,
  });
  await expect(page.getByText(uploaded, { exact: true })).toHaveCount(count);
}

/**
 * Applies for a plot with its challan and documents, and confirms with a code unless the applicant is represented;
 * returns the application number.
 */
export async function apply(
  actor: Actor,
  journey: Journey,
  { isRepresented = false } = {},
): Promise<string> {
  const { page, press, type } = actor;
  const { m, t } = getTexts(journey.language);
  await press(page.getByRole('main').getByRole('link', { name: m['header.applyForLand'] }).first());
  await startApplication(actor, journey.language);
  await press(page.getByRole('button', { name: t['apply:continue'] }));
  await fillLand(actor, journey);
  await type(page.getByLabel(t['common:application.purpose']), 'Paddy and vegetables');
  await press(page.getByRole('button', { name: t['apply:continue'] }));
  await typeChallan(actor, journey.language);
  await press(page.getByRole('button', { name: t['apply:continue'] }));
  const documents = [...landDocumentCodes, 'challan'];
  for (const [index, code] of documents.entries()) {
    const label = getDocumentName(code, journey.language);
    await upload(actor, label, t['common:apply.document.uploaded'], index + 1);
  }
  await press(page.getByRole('button', { name: t['apply:continue'] }));
  await press(page.getByRole('checkbox', { name: t['common:apply.declaration'] }));
  if (!isRepresented) await typeConfirmation(actor, journey.language);
  await send(actor, page.getByRole('button', { name: t['apply:submit'] }), journey);
  await expect(page.getByRole('heading', { name: t['apply:done.title'] })).toBeVisible();
  const number = (await page.getByTestId('application-number').textContent()) ?? '';
  expect(number).toMatch(/^LA\/\d{4}\/PUR\/\d{6}$/);
  return number;
}

/** Approves the application as the tahasil officer, in another browser. */
export async function approve(browser: Browser, number: string, journey: Journey): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const lines = collectConsoleErrors(page);
  await signIn(page, 'tahasil');
  const { press, type } = journey.actorOf(page);
  const { t } = getTexts('en');
  await page.goto(`/officer/applications?type=2&q=${number}`);
  const open = page.getByRole('link', { name: `Open ${number}`, exact: true });
  await press(open);
  await expect(page.getByText('Paddy and vegetables')).toBeVisible();
  await press(page.getByRole('radio', { name: t['officer:decision.approve'], exact: true }));
  await type(page.getByLabel(t['common:application.remark']), 'The record is in order.');
  await press(page.getByRole('button', { name: t['officer:decision.submit.approve'] }));
  const dialog = page.getByRole('alertdialog');
  await press(dialog.getByRole('button', { name: t['officer:decision.approve'], exact: true }));
  await expect(page.getByText(`The decision on ${number} has been recorded.`)).toBeVisible();
  expect(lines).toEqual([]);
  await context.close();
}

/** Waits for the unread count on the open page and reads the notification. */
export async function readBellNotification(
  actor: Actor,
  number: string,
  { language }: Journey,
): Promise<void> {
  const { page, press } = actor;
  const { m, t } = getTexts(language);
  const bell = page.getByRole('button', {
    name: t['notifications:bell.unread'].replace('{n}', '2'),
  });
  await expect(bell, 'the bell rings without a reload').toBeVisible();
  await press(bell);
  const text = m['notice.approved'].replace('{number}', number);
  await press(page.getByRole('button', { name: new RegExp(`^${escaped(text)}`) }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(text)).toBeVisible();
  await press(dialog.getByRole('button', { name: t['common:shell.close'] }).last());
  const once = page.getByRole('button', {
    name: t['notifications:bell.unread'].replace('{n}', '1'),
  });
  await expect(once, 'a read notification is counted no more').toBeVisible();
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Tracks the application as a visitor, in another browser. */
export async function track(browser: Browser, number: string, journey: Journey): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(
    (language) => localStorage.setItem('language', language),
    journey.language,
  );
  const captcha = watchCaptcha(page);
  const { press, choose, type } = journey.actorOf(page);
  const { m, t } = getTexts(journey.language);
  await page.goto('/home');
  await press(page.getByRole('main').getByRole('button', { name: m['header.track'] }));
  const dialog = page.getByRole('dialog', { name: m['header.track'] });
  await choose(dialog.getByLabel(m['track.applicationType']), t['track:type.land']);
  await type(dialog.getByLabel(t['track:number'], { exact: true }), number);
  await type(
    dialog.getByRole('textbox', { name: t['common:captcha.label'], exact: true }),
    await captcha.answer(),
  );
  await press(dialog.getByRole('button', { name: m['track.search'], exact: true }));
  await expect(dialog.getByText(m['track.status.approved'], { exact: true }).first()).toBeVisible();
  await expect(dialog.getByText(number, { exact: true })).toBeVisible();
  await expect(dialog.getByText(m['track.loginPrompt'])).toBeVisible();
  await context.close();
}
