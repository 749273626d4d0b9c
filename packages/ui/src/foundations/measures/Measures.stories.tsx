import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { vars } from '../../theme/contract.css.ts';
import * as styles from './Measures.css.ts';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span>{name}</span>
      {children}
    </div>
  );
}

const meta = { title: 'Foundations/Measures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The steps of space, from .25 to 6 rem. */
export const Default: Story = {
  render: () => (
    <div className={styles.list}>
      {Object.entries(vars.space).map(([step, size]) => (
        <Row key={step} name={`space ${step}`}>
          <span className={styles.bar} style={{ inlineSize: size }} />
        </Row>
      ))}
    </div>
  ),
};

/** Rounded corners: checkbox, control, card, dialog, patch. */
export const Radius: Story = {
  render: () => (
    <div className={styles.list}>
      {Object.entries(vars.radius).map(([step, radius]) => (
        <Row key={step} name={`radius ${step}`}>
          <span className={styles.box} style={{ borderRadius: radius }} />
        </Row>
      ))}
    </div>
  ),
};

/** Elevation: primary button, floating panels, dialogs. */
export const Elevation: Story = {
  render: () => (
    <div className={styles.list}>
      {Object.entries(vars.shadow).map(([step, shadow]) => (
        <Row key={step} name={`shadow ${step}`}>
          <span className={styles.box} style={{ boxShadow: shadow }} />
        </Row>
      ))}
    </div>
  ),
};
