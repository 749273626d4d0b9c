import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { columnLayout } from '../container.css.ts';

/** The column's name beside a value in card form. */
export const cardLabel = style({
  flex: 'none',
  maxInlineSize: '50%',
  color: vars.colour.inkMuted,
  font: `600 ${vars.text.sm}/${vars.leading.text} ${vars.font.display}`,
  textAlign: 'start',
  '@container': { [columnLayout]: { display: 'none' } },
});
