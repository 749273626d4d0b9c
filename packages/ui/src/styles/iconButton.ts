import { vars } from '../theme/contract.css.ts';

/** The base of a button that shows an icon alone: a target of full size without a frame. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  cursor: 'pointer',
} as const;
