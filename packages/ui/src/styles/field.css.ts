import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const edge = (colour: string) => `${vars.border.control} solid ${colour}`;

/** The style rule of every text control: field, select, text area. */
export const controlRule = {
  display: 'block',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  padding: '.625rem .875rem',
  border: edge(vars.colour.lineStrong),
  borderRadius: vars.radius[2],
  backgroundColor: vars.colour.surface,
  color: vars.colour.ink,
  font: `400 1rem/1.5 ${vars.font.text}`,
  selectors: {
    '&:hover': { borderColor: vars.colour.ink },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
    '&[readonly]': { backgroundColor: vars.colour.sunken },
    '&:disabled': {
      backgroundColor: vars.colour.sunken,
      color: vars.colour.inkMuted,
      borderColor: vars.colour.line,
      // Browsers reduce the opacity of a disabled select.
      opacity: 1,
      cursor: 'not-allowed',
    },
    '&[aria-invalid="true"]': { border: `.125rem solid ${vars.colour.dangerBorder}` },
    '&::placeholder': { color: vars.colour.inkMuted, opacity: 1 },
  },
  '@media': { [media.forcedColours]: { borderColor: 'ButtonBorder' } },
} as const satisfies StyleRule;

/** A text control. */
export const control = style(controlRule);

/** A control with a prefix, a suffix or a button. */
export const group = style({ display: 'flex', alignItems: 'stretch' });

/** The control inside a group. */
export const grouped = style([
  control,
  {
    flex: 1,
    minInlineSize: 0,
    selectors: {
      '&:not(:first-child)': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
      '&:not(:last-child)': {
        borderStartEndRadius: 0,
        borderEndEndRadius: 0,
        borderInlineEndWidth: 0,
      },
    },
  },
]);

const attached = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.375rem',
  minInlineSize: '3rem',
  padding: '0 .875rem',
  border: edge(vars.colour.lineStrong),
});

const errorBorder = `.125rem solid ${vars.colour.dangerBorder}`;
const getErrorStyles = (edge: 'borderInlineStart' | 'borderInlineEnd') => ({
  [`${group}:has([aria-invalid="true"]) > &`]: { borderBlock: errorBorder, [edge]: errorBorder },
});

const atEnd = style([
  attached,
  {
    borderStartEndRadius: vars.radius[2],
    borderEndEndRadius: vars.radius[2],
    selectors: getErrorStyles('borderInlineEnd'),
  },
]);

const fixedText = style({
  background: vars.colour.sunken,
  color: vars.colour.inkMuted,
  fontWeight: 600,
});

/** A fixed text at the start of a group, for example +91. */
export const prefix = style([
  attached,
  fixedText,
  {
    borderInlineEnd: 0,
    borderStartStartRadius: vars.radius[2],
    borderEndStartRadius: vars.radius[2],
    selectors: getErrorStyles('borderInlineStart'),
  },
]);

/** A fixed text at the end of a group, for example acres. */
export const suffix = style([atEnd, fixedText]);

/** A button at the end of a group, for example Show. */
export const addon = style([
  atEnd,
  {
    minBlockSize: vars.size.control,
    background: vars.colour.surface,
    color: vars.colour.link,
    font: `600 .9375rem/${vars.leading.snug} ${vars.font.display}`,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.colour.accentSoft },
      '&:focus-visible': { borderRadius: vars.radius[2], position: 'relative', zIndex: 1 },
      '&[aria-disabled="true"]': {
        background: vars.colour.sunken,
        color: vars.colour.inkMuted,
        cursor: 'not-allowed',
      },
    },
  },
]);
