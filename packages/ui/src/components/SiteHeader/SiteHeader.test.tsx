import { composeStories } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import * as stories from './SiteHeader.stories.tsx';

const {
  Default,
  ForWork,
  Narrow,
  NarrowWithOpenMenu,
  Odia,
  OdiaNarrowWithOpenMenu,
  SignedIn,
  SignedInOnAPhone,
  WithUtilityBar,
} = composeStories(stories);
const page = within(document.body);
const banner = () => within(page.getByRole('banner'));

afterEach(() => screen.viewport(1280, 900));

describe('SiteHeader on a wide screen', () => {
  it('is the banner with the way home and one named navigation', async () => {
    await Default.run();
    const home = banner().getByRole('link', { name: 'Temple Land Portal ମନ୍ଦିର ଭୂମି ପୋର୍ଟାଲ' });
    await expect(home).toHaveAttribute('href', '#home');
    await expect(page.getByText('ମନ୍ଦିର ଭୂମି ପୋର୍ଟାଲ')).toHaveAttribute('lang', 'or');
    await expect(banner().getAllByRole('navigation')).toHaveLength(1);
    await expect(banner().getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Menu' })).toBeNull();
  });

  it('lists pages, a menu and an action, and marks the current page', async () => {
    await Default.run();
    const navigation = within(page.getByRole('navigation'));
    await expect(navigation.getAllByRole('listitem')).toHaveLength(4);
    await expect(navigation.getAllByRole('link', { current: 'page' })).toEqual([
      navigation.getByRole('link', { name: 'About' }),
    ]);
    await expect(navigation.getByRole('button', { name: 'Citizen Services' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('is passed with Tab in the order it is seen', async () => {
    await Default.run();
    const names: (string | null)[] = [];
    for (let step = 0; step < 7; step += 1) {
      await userEvent.tab();
      names.push(document.activeElement?.textContent ?? null);
    }
    await expect(names).toEqual([
      'Temple Land Portal ମନ୍ଦିର ଭୂମି ପୋର୍ଟାଲ',
      'About',
      'Citizen Services',
      'Track Your Status',
      'FAQ',
      'Login',
      'Register',
    ]);
  });

  it('has the utility bar inside the banner, before the name', async () => {
    await WithUtilityBar.run();
    const first = banner().getAllByRole('link')[0];
    await expect(first).toHaveAccessibleName('English');
    await expect(banner().getByRole('group', { name: 'Language' })).toBeVisible();
  });

  it('fits its words in Odia', async () => {
    await Odia.run();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
    await expect(page.getByRole('link', { name: 'ପଞ୍ଜୀକରଣ' })).toBeVisible();
  });

  it('keeps the tools of the signed-in user and is lower', async () => {
    await Default.run();
    const { height } = page.getByRole('banner').getBoundingClientRect();
    await SignedIn.run();
    await expect(page.getByRole('button', { name: /account menu$/ })).toBeVisible();
    await expect(page.getByRole('banner').getBoundingClientRect().height).toBeLessThan(height);
  });
});

describe('SiteHeader of a work screen', () => {
  it('is one line of 56 px with the controls of the display', async () => {
    await screen.viewport(1640, 900);
    await ForWork.run();
    await expect(page.getByRole('banner').getBoundingClientRect().height).toBe(56);
    await expect(banner().getByRole('link', { name: 'ଓଡ଼ିଆ' })).toBeVisible();
  });

  it('has these controls in its menu on a narrow screen', async () => {
    await screen.viewport(360, 740);
    await ForWork.run();
    await expect(page.queryByRole('link', { name: 'ଓଡ଼ିଆ' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Menu' }));
    const sheet = within(await page.findByRole('dialog', { name: 'Menu' }));
    await waitFor(() => expect(sheet.getByRole('link', { name: 'ଓଡ଼ିଆ' })).toBeVisible());
  });
});

describe('SiteHeader on a narrow screen', () => {
  const menuButton = () => page.getByRole('button', { name: 'Menu' });

  it('puts the navigation and the actions behind a menu button', async () => {
    await screen.viewport(360, 740);
    await Narrow.run();
    await expect(page.queryByRole('navigation')).toBeNull();
    await expect(page.queryByRole('link', { name: 'Login' })).toBeNull();
    await expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens a named dialog with everything, sorted under headings', async () => {
    await screen.viewport(360, 740);
    await NarrowWithOpenMenu.run();
    const sheet = within(page.getByRole('dialog', { name: 'Menu' }));
    const navigation = within(sheet.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('About');
    await expect(navigation.getByRole('heading', { level: 3 })).toHaveTextContent(
      'Citizen Services',
    );
    await expect(
      navigation.getByRole('link', { name: /^Donate\s*, opens another website$/ }),
    ).toBeInTheDocument();
    await expect(sheet.getByRole('link', { name: 'Register' })).toBeInTheDocument();
  });

  it('closes with Escape and returns the focus to the button', async () => {
    await screen.viewport(360, 740);
    await NarrowWithOpenMenu.run();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(menuButton()).toHaveFocus();
    await expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when an action is chosen, so that nothing covers what it opens', async () => {
    await screen.viewport(360, 740);
    const onClick = fn();
    await Narrow.run({
      args: { ...Narrow.args, navigation: [{ label: 'Track Your Status', onClick }] },
    });
    await userEvent.click(menuButton());
    await userEvent.click(await page.findByRole('button', { name: 'Track Your Status' }));
    await expect(onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(menuButton()).toHaveFocus();
  });

  it('stays inside the screen, signed in or not, in English and Odia', async () => {
    await screen.viewport(320, 640);
    for (const story of [Narrow, SignedInOnAPhone, OdiaNarrowWithOpenMenu]) {
      await story.run();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    }
    await expect(page.getByRole('dialog', { name: 'ମେନୁ' })).toBeInTheDocument();
  });

  it('keeps the word of the menu as its name where only the icon shows', async () => {
    await screen.viewport(320, 640);
    await SignedInOnAPhone.run();
    await expect(menuButton()).toBeVisible();
    await expect(page.getByText('Menu').getBoundingClientRect().width).toBe(1);
  });
});

describe('the strip below the header', () => {
  const height = () => document.querySelector('[role=presentation]')?.clientHeight;

  afterEach(() => document.documentElement.style.removeProperty('--tl-image-strip'));

  it.each([
    ['the site', Default, 12],
    ['an application', SignedIn, 8],
  ])('of %s leaves nothing behind where a theme has none', async (_, story, px) => {
    await story.run();
    await expect(height()).toBe(px);
    document.documentElement.style.setProperty('--tl-image-strip', 'none');
    await expect(height()).toBe(0);
  });
});
