import { style } from '@vanilla-extract/css';
import { iconButton } from '../../styles/iconButton.ts';
import { variants, whenSet } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.375rem',
    maxInlineSize: '100%',
    minBlockSize: '1.75rem',
    padding: '0 .625rem',
    border: `${vars.border.hair} solid ${vars.colour.line}`,
    borderRadius: vars.radius[1],
    background: vars.colour.sunken,
    color: vars.colour.ink,
    font: `600 ${vars.text.sm}/${vars.leading.snug} ${vars.font.display}`,
  },
  ...variants('tone', {
    accent: {
      borderColor: vars.colour.accentSoft,
      background: vars.colour.accentSoft,
      color: vars.colour.accent,
    },
    brand: {
      borderColor: vars.colour.brandSoft,
      background: vars.colour.brandSoft,
      color: vars.colour.brandText,
    },
  }),
  whenSet('removable', { gap: 0, paddingInlineEnd: 0, borderRadius: vars.radius[2] }),
  { '@media': { [media.forcedColours]: { borderColor: 'CanvasText' } } },
]);

export const label = style({
  minInlineSize: 0,
  paddingBlock: '.1875rem',
  overflowWrap: 'anywhere',
});

export const remove = style({
  ...iconButton,
  flex: 'none',
  color: 'inherit',
  selectors: { '&:hover': { background: vars.colour.accentSoft, color: vars.colour.accent } },
});
