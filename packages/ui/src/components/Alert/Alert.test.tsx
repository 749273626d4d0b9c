import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './Alert.stories.tsx';

const {
  AppearsAfterAnAction,
  Danger,
  Default,
  LongText,
  Success,
  ThereFromTheStart,
  Warning,
  WithoutTitle,
} = composeStories(stories);
const page = within(document.body);

describe('Alert', () => {
  it('is a status for info, success and warning', async () => {
    for (const story of [Default, Success, Warning]) {
      await story.run();
      await expect(page.getByRole('status')).toHaveTextContent(String(story.args.title));
      await expect(page.queryByRole('alert')).toBeNull();
    }
  });

  it('is an alert for danger', async () => {
    await Danger.run();
    await expect(page.getByRole('alert')).toHaveTextContent(
      'The payment did not go throughYou have not been charged. Try again in a few minutes.',
    );
    await expect(page.queryByRole('status')).toBeNull();
  });

  it('is no live region when it is on the page initially', async () => {
    await ThereFromTheStart.run();
    await expect(page.getByText('Offices are closed on Friday')).toBeVisible();
    await expect(page.queryByRole('status')).toBeNull();
    await expect(page.queryByRole('alert')).toBeNull();
  });

  it('is announced when an action fails, and does not move the focus', async () => {
    await AppearsAfterAnAction.run();
    await expect(page.getByRole('alert')).toHaveTextContent('Your answers are still here');
    await expect(page.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('shows each tone with its own icon, not by colour alone', async () => {
    const drawings = new Set<string>();
    for (const story of [Default, Success, Warning, Danger]) {
      await story.run();
      const icon = document.querySelector('svg');
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
      drawings.add(icon?.innerHTML ?? '');
    }
    await expect(drawings.size).toBe(4);
  });

  it('can be shown without a title', async () => {
    await WithoutTitle.run();
    await expect(page.getByRole('status')).toHaveTextContent(
      /^Applications sent on Friday are read on Monday\.$/,
    );
  });

  it('keeps long words inside its width', async () => {
    await LongText.run();
    const alert = page.getByRole('status');
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
  });
});
