import { form, kind } from './Button.css.ts';

/** What of a button changes its look. */
export interface ButtonLook {
  kind: keyof typeof kind;
  size: 'default' | 'large';
  isIconOnly?: boolean;
  isBlock: boolean;
}

/** Returns the class names of a button, or of a link drawn as one. */
export function buttonLook({ kind: name, size, isIconOnly, isBlock }: ButtonLook): string {
  let look = kind[name];
  if (size === 'large') look += ` ${form.large}`;
  if (isIconOnly) look += ` ${form.iconOnly}`;
  if (isBlock) look += ` ${form.block}`;
  return look;
}
