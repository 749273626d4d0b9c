import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide';
import { useState, type FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { alsoOnAPhone, onlyOnAPhone } from '../../../../../.storybook/modes.ts';
import { Button, Dialog, Form, Select } from '../../index.ts';
import { english, odia, type SearchPlotWords } from './searchPlotTexts.ts';

interface SearchPlotProps {
  words: SearchPlotWords;
  onSearch: (places: readonly string[]) => void;
}

/** Returns the choices of a level; none until one of the level above is chosen. */
function optionsAt(words: SearchPlotWords, level: number, chosen: readonly string[]) {
  const above = chosen[level - 1];
  if (level === 0) return words.districts;
  if (above === undefined) return [];
  return level === words.fields.length - 1 ? words.khatians : (words.next[above] ?? []);
}

function Places({ words, onSearch }: SearchPlotProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (level: number, value: string) =>
    setChosen([...chosen.slice(0, level), ...(value === '' ? [] : [value])]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === words.fields.length) onSearch(chosen);
  };
  return (
    <Form onSubmit={search}>
      {words.fields.map((label, level) => {
        const isClosed = level > chosen.length;
        return (
          <Select
            key={label}
            label={label}
            placeholder={words.select(label)}
            options={optionsAt(words, level, chosen).map((value) => ({ value, label: value }))}
            value={chosen[level] ?? ''}
            onChange={({ target }) => choose(level, target.value)}
            isDisabled={isClosed}
            description={isClosed ? words.first(words.fields[level - 1] ?? '') : undefined}
          />
        );
      })}
      <Button type="submit" kind="primary" icon={Search}>
        {words.search}
      </Button>
    </Form>
  );
}

/** Four answers that depend on each other, above the officer's page. */
function SearchPlot(props: SearchPlotProps) {
  const { words } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Search} onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        closeLabel={words.cancel}
      >
        <Places {...props} />
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Patterns/Search Plot',
  component: SearchPlot,
  parameters: { chromatic: { modes: alsoOnAPhone } },
  args: { words: english, onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.words.title }));
    await expect(canvas.getByRole('dialog', { name: args.words.title })).toBeVisible();
  },
} satisfies Meta<typeof SearchPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  play: async (context) => {
    await meta.play(context);
    const { args, canvas, userEvent } = context;
    for (const [level, value] of ['Puri', 'Brahmagiri', 'Satapada', '112/48'].entries()) {
      const field = canvas.getByRole('combobox', { name: args.words.fields[level] ?? '' });
      await userEvent.selectOptions(field, value);
    }
    await userEvent.click(canvas.getByRole('button', { name: args.words.search }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Odia: Story = {
  parameters: { language: 'or', chromatic: { modes: onlyOnAPhone } },
  args: { words: odia },
};
