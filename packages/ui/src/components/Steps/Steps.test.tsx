import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import * as stories from './Steps.stories.tsx';

const { Default, FirstStep, LastStep, LongText, OnAPhone } = composeStories(stories);
const page = within(document.body);

afterEach(() => screen.viewport(1280, 900));

describe('Steps', () => {
  it('is a named navigation with the steps in order', async () => {
    await Default.run();
    const steps = within(page.getByRole('navigation', { name: 'Steps of the application' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(5);
    await expect(steps.getAllByRole('listitem')[3]).toHaveTextContent('Step 4 of 5Fee');
  });

  it('marks the open step, and only it', async () => {
    for (const [story, title] of [
      [FirstStep, 'Applicant'],
      [Default, 'Documents'],
      [LastStep, 'Check and send'],
    ] as const) {
      await story.run();
      const open = page.getAllByRole('listitem', { current: 'step' });
      await expect(open).toHaveLength(1);
      await expect(open[0]).toHaveTextContent(title);
    }
  });

  it('has links to done steps only, named by note and title', async () => {
    await Default.run();
    const names = page.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(names).toEqual(['#step-1', '#step-2']);
    await expect(page.getAllByRole('link')[0]).toHaveAccessibleName('Done Applicant');
    await FirstStep.run();
    await expect(page.queryByRole('link')).toBeNull();
  });

  it('has its links as tab stops', async () => {
    await Default.run();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Done Land' })).toHaveFocus();
  });

  it('shows one line of text on a phone and keeps all steps readable for screen readers', async () => {
    await screen.viewport(320, 640);
    await OnAPhone.run();
    const line = page.getByText('Step 3 of 5:', { exact: false });
    await expect(line).toBeVisible();
    await expect(line).toHaveAttribute('aria-hidden', 'true');
    await expect(page.getByText('Fee').getBoundingClientRect().width).toBe(1);
    await expect(page.getByRole('link', { name: 'Done Applicant' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('hides the line of text where all titles fit', async () => {
    await LongText.run();
    await expect(page.getByText('Step 2 of 3:', { exact: false })).not.toBeVisible();
    await expect(
      page.getByText('Plots of homestead land in the village', { selector: 'span' }),
    ).toBeVisible();
  });
});
