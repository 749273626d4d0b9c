import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './Select.stories.tsx';

const { ChosenBeforeItArrives, Default, Disabled, InError, Optional, Pending, WithoutPlaceholder } =
  composeStories(stories);
const screen = within(document.body);

describe('Select', () => {
  it('is named by its label, required, and has no value initially', async () => {
    await Default.run();
    const list = screen.getByRole('combobox', { name: 'District Name' });
    await expect(list).toHaveAttribute('aria-required', 'true');
    await expect(list).toHaveValue('');
    await expect(list).toHaveDisplayValue('Select District');
    const names = screen.getAllByRole('option').map((option) => option.textContent);
    await expect(names).toEqual(['Select District', 'Cuttack', 'Khordha', 'Puri']);
  });

  it('calls onChange with the value of the selected option', async () => {
    await Default.run();
    await userEvent.tab();
    const list = screen.getByRole('combobox');
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'Khordha');
    await expect(Default.args.onChange).toHaveBeenCalledOnce();
    await expect(list).toHaveValue('23');
  });

  it('has no empty entry without a placeholder', async () => {
    await WithoutPlaceholder.run();
    await expect(screen.getAllByRole('option')).toHaveLength(3);
    await expect(screen.getByRole('combobox')).toHaveDisplayValue('Khordha');
  });

  it('is invalid in error and described by hint and error', async () => {
    await InError.run();
    const list = screen.getByRole('combobox', { name: 'District Name' });
    await expect(list).toBeInvalid();
    await expect(list).toHaveAccessibleDescription(
      'The district in which the land lies. Please select District',
    );
  });

  it('says that it is optional', async () => {
    await Optional.run();
    const list = screen.getByRole('combobox', { name: /^Kisam\s*\(optional\)$/ });
    await expect(list).not.toHaveAttribute('aria-required');
  });

  it('is not focusable while disabled, and the hint explains why', async () => {
    await Disabled.run();
    const list = screen.getByRole('combobox', { name: 'Tahasil Name' });
    await expect(list).toBeDisabled();
    await expect(list).toHaveAccessibleDescription('Select the district first.');
    await userEvent.tab();
    await expect(list).not.toHaveFocus();
  });

  it('shows the value when its option is loaded', async () => {
    await ChosenBeforeItArrives.run();
    await expect(screen.getByRole('combobox')).toHaveValue('23');
  });

  it('is busy while its options are loading', async () => {
    await Pending.run();
    const list = screen.getByRole('combobox', { name: 'Tahasil Name' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list).toHaveDisplayValue('Loading');
  });
});
