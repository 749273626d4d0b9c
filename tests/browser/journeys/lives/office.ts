import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { Actor } from '../../support/actor.ts';
import { collectConsoleErrors } from '../../support/audit.ts';
import { createSession, startWithSession } from '../../support/session.ts';
import { getTexts, type Journey } from '../journey.ts';
import { send } from '../send.ts';

const passwords = {
  'officer.puri': 'Officer@123',
  'tahasil.brahmagiri': 'Tahasil@123',
  'deciding.puri': 'Officer@123',
  'chief.puri': 'Officer@123',
} as const;
/** An officer of the sample. */
export type Officer = keyof typeof passwords;

/** A life: a journey on a screen of one size. */
export interface Life extends Journey {
  size: { width: number; height: number };
}

/** The desk of an officer: a page with a session, and who uses it. */
export interface Desk {
  page: Page;
  actor: Actor;
  life: Life;
}

/** The officers of a life; each logs in once. */
export interface Office {
  at(officer: Officer): Promise<Desk>;
  /** Fails where a page wrote an error or a warning, and closes the pages. */
  close(): Promise<void>;
}

/** Opens the office of a life. */
export function openOffice(browser: Browser, life: Life): Office {
  const desks = new Map<Officer, Promise<Desk & { lines: string[] }>>();
  const open = async (officer: Officer) => {
    const context = await browser.newContext({ viewport: life.size });
    const page = await context.newPage();
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), life.language);
    await startWithSession(context, await createSession(page.request, officer, passwords[officer]));
    return { page, actor: life.actorOf(page), life, lines: collectConsoleErrors(page) };
  };
  return {
    at: (officer) => {
      const desk = desks.get(officer) ?? open(officer);
      desks.set(officer, desk);
      return desk;
    },
    close: async () => {
      for (const desk of desks.values()) {
        const { page, lines } = await desk;
        expect(ignoreCuts(lines, life)).toEqual([]);
        await page.context().close();
      }
    },
  };
}

/** Returns what a page wrote, without what the browser says about the connection that the life cut. */
export const ignoreCuts = (lines: readonly string[], { isCut = false }: Life): string[] =>
  lines.filter((line) => !isCut || !line.includes('ERR_INTERNET_DISCONNECTED'));

/** The parts of a case page in which an officer fills in a step. */
export interface StepForm extends Actor {
  /** The card with the steps. */
  card: Locator;
  texts: ReturnType<typeof getTexts>;
}

type Fill = (form: StepForm) => Promise<void>;
type TextKeyOfAction = `officer:action.${string}`;

/** Opens a case from the list of an officer. */
export async function openCase({ page, actor }: Desk, number: string, type: number) {
  const list = `type=${type}&status=all&q=${encodeURIComponent(number)}&page=1`;
  await page.goto(`/officer/applications?${list}&open=${encodeURIComponent(number)}`);
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
  return actor;
}

/** Takes a step of the workflow on the case page, and expects the stage that it leads to. */
export async function takeStepOnScreen(
  desk: Desk,
  { number, type }: { number: string; type: number },
  { action, state, fill }: { action: string; state: string; fill?: Fill },
): Promise<void> {
  const actor = await openCase(desk, number, type);
  const texts = getTexts(desk.life.language);
  const { t, m } = texts;
  const card = desk.page.locator('section[aria-labelledby=step]');
  const label = t[`officer:action.${action}` as TextKeyOfAction & keyof typeof t];
  await actor.press(card.getByRole('radio', { name: label, exact: true }));
  await fill?.({ ...actor, card, texts });
  const button = card.locator('button[type=submit]');
  await send(actor, button, desk.life);
  const reached = m[`state.${state}` as keyof typeof m];
  const done = t['officer:step.done'].replace('{number}', number).replace('{state}', reached);
  await expect(desk.page.getByRole('main').getByText(done)).toBeVisible();
}

/** Types a day, such as `05012026`, into the date of a step. */
export async function typeDate({ card }: Pick<StepForm, 'card'>, digits: string): Promise<void> {
  const segment = card.getByRole('spinbutton').first();
  await segment.focus();
  await segment.page().keyboard.type(digits);
}
