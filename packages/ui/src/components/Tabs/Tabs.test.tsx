import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './Tabs.stories.tsx';

const {
  Default,
  Empty,
  FeatureMenu,
  FeatureMenuChosen,
  FeatureMenuOpen,
  KeptByTheCaller,
  LongText,
  MoreThanFour,
  OnAPhone,
  OpensAtAnother,
} = composeStories(stories);
const page = within(document.body);
const open = () => page.getByRole('tab', { selected: true });
const press = (keys: string) => userEvent.keyboard(keys);
const menuButton = () => page.getByRole('button', { name: /^Feature Menu/ });

afterEach(() => {
  document.documentElement.removeAttribute('dir');
  document.documentElement.style.removeProperty('font-size');
});

describe('Tabs in a row', () => {
  it('is a named list of tabs, the first open, with the view named by it', async () => {
    await Default.run();
    await expect(page.getByRole('tablist', { name: 'Tender period' })).toBeVisible();
    await expect(page.getAllByRole('tab')).toHaveLength(3);
    await expect(open()).toHaveAccessibleName(/^Current\s*12 tenders$/);
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveAccessibleName(/^Current/);
    await expect(open()).toHaveAttribute('aria-controls', panel.id);
    await expect(page.getByText('Twelve tenders are open for bids.')).toBeVisible();
    await expect(page.queryByText(/ten years/)).toBeNull();
  });

  it('selects the given tab initially', async () => {
    await OpensAtAnother.run();
    await expect(open()).toHaveTextContent('Archive');
  });

  it('selects a tab by a press and calls onSelectionChange once', async () => {
    await Default.run();
    await userEvent.click(page.getByRole('tab', { name: /^Archive/ }));
    await expect(page.getByRole('tabpanel')).toHaveTextContent('ten years');
    await userEvent.click(page.getByRole('tab', { name: /^Archive/ }));
    await expect(Default.args.onSelectionChange).toHaveBeenCalledOnce();
    await expect(Default.args.onSelectionChange).toHaveBeenCalledWith('archive');
  });

  it('has one stop for all tabs, then the view', async () => {
    await OpensAtAnother.run();
    await userEvent.tab();
    await expect(open()).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(open()).toHaveFocus();
  });

  it('selects with arrows, Home and End, and wraps around', async () => {
    await Default.run();
    await userEvent.tab();
    for (const [key, name] of [
      ['{ArrowRight}', 'Archive'],
      ['{End}', 'Corrigenda'],
      ['{ArrowRight}', 'Current'],
      ['{ArrowLeft}', 'Corrigenda'],
      ['{ArrowLeft}', 'Archive'],
      ['{Home}', 'Current'],
    ] as const) {
      await press(key);
      await expect(open()).toHaveTextContent(name);
      await expect(open()).toHaveFocus();
    }
  });

  it('ignores shortcuts of the browser', async () => {
    await Default.run();
    await userEvent.tab();
    await press('{Control>}{End}{/Control}');
    await expect(open()).toHaveTextContent('Current');
    await press('{Shift>}{ArrowRight}{/Shift}');
    await expect(open()).toHaveTextContent('Current');
  });

  it('reverses the arrows in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    await Default.run();
    await userEvent.tab();
    await press('{ArrowLeft}');
    await expect(open()).toHaveTextContent('Archive');
    await press('{ArrowRight}');
    await expect(open()).toHaveTextContent('Current');
  });

  it('can be controlled', async () => {
    await KeptByTheCaller.run();
    await expect(open()).toHaveTextContent('Archive');
    await userEvent.click(page.getByRole('tab', { name: 'Corrigenda' }));
    await expect(KeptByTheCaller.args.onSelectionChange).toHaveBeenCalledWith('corrigenda');
    await expect(open()).toHaveTextContent('Corrigenda');
    await OpensAtAnother.run({ args: { ...OpensAtAnother.args, selectedKey: 'current' } });
    await userEvent.click(page.getByRole('tab', { name: 'Corrigenda' }));
    await expect(open()).toHaveTextContent('Current');
  });

  it('wraps and stays inside a narrow box', async () => {
    for (const story of [OnAPhone, LongText]) {
      await story.run();
      const row = page.getByRole('tablist');
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
      await expect(row.getBoundingClientRect().height).toBeGreaterThan(88);
      for (const tab of page.getAllByRole('tab')) {
        await expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    }
  });

  it('renders nothing without tabs', async () => {
    await Empty.run();
    await expect(page.queryByRole('tablist')).toBeNull();
    await expect(page.queryByRole('tabpanel')).toBeNull();
  });
});

