import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../index.ts';
import { vars } from '../../theme/contract.css.ts';
import { TokenList, TokenName } from '../tokens/TokenName.tsx';
import * as styles from './Motion.css.ts';

const steps = [
  ['fast', '120 ms: hover and press'],
  ['medium', '200 ms: menus, accordions, tabs'],
  ['slow', '320 ms: dialogs and sheets'],
] as const;

const easings = [
  ['ease', 'moves from one place to another'],
  ['ease-out', 'comes into view'],
] as const;

const curves = { ease: vars.motion.ease, 'ease-out': vars.motion.easeOut } as const;

interface MovingRowsProps {
  rows: readonly (readonly [name: string, use: string])[];
  getStyle: (name: string) => CSSProperties;
}

/** A dot in each row that moves as its token says. */
function MovingRows({ rows, getStyle }: MovingRowsProps) {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <TokenList>
      <div className={styles.list} data-is-at-end={isAtEnd}>
        <div>
          <Button onClick={() => setAtEnd(!isAtEnd)}>Move</Button>
        </div>
        {rows.map(([name, use]) => (
          <div key={name} className={styles.row}>
            <p className={styles.name}>
              <TokenName name={`--tl-motion-${name}`} />
            </p>
            <p className={styles.use}>{use}</p>
            <div className={styles.track}>
              <span className={styles.dot} style={getStyle(name)} />
            </div>
          </div>
        ))}
      </div>
    </TokenList>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: MovingRows,
  args: {
    rows: steps,
    getStyle: (name) => ({ transitionDuration: vars.motion[name as (typeof steps)[number][0]] }),
  },
} satisfies Meta<typeof MovingRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The three durations side by side; with reduced motion all three take no time. */
export const Default: Story = {};

export const Moved: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move' });
    await userEvent.click(button);
    await expect(button.closest('[data-is-at-end]')).toHaveAttribute('data-is-at-end', 'true');
  },
};

/** The two curves of motion, in the longest duration. */
export const Easings: Story = {
  args: {
    rows: easings,
    getStyle: (name) => ({
      transitionDuration: vars.motion.slow,
      transitionTimingFunction: curves[name as keyof typeof curves],
    }),
  },
};
