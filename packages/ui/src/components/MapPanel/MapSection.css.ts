import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const slideUp = keyframes({ from: { opacity: 0, transform: 'translateY(.5rem)' } });
const line = `${vars.border.hair} solid ${vars.colour.line}`;

/** The container query for a map too narrow for the panel beside it. */
export const narrowContainer = '(max-width: 56rem)';

export const openButton = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  padding: '.5rem 1rem',
  border: `${vars.border.control} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[2],
  background: vars.colour.surface,
  color: vars.colour.ink,
  font: `600 1rem/${vars.leading.snug} ${vars.font.display}`,
  boxShadow: vars.shadow[2],
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.colour.sunken } },
  '@container': { [narrowContainer]: { display: 'inline-flex' } },
});

export const section = style({
  padding: vars.space[5],
  background: vars.colour.surface,
  borderBlockEnd: line,
  '@container': {
    [narrowContainer]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      maxBlockSize: '75%',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      padding: vars.space[4],
      border: line,
      borderRadius: `${vars.radius[4]} ${vars.radius[4]} 0 0`,
      background: vars.colour.raised,
      boxShadow: vars.shadow[3],
      '@media': {
        [media.fullMotion]: { animation: `${slideUp} ${vars.motion.medium} ${vars.motion.ease}` },
      },
    },
  },
  selectors: {
    '&[data-open="false"]': { '@container': { [narrowContainer]: { display: 'none' } } },
    'div:last-child > &': { borderBlockEndColor: 'transparent' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[2],
});
export const title = style({ fontSize: '1.25rem' });
export const close = style({
  display: 'none',
  '@container': { [narrowContainer]: { display: 'block' } },
});
