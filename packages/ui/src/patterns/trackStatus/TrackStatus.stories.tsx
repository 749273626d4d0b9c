import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { alsoOnAPhone, onlyOnAPhone } from '../../../../../.storybook/modes.ts';
import { Button } from '../../index.ts';
import { PublicFrame } from '../frames/PublicFrame.tsx';
import * as styles from './TrackStatus.css.ts';
import { english, odia, type TrackTexts } from './trackStatusTexts.ts';
import { TrackDialog, type TrackStatus } from './TrackDialog.tsx';

interface TrackProps {
  texts: TrackTexts;
  status: TrackStatus;
  onRefresh: () => void;
  isDark: boolean;
}

/** A form above the page with its answer beside it; the page waits. */
function Track({ texts, status, onRefresh, isDark }: TrackProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <PublicFrame texts={texts.frame} isDark={isDark} onTrack={open}>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.hero}>
          <h1 className={styles.heroTitle}>{texts.home}</h1>
          <p className={styles.heroLead}>{texts.homeLead}</p>
          <Button kind="highlight" size="large" data-testid="open" onClick={open}>
            {texts.title}
          </Button>
        </div>
      </main>
      <TrackDialog {...{ texts, status, onRefresh, isOpen }} onClose={() => setOpen(false)} />
    </PublicFrame>
  );
}

const meta = {
  title: 'Temple screens/Track',
  component: Track,
  parameters: { layout: 'fullscreen', chromatic: { modes: alsoOnAPhone } },
  args: { texts: english, status: 'warning', onRefresh: fn(), isDark: false },
  render: (args, { globals }) => <Track {...args} isDark={globals['theme'] === 'dark'} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByTestId('open'));
    const dialog = canvas.getByRole('dialog', { name: args.texts.title });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await userEvent.click(canvas.getByRole('button', { name: args.texts.search }));
    const result = within(canvas.getByRole('region', { name: args.texts.result }));
    await expect(result.getByText(args.texts.current)).toBeVisible();
  },
} satisfies Meta<typeof Track>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BeforeTheSearch: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByTestId('open'));
    await expect(canvas.getByText(args.texts.none)).toBeVisible();
  },
};

export const Approved: Story = { args: { status: 'success' } };

export const Rejected: Story = { args: { status: 'danger' } };

export const Searching: Story = {
  args: { status: 'searching' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByTestId('open'));
    const search = canvas.getByRole('button', { name: args.texts.search });
    await userEvent.click(search);
    await expect(search).toHaveAttribute('aria-busy', 'true');
  },
};

export const NothingFound: Story = {
  args: { status: 'none' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByTestId('open'));
    await userEvent.click(canvas.getByRole('button', { name: args.texts.search }));
    await expect(canvas.getByText(args.texts.notFound)).toBeVisible();
  },
};

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByTestId('open');
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: args.texts.frame.close }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Odia: Story = {
  parameters: { language: 'or', chromatic: { modes: onlyOnAPhone } },
  args: { texts: odia },
};
