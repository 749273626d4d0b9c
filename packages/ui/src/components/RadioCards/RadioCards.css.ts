import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { root as field, label, optional as fieldOptional } from '../Field/Field.css.ts';

export const root = style({});
export const invalid = `${root} ${field}`;
export const legend = label;
export const optional = fieldOptional;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});
export const card = style({
  display: 'flex',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  padding: '.75rem 1rem',
  border: `${vars.border.control} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[2],
  background: vars.colour.surface,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.colour.accent,
      background: vars.colour.accentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.colour.accent}`,
    },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
});
export const radio = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  border: `.125rem solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.colour.surface,
  cursor: 'pointer',
  selectors: {
    '&:checked': {
      borderColor: vars.colour.accent,
      background: vars.colour.accent,
      boxShadow: `inset 0 0 0 .3125rem ${vars.colour.surface}`,
    },
    '&:focus-visible': { borderRadius: vars.radius.full },
  },
  '@media': { [media.forcedColours]: { appearance: 'auto' } },
});
export const choice = style({
  display: 'block',
  font: `600 1rem/${vars.leading.small} ${vars.font.display}`,
});
export const description = style({
  display: 'block',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.small,
});