describe('Tabs behind a button', () => {
  it('is a row as long as it fits', async () => {
    await MoreThanFour.run();
    await expect(page.getAllByRole('tab')).toHaveLength(6);
    await expect(page.queryByRole('button', { name: /^Feature Menu/ })).toBeNull();
  });

  it('is a button with the name of the selected tab where the row does not fit', async () => {
    await FeatureMenu.run();
    await expect(menuButton()).toHaveAccessibleName('Feature Menu: Improved Accessibility');
    await expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await expect(page.queryByRole('tab')).toBeNull();
    await expect(page.queryByRole('list')).toBeNull();
    await waitFor(() => expect(page.queryByRole('tabpanel')).toBeNull());
    await expect(page.getByText('Every page can be used with keys alone.')).toBeVisible();
  });

  it('becomes a button just when it no longer fits, also by larger text', async () => {
    document.documentElement.style.fontSize = '16px';
    await MoreThanFour.run();
    const box = page.getByRole('tablist').closest<HTMLElement>('[style]');
    const setWidth = async (px: number) => {
      if (box) box.style.inlineSize = `${px}px`;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    };
    let px = 960;
    while (px > 320 && page.queryByRole('tab', { selected: true })) {
      px -= 20;
      await setWidth(px);
    }
    await expect(menuButton()).toBeVisible();
    await setWidth(px + 40);
    await expect(page.getAllByRole('tab')).toHaveLength(6);
    await expect(page.queryByRole('button', { name: /^Feature Menu/ })).toBeNull();
    document.documentElement.style.fontSize = '19px';
    await waitFor(() => expect(menuButton()).toBeVisible());
    await expect(page.queryByRole('tabpanel')).toBeNull();
  });

  it('becomes a button before a tab takes three lines', async () => {
    await MoreThanFour.run();
    const row = page.getByRole('tablist');
    const box = row.closest<HTMLElement>('[style]');
    for (let px = 900; page.queryByRole('tab', { selected: true }); px -= 20) {
      if (box) box.style.inlineSize = `${px}px`;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const [tallest = 0] = page
        .queryAllByRole('tab')
        .map((tab) => tab.clientHeight)
        .sort((a, b) => b - a);
      await expect(tallest).toBeLessThan(65);
    }
  });

  it('keeps words whole and its row inside its box', async () => {
    await MoreThanFour.run();
    const row = page.getByRole('tablist');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    for (const tab of page.getAllByRole('tab')) {
      await expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth);
    }
  });

  it('opens a list with the keys and marks the open tab', async () => {
    await FeatureMenu.run();
    await userEvent.tab();
    await expect(menuButton()).toHaveFocus();
    await press('{Enter}');
    await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'true'));
    const list = page.getByRole('list', { name: 'Features' });
    await expect(menuButton()).toHaveAttribute('aria-controls', list.id);
    await expect(within(list).getAllByRole('button')).toHaveLength(6);
    const marked = within(list).getByRole('button', { current: true });
    await expect(marked).toHaveAccessibleName('Improved Accessibility');
    await userEvent.tab();
    await expect(within(list).getAllByRole('button')[0]).toHaveFocus();
  });

  it('opens only after the given delay, however often it is pressed', async () => {
    await FeatureMenu.run({ args: { ...FeatureMenu.args, menuDelayMs: 300 } });
    await userEvent.dblClick(menuButton());
    await expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(page.getByRole('button', { current: true }));
    await expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes with a choice and moves the focus to the heading of the view', async () => {
    await FeatureMenuChosen.run();
    await expect(page.getByRole('heading', { level: 2 })).toHaveFocus();
    await expect(page.getByRole('heading', { level: 2 })).toHaveTextContent(/^Historical/);
    await expect(page.queryByRole('list')).toBeNull();
  });

  it('moves the focus also when the open tab is chosen again', async () => {
    await FeatureMenuOpen.run();
    await userEvent.click(page.getByRole('button', { current: true }));
    await expect(page.getByRole('heading', { name: 'Improved Accessibility' })).toHaveFocus();
    await expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await expect(FeatureMenuOpen.args.onSelectionChange).not.toHaveBeenCalled();
  });

  it('closes with Escape and returns the focus', async () => {
    await FeatureMenuOpen.run();
    await userEvent.tab();
    await press('{Escape}');
    await expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await expect(menuButton()).toHaveFocus();
  });
});
