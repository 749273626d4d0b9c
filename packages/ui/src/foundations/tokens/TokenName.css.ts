import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const token = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  padding: `0 ${vars.space[2]}`,
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  border: `${vars.border.hair} solid transparent`,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.colour.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.colour.accentSoft } },
  '@media': { [media.forcedColours]: { borderColor: 'ButtonBorder' } },
});
globalStyle(`${token} > code`, {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});
globalStyle(`${token} > svg`, { flex: 'none', color: vars.colour.inkMuted });
