import { globalStyle, style } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { underlineLinks } from '../../styles/underlineLinks.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({});
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  listStyle: 'none',
  '@media': { [media.upToTablet]: { gap: vars.space[1] } },
});

export const step = style([
  {
    paddingBlockStart: '.625rem',
    borderBlockStart: `.25rem solid ${vars.colour.lineStrong}`,
    color: vars.colour.inkMuted,
    font: `550 .9375rem/${vars.leading.snug} ${vars.font.display}`,
    '@media': { [media.upToTablet]: { minBlockSize: '1.25rem', paddingBlockStart: '.25rem' } },
  },
  ...variants('state', {
    done: { borderColor: vars.colour.successBorder, color: vars.colour.ink },
    now: { borderColor: vars.colour.brandText, color: vars.colour.ink, fontWeight: 650 },
  }),
]);
export const note = style({ display: 'block', fontSize: vars.text.sm, fontWeight: 500 });
export const title = style({ display: 'block' });

// On a phone only the bars are shown, with one line of text below; screen readers still read the labels.
for (const part of [note, title]) {
  globalStyle(`${list} ${part}`, {
    '@media': {
      [media.upToTablet]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  });
}
globalStyle(`${list} a`, {
  display: 'block',
  minBlockSize: vars.size.target,
  color: 'inherit',
  // A finger may press above and below the bar; the height overlaps both gaps, which stay small.
  '@media': { [media.upToTablet]: { marginBlock: '-1rem' } },
});
underlineLinks(list);

export const line = style({
  display: 'none',
  marginBlockStart: '.625rem',
  '@media': { [media.upToTablet]: { display: 'block' } },
});
