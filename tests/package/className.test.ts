import { describe, expect, it } from 'vitest';
import { getClassName } from '../../packages/ui/scripts/className.ts';

describe('the name of a class', () => {
  it.each([
    ['components/Button/Button.css.ts', 'root', 'tl-Button'],
    ['components/Button/Button.css.ts', 'meta', 'tl-Button-meta'],
    ['components/MapPanel/MapPopover.css.ts', 'root', 'tl-MapPopover'],
    ['components/DataTable/grid/cells.css.ts', 'rowHeader', 'tl-DataTable-rowHeader'],
    ['styles/field.css.ts', 'control', 'tl-field-control'],
    ['styles/visuallyHidden.css.ts', 'visuallyHidden', 'tl-visuallyHidden'],
    ['styles/column.css.ts', 'column_page', 'tl-column-page'],
  ])('of a style in %s named %s is %s', (path, style, name) => {
    expect(getClassName(path, style)).toBe(name);
  });
});
