import type { ReactNode } from 'react';

const longest = 16;

/** Whether a cell contains nothing but a word of a few characters, such as a date, a number or an amount. */
export const isShortValue = (content: ReactNode): boolean =>
  typeof content === 'string' && content.length <= longest && !/\s/.test(content);
