import type { CDPSession, Page } from 'playwright';
import { threadTime } from './metrics.ts';
import type { Result } from './probe.ts';

/** Records one figure of a measurement. */
export type RecordFigure = (figure: string, value: number) => void;

/** A page under measurement. */
export interface Measured {
  page: Page;
  session: CDPSession;
  take: RecordFigure;
}

// The page is idle before a press; after it, an animation of a peer can continue.
const restMs = 100;
const settleMs = 300;
const digits = '123456';

async function centreOf(page: Page, selector: string, nth: number) {
  const locator = page.locator(selector).nth(nth);
  return locator.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + Math.min(width / 2, 60), y: y + height / 2 };
  });
}

/** Clicks a control and measures the time to the first frame with the result. */
async function measurePress(
  { page, session }: Measured,
  selector: string,
  nth: number,
  result: Result,
) {
  const at = await centreOf(page, selector, nth);
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
  await page.waitForTimeout(restMs);
  await page.evaluate((wanted) => window.probe.arm('pointerdown', wanted), result);
  const before = await threadTime(session);
  const button = { ...at, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
    session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
  ]);
  const time = await page.evaluate(() => window.probe.shown);
  await page.waitForTimeout(settleMs);
  return { time, cpu: (await threadTime(session)) - before };
}

async function dialog(measured: Measured): Promise<void> {
  const text = { selector: '#dialog-text' };
  for (let turn = 0; turn < 3; turn += 1) {
    const { time, cpu } = await measurePress(measured, '#open-dialog', 0, text);
    measured.take(turn === 0 ? 'dialog first' : 'dialog warm', time);
    if (turn > 0) measured.take('dialog CPU', cpu);
    await measurePress(measured, '#dialog-cancel', 0, { ...text, isGone: true });
  }
}

async function tabs(measured: Measured): Promise<void> {
  const order = [2, 5, 3, 7, 4, 6, 2, 8];
  for (const at of [...order, ...order]) {
    const panel = { selector: `p#topic-${at}` };
    const { time, cpu } = await measurePress(measured, '[role=tab]', at - 1, panel);
    measured.take('tab', time);
    measured.take('tab CPU', cpu);
  }
}

/** A disclosure: a summary, or a button with aria-expanded outside the header. */
export const titles = 'main summary, main section:first-of-type [aria-expanded]';

async function accordion(measured: Measured): Promise<void> {
  for (const at of [2, 4, 6, 8]) {
    const answer = { selector: `#answer-${at} p` };
    const { time, cpu } = await measurePress(measured, titles, at - 1, answer);
    measured.take('accordion', time);
    measured.take('accordion CPU', cpu);
  }
}

async function typing({ page, session, take }: Measured): Promise<void> {
  const field = page.locator('input#name');
  await field.click();
  await page.keyboard.press('End');
  await page.waitForTimeout(restMs);
  const before = await threadTime(session);
  const letters = 'abcdefghijklmnopqrstuvwx';
  for (const letter of letters) {
    const value = (await field.inputValue()) + letter;
    await page.evaluate((wanted) => window.probe.arm('keydown', wanted), {
      selector: 'input#name',
      value,
    });
    await page.keyboard.press(letter);
    take('keystroke', await page.evaluate(() => window.probe.shown));
  }
  await page.waitForTimeout(settleMs);
  take('key CPU', ((await threadTime(session)) - before) / letters.length);
}

async function code({ page, take }: Measured): Promise<void> {
  const full = { selector: '#code', value: digits };
  const ways = [
    { figure: 'OTP type', event: 'keydown', act: () => page.keyboard.type(digits) },
    { figure: 'OTP paste', event: 'paste', act: () => page.keyboard.press('Control+V') },
  ];
  await page.evaluate((text) => navigator.clipboard.writeText(text), digits);
  for (const { figure, event, act } of [...ways, ...ways]) {
    await page.evaluate(() => window.dispatchEvent(new Event('clear-code')));
    await page.locator('#code input').first().click();
    await page.waitForTimeout(restMs);
    await page.evaluate(([type, wanted]) => window.probe.arm(type, wanted), [event, full] as const);
    await act();
    take(figure, await page.evaluate(() => window.probe.shown));
  }
}

/** Uses every control of page R like a user and records the times. */
export async function useAllControls(measured: Measured): Promise<void> {
  for (const part of [dialog, tabs, accordion, typing, code]) await part(measured);
}
