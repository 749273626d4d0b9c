import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });

export const photo = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.full,
  background: vars.colour.brandSoft,
  color: vars.colour.brandText,
});

export const office = style({ fontWeight: 600 });

export const ways = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  overflowWrap: 'anywhere',
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
});
