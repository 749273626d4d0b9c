import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './SearchPlot.stories.tsx';

const { Chosen, Default } = composeStories(stories);
const page = within(document.body);
const field = (name: string) => page.getByRole('combobox', { name });

describe('Search Plot', () => {
  // Requirements: HD-025, HD-026
  it('is a dialog with the four fields of a plot, the first of them open', async () => {
    await Default.run();
    await expect(page.getByRole('dialog', { name: 'Search Plot' })).toBeVisible();
    const names = ['District Name', 'Tahasil Name', 'Mouza Name', 'Khatian No'];
    const fields = names.map(field);
    await expect(fields.map((one) => one.hasAttribute('disabled'))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    await expect(fields[1]).toHaveAccessibleDescription('Choose District Name first');
  });

  // Requirements: HD-027, HD-028, HD-029
  it('opens each field by the one above and empties those below', async () => {
    await Chosen.run();
    await expect(field('Khatian No')).toHaveValue('112/48');
    await userEvent.selectOptions(field('District Name'), 'Khordha');
    await expect(field('Tahasil Name')).toHaveValue('');
    await expect(field('Mouza Name')).toBeDisabled();
  });
});
