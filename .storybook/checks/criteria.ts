import type { CheckName } from './everyStory.ts';

/**
 * The criteria of WCAG 2.2 that each check on stories tests, beside those of axe's own rules. Text of 19 px is no criterion:
 * 1.4.4 asks for 200 %.
 */
export const criteriaOfChecks: Readonly<Record<CheckName, readonly string[]>> = {
  console: [],
  'axe, light': [],
  'axe, dark': [],
  'axe, forced colours': [],
  'targets of 44 px': ['2.5.5', '2.5.8'],
  'spoken once': ['4.1.3'],
  'read well': ['2.4.1', '3.1.2', '4.1.2'],
  '320 px': ['1.4.10'],
  '320 px, text of 19 px': [],
  '320 px, Odia and Hindi': ['1.4.10'],
  'text spacing': ['1.4.12'],
  '320 px, focus of 2 px at 3:1': ['1.4.11', '2.1.2', '2.4.7'],
  'focus of 2 px at 3:1': ['1.4.11', '2.1.2', '2.4.7'],
  'reduced motion': ['2.3.3'],
};
