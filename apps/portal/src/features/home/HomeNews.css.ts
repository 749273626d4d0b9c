import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { line, small } from './shared.css.ts';

export const news = style({
  display: 'grid',
  gridTemplateColumns: '1.15fr 1fr',
  gap: '3rem 4rem',
  '@media': { [media.upToSide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const newsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.75rem',
  paddingBlockEnd: '.875rem',
  borderBlockEnd: `.125rem solid ${vars.colour.ink}`,
});

/** The message shown instead of news has a distance to the line above. */
export const newsMessage = style({ paddingBlockStart: vars.space[4] });

export const newsList = style({ listStyle: 'none' });

export const newsItem = style({
  paddingBlock: '1.125rem',
  borderBlockEnd: line,
});

export const newsTitle = style({
  marginBlock: '.375rem .25rem',
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: vars.leading.snug,
});

globalStyle(`${newsTitle} a`, { color: vars.colour.ink });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.625rem',
});

export const notice = style([
  newsItem,
  { display: 'grid', gridTemplateColumns: '4.5rem 1fr', gap: '1rem' },
]);

globalStyle(`${notice} ${newsTitle}`, { marginBlockStart: 0 });

export const noticeDate = style([small, { lineHeight: vars.leading.snug }]);

export const noticeDay = style({
  display: 'block',
  color: vars.colour.brandText,
  font: `650 1.75rem/1 ${vars.font.display}`,
});
