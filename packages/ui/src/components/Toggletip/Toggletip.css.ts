import { keyframes, style } from '@vanilla-extract/css';
import { iconButton } from '../../styles/iconButton.ts';
import { vars } from '../../theme/contract.css.ts';

const rise = keyframes({ from: { transform: 'translateY(-.25rem)' } });
const anchor = '--tl-toggletip';

export const root = style({ anchorScope: anchor });

// The target is 44 px high without moving the lines of the text around it.
export const button = style({
  ...iconButton,
  display: 'inline-grid',
  marginBlock: '-.75rem',
  verticalAlign: 'middle',
  color: vars.colour.link,
  anchorName: anchor,
  selectors: { '&:hover': { background: vars.colour.accentSoft } },
});

// Without anchors the browser shows it in the middle of the window.
export const popover = style({
  inlineSize: 'max-content',
  maxInlineSize: 'min(22rem, 100vw - 2rem)',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
  background: vars.colour.raised,
  color: vars.colour.ink,
  boxShadow: vars.shadow[3],
  font: `400 ${vars.text.md}/${vars.leading.text} ${vars.font.text}`,
  textAlign: 'start',
  whiteSpace: 'normal',
  animation: `${rise} ${vars.motion.fast} ${vars.motion.ease}`,
  '@supports': {
    '(anchor-scope: all)': {
      inset: 'auto',
      margin: `${vars.space[2]} ${vars.space[4]}`,
      positionAnchor: anchor,
      positionArea: 'block-end',
      positionTryFallbacks: 'flip-block',
    },
  },
});
