import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useState, type FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { alsoOnAPhone, onlyOnAPhone } from '../../../../../.storybook/modes.ts';
import { Button, Dialog, Form, Select } from '../../index.ts';
import { english, odia, type SearchPlotTexts } from './searchPlotTexts.ts';

interface SearchPlotProps {
  texts: SearchPlotTexts;
  onSearch: (places: readonly string[]) => void;
}

/** Returns the choices of a level; none until one of the level above is chosen. */
function optionsAt(texts: SearchPlotTexts, level: number, chosen: readonly string[]) {
  const above = chosen[level - 1];
  if (level === 0) return texts.districts;
  if (above === undefined) return [];
  return level === texts.fields.length - 1 ? texts.khatians : (texts.next[above] ?? []);
}

function Places({ texts, onSearch }: SearchPlotProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (level: number, value: string) =>
    setChosen([...chosen.slice(0, level), ...(value === '' ? [] : [value])]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === texts.fields.length) onSearch(chosen);
  };
  return (
    <Form onSubmit={search}>
      {texts.fields.map((label, level) => {
        const isClosed = level > chosen.length;
        return (
          <Select
            key={label}
            label={label}
            placeholder={texts.select(label)}
            options={optionsAt(texts, level, chosen).map((value) => ({ value, label: value }))}
            value={chosen[level] ?? ''}
            onChange={(value) => choose(level, value)}
            isDisabled={isClosed}
            description={isClosed ? texts.first(texts.fields[level - 1] ?? '') : undefined}
          />
        );
      })}
      <Button type="submit" kind="primary" icon={<Icon of={Search} />}>
        {texts.search}
      </Button>
    </Form>
  );
}

/** Four answers that depend on each other, above the officer's page. */
function SearchPlot(props: SearchPlotProps) {
  const { texts } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon of={Search} />} onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={() => setOpen(false)}
        title={texts.title}
        closeLabel={texts.cancel}
      >
        <Places {...props} />
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Temple screens/Search Plot',
  component: SearchPlot,
  parameters: { chromatic: { modes: alsoOnAPhone } },
  args: { texts: english, onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.texts.title }));
    await expect(canvas.getByRole('dialog', { name: args.texts.title })).toBeVisible();
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
      const field = canvas.getByRole('combobox', { name: args.texts.fields[level] ?? '' });
      await userEvent.selectOptions(field, value);
    }
    await userEvent.click(canvas.getByRole('button', { name: args.texts.search }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Odia: Story = {
  parameters: { language: 'or', chromatic: { modes: onlyOnAPhone } },
  args: { texts: odia },
};
