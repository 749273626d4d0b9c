import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { contrastPairs } from '../../theme/colours/contrastPairs.ts';
import { contrastRatio } from '../../theme/colours/contrastRatio.ts';
import type { ColourRole } from '../../theme/colours/colours.ts';
import { toColourName } from '../../theme/colours/toColourName.ts';
import { vars } from '../../theme/contract.css.ts';
import { TokenList, TokenName } from '../tokens/TokenName.tsx';
import { useComputedColours } from '../useComputedColours.ts';
import * as styles from './Colour.css.ts';
import { colourGroups, colourUses, listRoles } from './colourUses.ts';

const textLeast = 4.5;
const themes = ['light', 'dark'] as const;

interface PairProps {
  ink: ColourRole;
  ground: ColourRole;
  least: number;
  use: string;
}

function Pair({ ink, ground, least, use }: PairProps) {
  const [lightBox, light] = useComputedColours<HTMLDivElement>();
  const [darkBox, dark] = useComputedColours<HTMLDivElement>();
  const style = { background: vars.colour[ground], color: vars.colour[ink] };
  const figures = [light, dark].map(({ text, background }) => contrastRatio(text, background));
  return (
    <li className={styles.card}>
      <div className={styles.themes}>
        {themes.map((theme) => (
          <div key={theme} data-theme={theme}>
            <div
              ref={theme === 'light' ? lightBox : darkBox}
              className={styles.swatch}
              style={style}
            >
              {least >= textLeast ? 'Aa ଅ अ' : <span className={styles.square} />}
            </div>
          </div>
        ))}
      </div>
      <div className={styles.figures}>
        {figures.map((figure, index) => (
          <p key={themes[index]} className={styles.figure} data-is-enough={figure >= least}>
            {themes[index]} {figure.toFixed(1)} : 1
          </p>
        ))}
      </div>
      <div className={styles.words}>
        <p>
          {toColourName(ink)} on {toColourName(ground)}
        </p>
        <p className={styles.muted}>
          {use}, at least {least} : 1
        </p>
      </div>
    </li>
  );
}

function Role({ role }: { role: ColourRole }) {
  const [lightBox, light] = useComputedColours<HTMLDivElement>();
  const [darkBox, dark] = useComputedColours<HTMLDivElement>();
  const style: CSSProperties = { background: vars.colour[role] };
  return (
    <li className={styles.role}>
      <div className={styles.grounds}>
        {themes.map((theme) => (
          <div key={theme} data-theme={theme}>
            <div
              ref={theme === 'light' ? lightBox : darkBox}
              className={styles.ground}
              style={style}
            />
          </div>
        ))}
      </div>
      <span className={styles.besideSwatch}>
        <TokenName name={`--tl-colour-${toColourName(role)}`} />
      </span>
      <p className={styles.besideSwatch}>{colourUses[role]}</p>
      <p className={`${styles.muted} ${styles.besideSwatch}`}>
        {light.background} · {dark.background}
      </p>
    </li>
  );
}

const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every ink on every ground it may stand on, in both themes; the figures are measured on what is drawn. */
export const Default: Story = {
  render: () => (
    <ul className={styles.pairs}>
      {contrastPairs.map(([ink, ground, least, use]) => (
        <Pair key={`${ink}-${ground}-${use}`} {...{ ink, ground, least, use }} />
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const figures = canvas.getAllByText(/^(light|dark) .* : 1$/);
    await expect(figures).toHaveLength(2 * contrastPairs.length);
    await waitFor(() =>
      expect(figures.filter((figure) => figure.dataset['isEnough'] !== 'true')).toEqual([]),
    );
  },
};

/** All tokens of colour with their values in both themes. */
export const Palette: Story = {
  render: () => (
    <TokenList>
      <div className={styles.groups}>
        {colourGroups.map(([title, begins]) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul className={styles.roles}>
              {listRoles(begins).map((role) => (
                <Role key={role} role={role} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </TokenList>
  ),
};

/** The figures of another department, from its twelve tokens. */
export const AnotherDepartment: Story = { ...Default, globals: { department: 'waterways' } };
