import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const narrow = '(max-width: 46rem)';

export const card = style({
  containerType: 'inline-size',
  background: vars.colour.surface,
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '1rem 2rem',
  padding: vars.space[5],
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space[4] },
  },
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem .625rem',
});
export const letter = style({
  color: vars.colour.inkMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const title = style({
  marginBlock: '.5rem .75rem',
  fontSize: vars.text.xl,
  lineHeight: vars.leading.snug,
});

export const dates = style({ display: 'flex', flexWrap: 'wrap', gap: '.5rem 2.5rem' });
export const label = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });
export const date = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const note = style({ color: vars.colour.inkMuted, whiteSpace: 'nowrap' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '.625rem',
});
globalStyle(`${actions} > *`, { '@container': { [narrow]: { flex: '1 1 auto' } } });
