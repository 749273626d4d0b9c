import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

const framework = readFileSync(new URL('preflight.css', import.meta.url), 'utf8');

/** The line with which an application that loads a framework first puts the kit below its utilities. */
export const orderLine = '@layer theme, base, tl, components, utilities;';

const sheets = { after: framework, before: framework, beforeInOrder: orderLine + framework };

/** Where a utility framework is loaded, relative to the kit. */
export type Place = keyof typeof sheets;

/** Loads the framework in a page of the kit, and removes it with the function that is returned. */
export async function addFramework(page: Page, place: Place): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(
    ([text, isAfter]) => {
      const style = document.createElement('style');
      style.textContent = text;
      document.head[isAfter ? 'append' : 'prepend'](style);
      return style;
    },
    [sheets[place], place === 'after'] as const,
  );
  return () => sheet.evaluate((style) => style.remove());
}

/** Returns how each element of the kit is drawn: its class, size and the styles that a reset changes. */
export function readStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sides = ['top', 'right', 'bottom', 'left'];
    const edges = sides.flatMap((side) => [
      `margin-${side}`,
      `padding-${side}`,
      `border-${side}-width`,
    ]);
    const names = [
      'display box-sizing width height font-size font-weight font-family line-height color',
      'background-color border-top-left-radius opacity text-decoration-line text-wrap',
      'text-decoration-thickness list-style-type',
    ].flatMap((some) => some.split(' '));
    const elements = [...document.querySelectorAll('[class^="tl-"], [class*=" tl-"]')];
    return elements.map((element) => {
      const style = getComputedStyle(element);
      const values = [...names, ...edges].map((name) => style.getPropertyValue(name));
      return `${element.getAttribute('class') ?? ''}: ${values.join(' ')}`;
    });
  });
}

/** Returns the background of the first button with a class of the application. */
export function readBackground(page: Page, className: string): Promise<string> {
  return page.evaluate((name) => {
    const button = document.querySelector('.tl-Button');
    button?.classList.add(name);
    const colour = button ? getComputedStyle(button).backgroundColor : '';
    button?.classList.remove(name);
    return colour;
  }, className);
}
