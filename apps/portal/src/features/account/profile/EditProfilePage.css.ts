import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const page = style({ display: 'grid', gap: vars.space[5], paddingBlockEnd: vars.space[7] });

/** Details and number beside each other. */
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.upToNavigation]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Cards one below the other. */
export const column = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });

export const cardTitle = style({ marginBlockEnd: vars.space[4], fontSize: '1.1875rem' });

/** The title of a part of a card. */
export const partTitle = style({ marginBlockEnd: vars.space[2], fontSize: '1rem' });

export const currentValue = style({
  font: `650 1.5rem/1.1 ${vars.font.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const leadIn = style({ marginBlockStart: vars.space[1], color: vars.colour.inkMuted });

/** A text in the height of the control beside it. */
export const besideControl = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
});

/** A form below the facts of its card. */
export const detailsForm = style({ selectors: { '* + &': { marginBlockStart: vars.space[5] } } });

/** The sentence below the title of a card. */
export const cardLead = style({ marginBlockEnd: vars.space[5], color: vars.colour.inkMuted });

/** A group of fields of a form. */
export const group = style({ minInlineSize: 0, padding: 0, border: 0 });

/** Fields beside each other where there is space. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space[5],
  marginBlockStart: vars.space[4],
});

/** The own photo and the field for another one. */
export const photoRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[5],
});
export const photoColumn = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
export const photoField = style({ flex: '1 1 16rem', minInlineSize: 0 });
