import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import * as stories from './PageHeader.stories.tsx';

const { Default, InTheLoggedInArea, OnAPhone, TitleOnly, WithActions } = composeStories(stories);
const page = within(document.body);
const title = () => page.getByRole('heading', { level: 1 });
const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

afterEach(() => screen.viewport(1280, 900));

describe('PageHeader', () => {
  it('has the only first heading, and the lead as text after it', async () => {
    await Default.run();
    await expect(page.getAllByRole('heading')).toHaveLength(1);
    await expect(title()).toHaveAccessibleName('Apply for land');
    await expect(title().nextElementSibling?.tagName).toBe('P');
    await expect(title().nextElementSibling).toHaveTextContent('at least twelve years');
  });

  it('is no second banner', async () => {
    await WithActions.run();
    await expect(page.queryByRole('banner')).toBeNull();
  });

  it('has no empty line below a title without lead', async () => {
    await TitleOnly.run();
    await expect(page.queryByRole('paragraph')).toBeNull();
  });

  it('has its actions after the text, beside it where they fit', async () => {
    await WithActions.run();
    const [rules, form] = page.getAllByRole('link');
    if (!rules || !form) throw new Error('two links expected');
    await expect(form).toHaveTextContent('Submit Form M');
    await expect(
      title().compareDocumentPosition(rules) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    await expect(rules.getBoundingClientRect().left).toBeGreaterThan(
      title().getBoundingClientRect().right - 1,
    );
  });

  it('is smaller in the logged-in area', async () => {
    await Default.run();
    const size = sizeOf(title());
    await InTheLoggedInArea.run();
    await expect(sizeOf(title())).toBeLessThan(size);
  });

  it('has its actions below the text on a phone, inside the screen', async () => {
    await screen.viewport(320, 640);
    await OnAPhone.run();
    const lead = title().nextElementSibling?.getBoundingClientRect();
    await expect(page.getByRole('link').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      lead?.bottom ?? Infinity,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
