import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './Tag.stories.tsx';

const { Default, InAList, LongText, Filtered } = composeStories(stories);
const page = within(document.body);
const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });

describe('Tag', () => {
  it('is plain text without a role', async () => {
    await Default.run();
    await expect(page.getByText('Homestead')).toBeVisible();
    await expect(page.queryByRole('button')).toBeNull();
  });

  it('can stand in a list', async () => {
    await InAList.run();
    const items = within(page.getByRole('list', { name: 'Kind of land' })).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Homestead',
      'On lease',
      'Coconut grove',
    ]);
  });

  it('has a remove button of 44 px that says what it removes', async () => {
    await Filtered.run();
    const { width, height } = remove('Brahmagiri').getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(44);
    await expect(height).toBeGreaterThanOrEqual(44);
  });

  it('moves the focus to the next remove button, and from the last to the one before', async () => {
    await Filtered.run();
    remove('Brahmagiri').focus();
    await userEvent.keyboard('{Enter}');
    await expect(page.queryByText('Brahmagiri')).toBeNull();
    await expect(remove('On lease')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(remove('Homestead')).toHaveFocus();
  });

  it('calls onRemove once, also for the last tag of a list', async () => {
    await Filtered.run();
    for (const name of ['Homestead', 'Brahmagiri', 'On lease']) {
      await userEvent.click(remove(name));
    }
    await expect(Filtered.args.onRemove).toHaveBeenCalledTimes(3);
    await expect(page.queryAllByRole('listitem')).toHaveLength(0);
  });

  it('wraps a long text and keeps its button beside it', async () => {
    await LongText.run();
    const [first] = page.getAllByRole('listitem');
    const button = page.getAllByRole('button')[0]?.getBoundingClientRect();
    const tag = first?.firstElementChild?.getBoundingClientRect();
    await expect(button?.right).toBeLessThanOrEqual(tag?.right ?? 0);
    await expect(button?.width).toBe(44);
  });

  it('passes native props, a class and a style to its element', async () => {
    await Default.run({ args: { ...Default.args, id: 'kind', className: 'own', title: 'Kisam' } });
    const tag = document.querySelector('#kind.own');
    await expect(tag).toHaveTextContent('Homestead');
    await expect(tag).toHaveAttribute('title', 'Kisam');
  });
});
