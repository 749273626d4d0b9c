import { composeStories } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './LanguageSwitch.stories.tsx';

const { Choosing, Default, Odia } = composeStories(stories);
const page = within(document.body);
const link = (name: string) => page.getByRole('link', { name });

describe('LanguageSwitch', () => {
  it('names each language in itself and sets the language of the name', async () => {
    await Default.run();
    const group = within(page.getByRole('group', { name: 'Language' }));
    const links = group.getAllByRole('link');
    await expect(links.map((element) => [element.lang, element.textContent])).toEqual([
      ['en', 'English'],
      ['or', 'ଓଡ଼ିଆ'],
      ['hi', 'हिन्दी'],
    ]);
    for (const element of links) await expect(element).toHaveAttribute('hreflang', element.lang);
  });

  it('links to the page in that language without JavaScript', async () => {
    await Default.run();
    await expect(link('हिन्दी')).toHaveAttribute('href', '?lang=hi');
  });

  it('marks the current language, and only it', async () => {
    await Odia.run();
    await expect(page.getAllByRole('link', { current: true })).toEqual([link('ଓଡ଼ିଆ')]);
  });

  it('changes the language by keyboard and stays on the page', async () => {
    const onSelectionChange = fn();
    const address = location.href;
    await Default.run({ args: { ...Default.args, onSelectionChange } });
    await userEvent.tab();
    await userEvent.tab();
    await expect(link('ଓଡ଼ିଆ')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSelectionChange).toHaveBeenCalledWith('or');
    await expect(location.href).toBe(address);
    await expect(link('ଓଡ଼ିଆ')).toHaveAttribute('aria-current', 'true');
    await expect(link('English')).not.toHaveAttribute('aria-current');
  });

  it('keeps the focus on the chosen language', async () => {
    await Choosing.run();
    await expect(link('ଓଡ଼ିଆ')).toHaveFocus();
  });

  it('lets the browser open a new tab after a press with Ctrl', async () => {
    const onSelectionChange = fn();
    await Default.run({ args: { ...Default.args, onSelectionChange } });
    const seen = fn((event: Event) => {
      const wasPrevented = event.defaultPrevented;
      event.preventDefault();
      return wasPrevented;
    });
    document.addEventListener('click', seen, { once: true });
    link('हिन्दी').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
    );
    await expect(seen).toHaveReturnedWith(false);
    await expect(onSelectionChange).not.toHaveBeenCalled();
  });
});
