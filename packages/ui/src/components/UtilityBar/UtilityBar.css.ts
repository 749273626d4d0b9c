import { globalStyle, style } from '@vanilla-extract/css';
import { chromeGround } from '../../styles/chrome.css.ts';
import { screenOnly } from '../../styles/screenOnly.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style([screenOnly, chromeGround, { fontSize: vars.text.sm }]);

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.size.target,
  '@media': {
    [media.upToTablet]: { flexWrap: 'wrap', justifyContent: 'space-between', gap: 0 },
  },
});

export const owner = style({
  flex: 1,
  minInlineSize: 0,
  color: vars.colour.chromeMuted,
  '@media': { [media.upToNavigation]: { display: 'none' } },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [media.upToNavigation]: { flex: 1, justifyContent: 'flex-end' },
    [media.upToTablet]: { flexWrap: 'wrap', justifyContent: 'space-between' },
  },
});

globalStyle(`${tools} > * + *`, {
  marginInlineStart: vars.space[2],
  paddingInlineStart: vars.space[2],
  borderInlineStart: `${vars.border.hair} solid ${vars.colour.chromeLine}`,
  '@media': { [media.upToTablet]: { marginInlineStart: 0, paddingInlineStart: 0, border: 0 } },
});

export const wideOnly = style({ '@media': { [media.upToTablet]: { display: 'none' } } });
