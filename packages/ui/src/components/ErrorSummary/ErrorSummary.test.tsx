import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './ErrorSummary.stories.tsx';

const { Default, LongText, NoProblems, OnSubmit, OneProblem } = composeStories(stories);
const page = within(document.body);

describe('ErrorSummary', () => {
  it('is an alert with a heading and the problems in page order', async () => {
    await Default.run();
    const box = within(page.getByRole('alert'));
    await expect(
      box.getByRole('heading', { level: 2, name: 'There are 2 problems on this page' }),
    ).toBeVisible();
    await expect(box.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Enter the name of the holder',
      'Enter the number of the plot',
    ]);
  });

  it('receives the focus without being a tab stop', async () => {
    await OneProblem.run();
    const box = page.getByRole('alert');
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('tabindex', '-1');
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Enter the name of the holder' })).toHaveFocus();
  });

  it('focuses the field with Enter, and does not change the URL', async () => {
    await Default.run();
    const before = location.href;
    page.getByRole('link', { name: 'Enter the name of the holder' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = page.getByRole('textbox', { name: 'Name of the holder' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Enter the name of the holder');
    await expect(location.href).toBe(before);
  });

  it('renders nothing without problems', async () => {
    await NoProblems.run();
    await expect(page.queryByRole('alert')).toBeNull();
    await expect(page.queryByRole('heading')).toBeNull();
  });

  it('receives the focus again with each submit, but not while a field is corrected', async () => {
    await OnSubmit.run();
    const plot = page.getByRole('textbox', { name: 'Plot number' });
    await userEvent.type(page.getByRole('textbox', { name: 'Name of the holder' }), 'Gita Sahu');
    await userEvent.type(plot, '214');
    await expect(page.queryByRole('alert')).toBeNull();
    await userEvent.clear(plot);
    await expect(page.getByRole('alert')).toHaveTextContent('Enter the number of the plot');
    await expect(plot).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));
    await expect(page.getByRole('alert')).toHaveFocus();
  });

  it('breaks long messages inside its width', async () => {
    await LongText.run();
    const box = page.getByRole('alert');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  });
});
