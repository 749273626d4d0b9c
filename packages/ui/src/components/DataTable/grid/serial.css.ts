import { globalStyle, style } from '@vanilla-extract/css';
import { cardLayout, columnLayout } from '../container.css.ts';
import { rowHeader, selectCell, serialNumber, serialWidth } from './cells.css.ts';

export const serialCell = style([
  selectCell,
  {
    '@container': {
      [cardLayout]: {
        selectors: { '&&': { ...serialNumber, alignSelf: 'center', textAlign: 'start' } },
      },
      [columnLayout]: {
        inlineSize: serialWidth,
        minInlineSize: serialWidth,
        selectors: {
          '&&': serialNumber,
          '[data-density="comfortable"] &&': { paddingBlockStart: '.75rem' },
        },
      },
    },
  },
]);
globalStyle(`${serialCell} + ${rowHeader}`, {
  '@container': { [columnLayout]: { insetInlineStart: serialWidth } },
});
