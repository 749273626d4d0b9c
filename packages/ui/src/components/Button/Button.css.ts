import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { variants, whenSet } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

const kinds = {
  primary: {
    background: vars.colour.action,
    color: vars.colour.actionInk,
    boxShadow: vars.shadow[1],
    selectors: { '&:hover, &:active': { background: vars.colour.actionHover } },
  },
  secondary: {
    background: vars.colour.surface,
    borderColor: vars.colour.lineStrong,
    selectors: {
      '&:hover, &:active': { background: vars.colour.sunken, borderColor: vars.colour.ink },
    },
  },
  quiet: {
    color: vars.colour.link,
    paddingInline: '.75rem',
    selectors: { '&:hover, &:active': { background: vars.colour.accentSoft } },
  },
  danger: {
    background: vars.colour.surface,
    borderColor: vars.colour.dangerBorder,
    color: vars.colour.dangerInk,
    selectors: { '&:hover, &:active': { background: vars.colour.dangerBg } },
  },
  highlight: {
    background: vars.colour.highlight,
    color: vars.colour.highlightInk,
    selectors: {
      '&:hover, &:active': {
        background: `color-mix(in srgb, ${vars.colour.highlight} 85%, ${vars.colour.brandInk})`,
      },
    },
  },
  onBrand: {
    borderColor: vars.colour.brandInk,
    color: vars.colour.brandInk,
    selectors: { '&:hover, &:active': { background: vars.colour.brandDeep } },
  },
};

export const root = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.target,
    padding: '.5rem 1.125rem',
    border: `${vars.border.control} solid transparent`,
    borderRadius: vars.radius[2],
    background: 'none',
    color: vars.colour.ink,
    font: `600 1rem/${vars.leading.snug} ${vars.font.display}`,
    textAlign: 'center',
    // A button beside a long text is not narrower than its words.
    overflowWrap: 'break-word',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[aria-disabled="true"], &:disabled': {
        background: vars.colour.sunken,
        color: vars.colour.inkMuted,
        borderColor: vars.colour.line,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColours]: {
        borderColor: 'ButtonBorder',
        selectors: {
          '&[aria-disabled="true"], &:disabled': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  },
  ...variants('kind', kinds),
  // Later rules override earlier ones.
  ...variants('size', {
    large: {
      minBlockSize: vars.size.controlLarge,
      padding: '.625rem 1.5rem',
      fontSize: vars.text.lg,
    },
  }),
  whenSet('icon-only', {
    inlineSize: vars.size.target,
    minInlineSize: vars.size.target,
    padding: 0,
    flex: 'none',
  }),
  whenSet('block', { inlineSize: '100%' }),
]);

globalStyle(`${root} > svg`, { inlineSize: '1.125rem', blockSize: '1.125rem' });

export const meta = style({
  fontWeight: 400,
  fontFamily: vars.font.text,
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
  '@media': { [media.upToPhone]: { whiteSpace: 'normal' } },
});

export const spinner = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  flex: 'none',
  border: '.1875rem solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${spin} 900ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none', borderStyle: 'dotted' } },
});
