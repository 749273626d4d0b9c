import { expect, type Locator, type Page } from '@playwright/test';

/** A user of the page with one input method: pointer, keyboard or assistive technology. */
export interface Actor {
  page: Page;
  /** Activates a button, link, radio or checkbox. */
  press(control: Locator): Promise<void>;
  /** Replaces the text of a field. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a select by its label; the placeholder is no option. */
  choose(field: Locator, label: string | RegExp): Promise<void>;
}

async function optionValue(field: Locator, label: string | RegExp): Promise<string> {
  const option = field
    .locator('option:not([value=""], [value="0"])')
    .filter({ hasText: label })
    .first();
  await expect(option).toBeAttached();
  return (await option.getAttribute('value')) ?? '';
}

/** Returns the first word of the option with a value. */
async function firstWordOf(field: Locator, value: string): Promise<string> {
  const name = await field.locator(`option[value="${value}"]`).textContent();
  return name?.trim().split(/\s/)[0] ?? '';
}

/** Returns an actor that uses the pointer and types key by key. */
export function createPointerActor(page: Page): Actor {
  return {
    page,
    press: (control) => control.click(),
    type: (field, text) => field.fill(text),
    choose: async (field, label) => {
      await expect(field).toBeEnabled();
      await field.selectOption(await optionValue(field, label));
    },
  };
}

const isFocused = (control: Locator) =>
  control.evaluate((element) => {
    const active = document.activeElement;
    return active !== null && (element === active || element.contains(active));
  });

/** Leaves header and menus by the skip link when a page was just opened and the control is in its main part. */
async function skipToMain(page: Page, control: Locator): Promise<void> {
  const isAtStart = await control.evaluate(
    (element) => document.activeElement === document.body && element.closest('main') !== null,
  );
  if (!isAtStart) return;
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]:focus');
  if ((await skip.count()) > 0) await page.keyboard.press('Enter');
}

/** Presses Tab until the control has the focus; fails after a whole round. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await skipToMain(page, control);
  for (let step = 0; step < 160; step += 1) {
    if (await isFocused(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}`);
}

/** Moves in a grid, which is one tab stop, from row to row, to a control in the last column. */
async function walkInGrid(page: Page, control: Locator): Promise<void> {
  for (let row = 0; row < 60; row += 1) {
    await page.keyboard.press('End');
    if (await isFocused(control)) return;
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not reach ${control}`);
}

/** Moves the focus to a control. */
async function walkTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect(control).toBeEnabled();
  const grid = page.getByRole('grid').filter({ has: control });
  if ((await grid.count()) === 0) return tabTo(page, control);
  await tabTo(page, grid);
  await walkInGrid(page, control);
}

/** Returns the element that Tab reaches: of a group of radios without an answer, the first one. */
async function findTabStop(page: Page, control: Locator): Promise<Locator> {
  const name = await control.evaluate((element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '',
  );
  return name === '' ? control : page.locator(`input[type=radio][name="${name}"]`).first();
}

/** Moves the focus with the arrow keys to a radio of the focused group. */
async function walkInGroup(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 20 && !(await isFocused()); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
}

async function expectFocusShown(page: Page): Promise<void> {
  const isShown = await page.evaluate(
    () => document.activeElement?.matches(':focus-visible') ?? false,
  );
  expect(isShown, 'the focus can be seen').toBe(true);
}

/** Returns an actor that uses only the keyboard: Tab, arrows, Space, Enter and letters. */
export function createKeyboardActor(page: Page): Actor {
  return {
    page,
    press: async (control) => {
      await walkTo(page, await findTabStop(page, control));
      await walkInGroup(page, control);
      await expectFocusShown(page);
      const isChoice = await control.evaluate((element) => element.matches('input'));
      await page.keyboard.press(isChoice ? 'Space' : 'Enter');
    },
    type: async (field, text) => {
      await walkTo(page, field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    choose: async (field, label) => {
      await expect(field).toBeEnabled();
      const value = await optionValue(field, label);
      await walkTo(page, field);
      const word = await firstWordOf(field, value);
      // A select goes to the option whose name is typed; on a slow machine it may take a letter for a new word.
      await page.keyboard.type(word);
      for (const start of ['', 'Home']) {
        if (start !== '') await page.keyboard.press(start);
        for (let step = 0; step < 400; step += 1) {
          const chosen = await field.inputValue();
          if (chosen === value) return;
          await page.keyboard.press('ArrowDown');
          if ((await field.inputValue()) === chosen) break;
        }
      }
      throw new Error(`The keys do not reach ${label} in ${field}`);
    },
  };
}

/**
 * Returns an actor that uses roles and names as assistive technology does: it sets values and runs default actions,
 * without pointer or keys.
 */
export function createAssistiveActor(page: Page): Actor {
  return {
    ...createPointerActor(page),
    press: async (control) => {
      await expect(control).toBeVisible();
      await expect(control).toBeEnabled();
      await control.dispatchEvent('click');
    },
  };
}
