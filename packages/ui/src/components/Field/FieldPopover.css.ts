import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  boxSizing: 'border-box',
  inset: 'auto',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  background: vars.colour.raised,
  color: vars.colour.ink,
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[3],
});

// The hidden buttons of React Aria are 1 px large; the browser's padding and border would enlarge them.
globalStyle(`${root} > div > button[tabindex="-1"]`, { padding: 0, border: 0 });
