import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { vars } from '../../theme/contract.css.ts';
import { fixedMeasures, measures } from '../../theme/measures.ts';
import { TokenList, TokenName } from '../tokens/TokenName.tsx';
import * as styles from './Measures.css.ts';

interface RowProps {
  /** Name of the token without its prefix. */
  name: string;
  value: string;
  children: ReactNode;
}

function Row({ name, value, children }: RowProps) {
  return (
    <div className={styles.row}>
      <TokenName name={`--tl-${name}`} />
      <span className={styles.value}>{value}</span>
      {children}
    </div>
  );
}

const allSizes = {
  'size-control': [measures.size.control, 'height of a control'],
  'size-control-large': [fixedMeasures.size.controlLarge, 'height of a large button'],
  'size-target': [fixedMeasures.size.target, 'least size of what is pressed'],
  'size-gutter': [measures.size.gutter, 'space beside a page'],
  'size-side': [fixedMeasures.size.side, 'width of a side navigation'],
  'size-measure': [fixedMeasures.size.measure, 'longest line of text'],
  'size-page': [measures.size.page, 'width of a page'],
} as const;

const allBorders = {
  'border-hair': [fixedMeasures.border.hair, 'edges and rules'],
  'border-control': [measures.border.control, 'fields and buttons'],
  'border-strong': [fixedMeasures.border.strong, 'invalid fields, current items'],
} as const;

const raisedThings = ['primary button', 'floating panel', 'dialog'];

const meta = { title: 'Foundations/Measures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The steps of space, from .25 to 6 rem. */
export const Default: Story = {
  render: () => (
    <TokenList>
      <div className={styles.list}>
        {Object.entries(fixedMeasures.space).map(([step, size]) => (
          <Row key={step} name={`space-${step}`} value={size}>
            <span className={styles.bar} style={{ inlineSize: size }} />
          </Row>
        ))}
      </div>
    </TokenList>
  ),
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('button', { name: 'Copy --tl-space-4' }));
    await expect(await canvas.findByText('--tl-space-4 copied')).toBeInTheDocument();
    await expect(await navigator.clipboard.readText()).toBe('--tl-space-4');
  },
};

/** Rounded corners: checkbox, control, card, dialog, patch. */
export const Radius: Story = {
  render: () => (
    <TokenList>
      <div className={styles.list}>
        {Object.entries(measures.radius).map(([step, radius]) => (
          <Row key={step} name={`radius-${step}`} value={radius}>
            <span className={styles.box} style={{ borderRadius: radius }} />
          </Row>
        ))}
      </div>
    </TokenList>
  ),
};

/** Elevation: primary button, floating panels, dialogs. */
export const Elevation: Story = {
  render: () => (
    <TokenList>
      <div className={styles.list}>
        {Object.entries(vars.shadow).map(([step, shadow], index) => (
          <Row key={step} name={`shadow-${step}`} value={raisedThings[index] ?? ''}>
            <span className={styles.box} style={{ boxShadow: shadow }} />
          </Row>
        ))}
      </div>
    </TokenList>
  ),
};

/** Sizes of controls, targets, columns and pages. */
export const Sizes: Story = {
  render: () => (
    <TokenList>
      <div className={styles.list}>
        {Object.entries(allSizes).map(([name, [size, use]]) => (
          <Row key={name} name={name} value={use}>
            <span className={styles.bar} style={{ inlineSize: size }} />
          </Row>
        ))}
      </div>
    </TokenList>
  ),
};

/** Widths of borders. */
export const Borders: Story = {
  render: () => (
    <TokenList>
      <div className={styles.list}>
        {Object.entries(allBorders).map(([name, [width, use]]) => (
          <Row key={name} name={name} value={`${width}: ${use}`}>
            <span className={styles.box} style={{ borderWidth: width }} />
          </Row>
        ))}
      </div>
    </TokenList>
  ),
};
