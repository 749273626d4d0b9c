import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** The name of a group above its rows. */
export const group = style({ fontWeight: 650 });
export const groupCount = style({
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
  whiteSpace: 'nowrap',
});

/** The controls of a report: two columns on a tablet, more where there is room. */
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[4],
  '@media': { print: { display: 'none' } },
});

/** The day of a report beside the buttons that show it. */
export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  '@media': { print: { display: 'none' } },
});

/** What is not of the day of a report, a sentence on each line. */
export const notes = style({ margin: 0, paddingInlineStart: vars.space[4] });

/** The filters in words, which are printed too. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  listStyle: 'none',
  padding: 0,
});
export const filter = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
});
export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
});

/** The reports of a kind. */
export const reports = style({
  display: 'grid',
  gap: vars.space[1],
  listStyle: 'none',
  padding: 0,
});
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
export const addFilter = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': { print: { display: 'none' } },
});

/** The table, whose links are printed without their addresses. */
export const table = style({});
globalStyle(`${table} a::after`, { '@media': { print: { content: 'none !important' } } });

/** The scheduled reports, a line between two. */
export const schedules = style({ display: 'grid', listStyle: 'none', padding: 0 });
export const schedule = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
  overflowWrap: 'anywhere',
});
export const scheduleFiles = style({ listStyle: 'none', padding: 0 });
