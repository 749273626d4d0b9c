import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { lightColours, type ColourRole } from '../../theme/colours/colours.ts';
import { contrastRatio } from '../../theme/colours/contrastRatio.ts';
import { contrastPairs } from '../../theme/colours/contrastPairs.ts';
import { vars } from '../../theme/contract.css.ts';
import * as styles from './Colour.css.ts';
import { useComputedColours } from '../useComputedColours.ts';

const textLeast = 4.5;
const roles = Object.keys(lightColours) as ColourRole[];

interface PairProps {
  ink: ColourRole;
  ground: ColourRole;
  least: number;
  use: string;
}

function Pair({ ink, ground, least, use }: PairProps) {
  const [swatch, drawn] = useComputedColours<HTMLDivElement>();
  const figure = contrastRatio(drawn.text, drawn.background);
  return (
    <li className={styles.card}>
      <div
        ref={swatch}
        className={styles.swatch}
        style={{ background: vars.colour[ground], color: vars.colour[ink] }}
      >
        {least >= textLeast ? 'Aa ଅ अ' : <span className={styles.square} />}
      </div>
      <div className={styles.words}>
        <p className={styles.figure} data-is-enough={figure >= least}>
          {figure.toFixed(1)} : 1
        </p>
        <p>
          {ink} on {ground}
        </p>
        <p className={styles.muted}>
          {use}, at least {least}
        </p>
      </div>
    </li>
  );
}

function Role({ role }: { role: ColourRole }) {
  const [ground, drawn] = useComputedColours<HTMLDivElement>();
  return (
    <li className={styles.role}>
      <div ref={ground} className={styles.ground} style={{ background: vars.colour[role] }} />
      <div className={styles.words}>
        <p>{role}</p>
        <p className={styles.muted}>{drawn.background}</p>
      </div>
    </li>
  );
}

const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every ink on every ground it may stand on; the figures are measured on what is drawn. */
export const Default: Story = {
  render: () => (
    <ul className={styles.pairs}>
      {contrastPairs.map(([ink, ground, least, use]) => (
        <Pair key={`${ink}-${ground}-${use}`} {...{ ink, ground, least, use }} />
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const figures = canvas.getAllByText(/ : 1$/);
    await expect(figures).toHaveLength(contrastPairs.length);
    await waitFor(() =>
      expect(figures.filter((figure) => figure.dataset['isEnough'] !== 'true')).toEqual([]),
    );
  },
};

/** All roles, as this theme and this department fill them. */
export const Palette: Story = {
  render: () => (
    <ul className={styles.palette}>
      {roles.map((role) => (
        <Role key={role} role={role} />
      ))}
    </ul>
  ),
};

/** The figures of another department, from its twelve tokens. */
export const AnotherDepartment: Story = { ...Default, globals: { department: 'waterways' } };
