import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 19rem) 1fr',
  alignItems: 'end',
  gap: '2rem 4rem',
  '@media': { [media.upToSide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const figureList = style({
  display: 'grid',
  gridTemplateColumns: '1.75fr 1fr 1fr 1.15fr',
  gap: '1.5rem',
  '@media': {
    [media.upToTablet]: { gridTemplateColumns: '1fr 1fr 1.2fr', gap: '1.25rem 1rem' },
  },
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  borderBlockStart: `.25rem solid ${vars.colour.rule}`,
  paddingBlockStart: '.75rem',
  '@media': { [media.upToTablet]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
});

export const figureValue = style({
  font: `650 clamp(1.875rem, 3.4vw, 2.75rem)/1.1 ${vars.font.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-.025em',
  overflowWrap: 'normal',
  '@media': { [media.upToTablet]: { fontSize: '1.75rem' } },
});

globalStyle(`${figure}:first-child ${figureValue}`, {
  '@media': { [media.upToTablet]: { fontSize: '2.375rem' } },
});

export const figureLabel = style({ marginBlockStart: '.25rem', color: vars.colour.inkMuted });

export const breakdown = style({ marginBlockStart: vars.space[4] });

/** The error message below the lead. */
export const failure = style({
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } },
});
