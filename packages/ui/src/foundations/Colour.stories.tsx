import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast } from '../theme/contrast.ts';
import { contrastPairs } from '../theme/contrastPairs.ts';
import { vars } from '../theme/contract.css.ts';
import { darkColours, lightColours, type ColourRole } from '../theme/colours.ts';
import type { ThemeName } from '../components/ThemeRoot/ThemeRoot.tsx';
import * as styles from './Colour.css.ts';

const textLeast = 4.5;
const coloursOf = { light: lightColours, dark: darkColours } as const;

interface PairProps {
  ink: ColourRole;
  ground: ColourRole;
  least: number;
  use: string;
  theme: ThemeName;
}

function Pair({ ink, ground, least, use, theme }: PairProps) {
  const colours = coloursOf[theme];
  const isText = least >= textLeast;
  return (
    <li className={styles.card}>
      <div
        className={styles.swatch}
        style={{ background: vars.colour[ground], color: vars.colour[ink] }}
      >
        {isText ? (
          'Land ଜମି भूमि'
        ) : (
          <span className={styles.square} style={{ background: vars.colour[ink] }} />
        )}
      </div>
      <div className={styles.words}>
        <p>
          {ink} on {ground}
        </p>
        <p className={styles.figure}>{contrast(colours[ink], colours[ground]).toFixed(1)} : 1</p>
        <p className={styles.muted}>
          {use}, at least {least}
        </p>
      </div>
    </li>
  );
}

function Pairs({ theme }: { theme: ThemeName }) {
  return (
    <ul className={styles.grid}>
      {contrastPairs.map(([ink, ground, least, use]) => (
        <Pair key={`${ink}-${ground}-${use}`} {...{ ink, ground, least, use, theme }} />
      ))}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Colour',
  render: (_, { globals }) => <Pairs theme={globals['theme'] as ThemeName} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every ink on every ground it may stand on, with its contrast in the theme that is shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/ : 1$/)).toHaveLength(contrastPairs.length);
  },
};
