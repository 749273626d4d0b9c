import { composeStories } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './ExternalLinkDialog.stories.tsx';
import { isExternalAddress } from './externalAddress.ts';

const { Closed, Default } = composeStories(stories);
const page = within(document.body);
const link = () => page.getByRole('link', { name: /^Donate/ });
const dialog = () => page.queryByRole('alertdialog');
const button = (name: string) => page.getByRole('button', { name });
const here = 'https://portal.temple.example/home';

describe('isExternalAddress', () => {
  it.each([
    'https://donations.temple.example/',
    'http://other.example',
    '//evil.example/x',
    'https://portal.temple.example@evil.example/',
    'https://portal.temple.example:8443/',
    'HTTPS://PORTAL.TEMPLE.EXAMPLE.EVIL.EXAMPLE/',
    String.raw`https:\\evil.example`,
  ])('says so of %s', (address) => {
    expect(isExternalAddress(address, here)).toBe(true);
  });

  it.each([
    '/login',
    '#main',
    'https://portal.temple.example/website/faq',
    'mailto:land.help@temple.example',
    'tel:06752000000',
    'blob:https://portal.temple.example/1',
    'https://',
  ])('does not say so of %s', (address) => {
    expect(isExternalAddress(address, here)).toBe(false);
  });
});

describe('ExternalLinkDialog', () => {
  // Requirement: ER-005
  it('asks in a dialog that names the host, with the focus on Cancel', async () => {
    await Default.run();
    await expect(dialog()).toHaveAccessibleName('You are being redirected to an external website.');
    await expect(dialog()).toHaveAccessibleDescription(/^donations\.temple\.example/);
    await expect(button('Cancel')).toHaveFocus();
  });

  it('asks after Enter and after a middle press, too, and stays on the page', async () => {
    await Closed.run();
    link().focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog()).toBeNull();
    await expect(link()).toHaveFocus();
    const middle = new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true });
    link().dispatchEvent(middle);
    await expect(middle.defaultPrevented).toBe(true);
    await expect(await page.findByRole('alertdialog')).toBeVisible();
  });

  it('lets links of this website and mail pass', async () => {
    await Closed.run();
    await userEvent.click(page.getByRole('link', { name: 'FAQ' }));
    await expect(window.location.hash).toBe('#faq');
    await expect(dialog()).toBeNull();
  });

  it('opens the website in a new tab without access to this one', async () => {
    await Default.run();
    const open = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(button('Ok'));
    await expect(open).toHaveBeenCalledWith(
      'https://donations.temple.example/give',
      '_blank',
      'noopener,noreferrer',
    );
    await expect(dialog()).toBeNull();
    open.mockRestore();
  });
});
