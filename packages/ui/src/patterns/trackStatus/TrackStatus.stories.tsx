import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { alsoOnAPhone, onlyOnAPhone } from '../../../../../.storybook/modes.ts';
import { Button } from '../../index.ts';
import { PublicFrame } from '../frames/PublicFrame.tsx';
import * as styles from './TrackStatus.css.ts';
import { english, odia, type TrackWords } from './trackStatusTexts.ts';
import { TrackDialog, type TrackStatus } from './TrackDialog.tsx';

interface TrackProps {
  words: TrackWords;
  status: TrackStatus;
  onRefresh: () => void;
  isDark: boolean;
}

/** A form above the page with its answer beside it; the page waits. */
function Track({ words, status, onRefresh, isDark }: TrackProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <PublicFrame words={words.frame} isDark={isDark} onTrack={open}>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.hero}>
          <h1 className={styles.heroTitle}>{words.home}</h1>
          <p className={styles.heroLead}>{words.homeLead}</p>
          <Button kind="highlight" size="large" data-testid="open" onClick={open}>
            {words.title}
          </Button>
        </div>
      </main>
      <TrackDialog {...{ words, status, onRefresh, isOpen }} onClose={() => setOpen(false)} />
    </PublicFrame>
  );
}

const meta = {
  title: 'Patterns/Track',
  component: Track,
  parameters: { layout: 'fullscreen', chromatic: { modes: alsoOnAPhone } },
  args: { words: english, status: 'warning', onRefresh: fn(), isDark: false },
  render: (args, { globals }) => <Track {...args} isDark={globals['theme'] === 'dark'} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByTestId('open'));
    const dialog = canvas.getByRole('dialog', { name: args.words.title });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await userEvent.click(canvas.getByRole('button', { name: args.words.search }));
    const result = within(canvas.getByRole('region', { name: args.words.result }));
    await expect(result.getByText(args.words.current)).toBeVisible();
  },
} satisfies Meta<typeof Track>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BeforeTheSearch: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByTestId('open'));
    await expect(canvas.getByText(args.words.none)).toBeVisible();
  },
};

export const Approved: Story = { args: { status: 'success' } };

export const Rejected: Story = { args: { status: 'danger' } };

export const Searching: Story = {
  args: { status: 'searching' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByTestId('open'));
    const search = canvas.getByRole('button', { name: args.words.search });
    await userEvent.click(search);
    await expect(search).toHaveAttribute('aria-busy', 'true');
  },
};

export const NothingFound: Story = {
  args: { status: 'none' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByTestId('open'));
    await userEvent.click(canvas.getByRole('button', { name: args.words.search }));
    await expect(canvas.getByText(args.words.notFound)).toBeVisible();
  },
};

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByTestId('open');
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: args.words.frame.close }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Odia: Story = {
  parameters: { language: 'or', chromatic: { modes: onlyOnAPhone } },
  args: { words: odia },
};
