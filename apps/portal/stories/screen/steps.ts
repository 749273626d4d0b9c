import { fireEvent, userEvent, waitFor } from 'storybook/test';
import { i18n } from '../../src/i18n/i18n.ts';
import type { FullKey } from '../../src/i18n/textKey.ts';
import { buildPhoto, photoOfPuri } from '../samples/photo.ts';
import { waitForAnswers, waitForTyping } from './waitForAnswers.ts';

/** One action of a user on the screen, and whether it only types; a press may lead to another page. */
type Step = (() => Promise<void>) & { isTyping?: boolean };

const typing = (step: () => Promise<void>): Step => Object.assign(step, { isTyping: true });

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = 'a[href], button, summary, [role=tab], [role=radio], label';

const getText = (key: FullKey): string => i18n.t(key as never);

const getName = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

// A dialog covers the page: what is behind it cannot be pressed.
const getLayer = (): ParentNode =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].at(-1) ??
  document;

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

async function find<Found>(what: string, look: () => Found | undefined) {
  return waitFor(() => {
    const found = look();
    if (found === undefined) throw new Error(`There is no ${what} on the screen.`);
    return found;
  });
}

function findControl(name: string): Promise<HTMLElement> {
  return find(`control “${name}”`, () => {
    const all = [...getLayer().querySelectorAll<HTMLElement>(controls)].filter(isVisible);
    const main = all.filter((each) => each.closest('header:not(main *)') === null);
    const isNamed = (each: HTMLElement) => getName(each) === name;
    return (
      main.find(isNamed) ?? all.find(isNamed) ?? all.find((each) => getName(each).startsWith(name))
    );
  });
}

function findField(label: string): Promise<Field> {
  return find(`field “${label}”`, () =>
    [...getLayer().querySelectorAll<Field>('input, textarea, select')].find((field) =>
      [...(field.labels ?? [])].some((each) => getName(each).startsWith(label)),
    ),
  );
}

/** Presses the control with a text of the catalogue or the page copy; the main part before header and footer. */
export const press =
  (key: FullKey): Step =>
  async () =>
    userEvent.click(await findControl(getText(key)));

/** Presses the first visible element of a selector, where its name is data or has values. */
export const pressAt =
  (selector: string): Step =>
  async () =>
    userEvent.click(
      await find(selector, () =>
        [...getLayer().querySelectorAll<HTMLElement>(selector)].find(isVisible),
      ),
    );

/** Fills in the field with a label. */
export const fill = (key: FullKey, value: string): Step =>
  typing(async () => {
    const field = await findField(getText(key));
    await fireEvent.input(field, { target: { value } });
    await fireEvent.blur(field);
  });

/** Fills in the last field with a label, where two forms of a page have one. */
export const fillLast =
  (key: FullKey, value: string): Step =>
  async () => {
    const label = getText(key);
    const field = await find(`field “${label}”`, () =>
      [...getLayer().querySelectorAll<Field>('input, textarea, select')].findLast((each) =>
        [...(each.labels ?? [])].some((one) => getName(one).startsWith(label)),
      ),
    );
    await fireEvent.input(field, { target: { value } });
    await fireEvent.blur(field);
  };

/** Chooses the first real option of the select with a label, when it has loaded. */
export const chooseFirst =
  (key: FullKey): Step =>
  async () => {
    const field = (await findField(getText(key))) as HTMLSelectElement;
    const value = await waitFor(() => {
      const option = [...field.options].find((each) => each.value !== '');
      if (option === undefined) throw new Error(`“${getText(key)}” has no options.`);
      return option.value;
    });
    await fireEvent.change(field, { target: { value } });
  };

/** Chooses a PDF file in the file input of the main part or an open dialog with an index. */
export const attach =
  (index: number): Step =>
  async () => {
    const input = await find('file input', () =>
      [
        ...document.querySelectorAll<HTMLInputElement>(
          'main input[type=file], dialog[open] input[type=file]',
        ),
      ].at(index),
    );
    await userEvent.upload(
      input,
      new File(['%PDF-1.7'], 'khatiyan-copy.pdf', { type: 'application/pdf' }),
    );
  };

/** Chooses a photo that was taken in Puri, in the first file input of the main part. */
export const attachPhoto: Step = async () => {
  const input = await find('file input', () =>
    [...document.querySelectorAll<HTMLInputElement>('main input[type=file]')].at(0),
  );
  const photo = new File([buildPhoto(photoOfPuri)], 'wall.jpg', { type: 'image/jpeg' });
  await userEvent.upload(input, photo);
};

/** Types with the keyboard where the focus is. */
export const type = (text: string): Step =>
  typing(async () => {
    await userEvent.keyboard(text);
  });

/** Moves the focus to the first visible element of a selector, which arrow keys operate. */
export const focusOn =
  (selector: string): Step =>
  async () => {
    const element = await find(selector, () =>
      [...getLayer().querySelectorAll<HTMLElement>(selector)].find(isVisible),
    );
    element.focus();
  };

/** Waits until an element is on the page. */
export const see =
  (selector: string): Step =>
  async () => {
    await find(selector, () => document.querySelector(selector) ?? undefined);
  };

/** Waits until a text of the catalogue or the page copy is on the page. */
export const seeText =
  (key: FullKey): Step =>
  async () => {
    await find(`text “${getText(key)}”`, () =>
      document.body.textContent.includes(getText(key)) ? true : undefined,
    );
  };

/** Returns the play of a story: waits for the page, does the steps, and waits for the answers to them. */
export const steps =
  (...all: readonly Step[]) =>
  async (context: { loaded: Record<string, unknown> }): Promise<void> => {
    await waitForAnswers(context);
    for (const step of all) {
      await step();
      await (step.isTyping === true ? waitForTyping : waitForAnswers)(context);
    }
    await waitForAnswers(context);
  };
