import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';

const c = vars.colour;
const wide = '(min-width: 48rem)';

export const root = style({ containerType: 'inline-size' });

export const list = style([
  { listStyle: 'none', position: 'relative' },
  ...variants('layout', {
    wide: {
      '@container': {
        [wide]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
      },
    },
  }),
]);

const lineStyle = createVar();
const upcoming = { vars: { [lineStyle]: 'dashed' } } as const;

export const event = style([
  {
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
  },
  ...variants('state', { now: upcoming, todo: upcoming, stopped: upcoming }),
]);
const wideList = `${list}:where([data-layout="wide"])`;
globalStyle(`${wideList} > ${event}`, {
  '@container': { [wide]: { padding: '2.75rem 1rem 0 0' } },
});
globalStyle(`${wideList} > ${event}:not(:last-child)::before`, {
  '@container': {
    [wide]: {
      insetInline: '2.5rem .5rem',
      insetBlock: '.9375rem auto',
      borderInlineStart: 0,
      borderBlockStart: `.125rem ${lineStyle} ${c.lineStrong}`,
    },
  },
});
export const dot = style([
  {
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
  },
  ...variants('state', {
    done: { background: c.statusA, borderColor: c.statusA, color: c.statusAInk },
    now: { background: c.statusP, borderColor: c.statusPInk, color: c.statusPInk },
    stopped: { background: c.statusR, borderColor: c.statusR, color: c.statusRInk },
  }),
]);
export const title = style({
  paddingBlockStart: '.25rem',
  font: `650 ${vars.text.lg}/${vars.leading.snug} ${vars.font.display}`,
});
export const detail = style({ color: c.inkMuted, fontSize: '.9375rem' });
