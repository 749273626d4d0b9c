import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

function Durations() {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <TokenList>
      <div className={styles.list} data-is-at-end={isAtEnd}>
        <div>
          <Button onClick={() => setAtEnd(!isAtEnd)}>Move</Button>
        </div>
        {steps.map(([step, use]) => (
          <div key={step} className={styles.row}>
            <p className={styles.name}>
              <TokenName name={`--tl-motion-${step}`} />
            </p>
            <p className={styles.use}>{use}</p>
            <div className={styles.track}>
              <span className={styles.dot} style={{ transitionDuration: vars.motion[step] }} />
            </div>
          </div>
        ))}
      </div>
    </TokenList>
  );
}

const meta = { title: 'Foundations/Motion', component: Durations } satisfies Meta<typeof Durations>;
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
