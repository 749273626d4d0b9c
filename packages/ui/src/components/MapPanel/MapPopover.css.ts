import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { whenSet } from '../../styles/variants.ts';
import { focusBand, innerBand } from '../../styles/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { narrowContainer } from './MapSection.css.ts';

const slideUp = keyframes({ from: { opacity: 0, transform: 'translateY(.5rem)' } });
const line = `${vars.border.hair} solid ${vars.colour.line}`;

/** The custom properties with the position of the popover. */
export const inlinePosition = '--tl-map-popover-inline';
export const blockPosition = '--tl-map-popover-block';

export const root = style([
  {
    position: 'absolute',
    zIndex: 2,
    insetInlineStart: `clamp(1rem, var(${inlinePosition}, 55%), 100% - 19rem)`,
    insetBlockStart: `clamp(1rem, var(${blockPosition}, 40%), max(1rem, 100% - 31rem))`,
    inlineSize: '18rem',
    maxBlockSize: 'min(30rem, calc(100% - 2rem))',
    overflow: 'auto',
    padding: '1.125rem 1.25rem 1.25rem',
    border: line,
    borderRadius: vars.radius[3],
    background: vars.colour.raised,
    color: vars.colour.ink,
    boxShadow: vars.shadow[3],
    animation: `${slideUp} ${vars.motion.medium} ${vars.motion.ease}`,
    '@container': {
      [narrowContainer]: {
        insetInline: 0,
        insetBlock: 'auto 0',
        inlineSize: 'auto',
        maxBlockSize: '75%',
        padding: vars.space[4],
        borderRadius: `${vars.radius[4]} ${vars.radius[4]} 0 0`,
        // The focus ring is inside, because the map clips what overflows the sheet.
        selectors: {
          '&:focus-visible': {
            outlineOffset: '-.3125rem',
            vars: { [focusBand]: innerBand },
          },
        },
      },
    },
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  // A panel of a tool is below the view switch and beside the tools.
  whenSet('docked', {
    zIndex: 3,
    insetInline: `auto calc(2rem + ${vars.size.target})`,
    insetBlockStart: `calc(1.75rem + ${vars.size.target})`,
    inlineSize: '22rem',
    maxBlockSize: `calc(100% - 2.75rem - ${vars.size.target})`,
    '@container': {
      [narrowContainer]: {
        insetInline: 0,
        insetBlock: 'auto 0',
        inlineSize: 'auto',
        // Below the buttons, the tools and the switch of the view.
        maxBlockSize: `min(60%, calc(100% - 2.5rem - 3 * ${vars.size.target}))`,
      },
    },
  }),
]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginInlineEnd: '-.5rem',
});
export const title = style({ fontSize: '1.25rem' });
export const buttons = style({ display: 'flex' });

/** The button that collapses the sheet, only where it is a sheet. */
export const collapse = style({
  display: 'none',
  '@container': { [narrowContainer]: { display: 'block' } },
});
export const body = style({});
globalStyle(`${root}:where([data-collapsed]) ${body}`, {
  '@container': { [narrowContainer]: { display: 'none' } },
});

export const facts = style({ marginBlock: '.75rem 1rem' });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: '.4375rem',
  borderBlockEnd: line,
});
export const label = style({ color: vars.colour.inkMuted });
export const value = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
globalStyle(`${actions} > :first-child`, { flex: 1 });
