import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const c = vars.colour;
const wide = '(min-width: 48rem)';

export const frame = style({ containerType: 'inline-size' });

const base = style({ listStyle: 'none', position: 'relative' });

export const list = styleVariants({
  narrow: [base],
  wide: [
    base,
    {
      '@container': {
        [wide]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
      },
    },
  ],
});

/** A solid line after a done event, a dashed one after others. */
const lineStyle = createVar();

const item = style({
  vars: { [lineStyle]: 'solid' },
  position: 'relative',
  paddingBlockEnd: vars.space[5],
  paddingInlineStart: '2.75rem',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '.9375rem',
      insetBlock: '2.25rem .25rem',
      borderInlineStart: `.125rem ${lineStyle} ${c.lineStrong}`,
    },
  },
});
const upcoming = { vars: { [lineStyle]: 'dashed' } } as const;

export const event = styleVariants({
  done: [item],
  now: [item, upcoming],
  todo: [item, upcoming],
  stopped: [item, upcoming],
});

globalStyle(`${list.wide} > ${item}`, {
  '@container': { [wide]: { padding: '2.75rem 1rem 0 0' } },
});
globalStyle(`${list.wide} > ${item}:not(:last-child)::before`, {
  '@container': {
    [wide]: {
      insetInline: '2.5rem .5rem',
      insetBlock: '.9375rem auto',
      borderInlineStart: 0,
      borderBlockStart: `.125rem ${lineStyle} ${c.lineStrong}`,
    },
  },
});
const round = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  border: `.125rem solid ${c.lineStrong}`,
  background: c.surface,
  forcedColorAdjust: 'none',
});

export const dot = styleVariants({
  done: [round, { background: c.statusA, borderColor: c.statusA, color: c.statusAInk }],
  now: [round, { background: c.statusP, borderColor: c.statusPInk, color: c.statusPInk }],
  todo: [round],
  stopped: [round, { background: c.statusR, borderColor: c.statusR, color: c.statusRInk }],
});

export const title = style({
  paddingBlockStart: '.25rem',
  font: `650 ${vars.text.lg}/${vars.leading.snug} ${vars.font.display}`,
});
export const detail = style({ color: c.inkMuted, fontSize: '.9375rem' });
