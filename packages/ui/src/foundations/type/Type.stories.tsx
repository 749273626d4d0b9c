import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fixedMeasures } from '../../theme/measures.ts';
import { TokenList, TokenName } from '../tokens/TokenName.tsx';
import * as styles from './Type.css.ts';

const sizes = ['hero', '4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm'] as const;
const scripts = [
  ['en', 'Land held in trust, recorded in the open 60,426.943'],
  ['or', 'ଦେବତାଙ୍କ ଭୂମି, ସମସ୍ତଙ୍କ ପାଇଁ ସ୍ପଷ୍ଟ ତଥ୍ୟ 60,426.943'],
  ['hi', 'न्यास की भूमि, सबके सामने दर्ज 60,426.943'],
] as const;

const faces = [
  ['font-display', 'headings and controls'],
  ['font-text', 'everything else'],
] as const;

const heights = [
  ['leading-tight', 'headings'],
  ['leading-snug', 'controls'],
  ['leading-small', 'small text'],
  ['leading-text', 'text'],
] as const;

// Words whose letters join in ways that fonts and engines get wrong.
const fixtures = [
  'କ୍କୁ କ୍କୂ କ୍କୃ',
  'ର୍ଞୈ ର୍ଖୈ ର୍କୌଁ',
  'କିଁ ର୍କି ର୍ଞିଁ',
  'ଜ୍ଞ ଜ୍ୟ ସ୍ୱାଧୀନ',
  'ଶ୍ରୀକ୍ଷେତ୍ର ସ୍ୱତ୍ୱ ବ୍ରହ୍ମଗିରି ଖୋର୍ଦ୍ଧା',
];

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The steps of the scale in three scripts; figures stay western and tabular. */
export const Default: Story = {
  render: () => (
    <TokenList>
      <div className={styles.list}>
        {sizes.map((size) => (
          <div key={size}>
            <p className={styles.name}>
              <TokenName name={`--tl-text-${size}`} /> {fixedMeasures.text[size]}
            </p>
            {scripts.map(([lang, text]) => (
              <p key={lang} lang={lang} className={styles.sample[size]}>
                {text}
              </p>
            ))}
          </div>
        ))}
      </div>
    </TokenList>
  ),
};

/** The two faces in three scripts. */
export const Faces: Story = {
  render: () => (
    <TokenList>
      <div className={styles.list}>
        {faces.map(([face, use]) => (
          <div key={face}>
            <p className={styles.name}>
              <TokenName name={`--tl-${face}`} /> {use}
            </p>
            {scripts.map(([lang, text]) => (
              <p key={lang} lang={lang} className={styles.face[face]}>
                {text}
              </p>
            ))}
          </div>
        ))}
      </div>
    </TokenList>
  ),
};

/** The four line heights in three scripts: Odia and Devanagari get more room. */
export const LineHeights: Story = {
  render: () => (
    <TokenList>
      <div className={styles.list}>
        {heights.map(([height, use]) => (
          <div key={height}>
            <p className={styles.name}>
              <TokenName name={`--tl-${height}`} /> {use}
            </p>
            {scripts.map(([lang, text]) => (
              <p key={lang} lang={lang} className={styles.lines[height]}>
                {text} {text} {text}
              </p>
            ))}
          </div>
        ))}
      </div>
    </TokenList>
  ),
};

/** Odia words that show at a glance whether letters are joined as they should be. */
export const Shaping: Story = {
  render: () => (
    <div lang="or" className={styles.list}>
      {fixtures.map((text) => (
        <div key={text}>
          <p className={styles.fixture}>{text}</p>
          <p className={styles.fixtureDisplay}>{text}</p>
        </div>
      ))}
    </div>
  ),
  play: async () => {
    await document.fonts.ready;
    for (const family of ['Portal Text', 'Portal Display']) {
      await expect(document.fonts.check(`1rem "${family}"`, 'କ୍ଷ')).toBe(true);
    }
  },
};
