import { variant, kind } from './Button.css.ts';

/** The props of a button on which its class names depend. */
export interface ButtonClassOptions {
  kind: keyof typeof kind;
  size: 'default' | 'large';
  isIconOnly?: boolean;
  isBlock: boolean;
}

/** Returns the class names of a button, or of a link drawn as one. */
export function getButtonClass({
  kind: name,
  size,
  isIconOnly,
  isBlock,
}: ButtonClassOptions): string {
  let className = kind[name];
  if (size === 'large') className += ` ${variant.large}`;
  if (isIconOnly) className += ` ${variant.iconOnly}`;
  if (isBlock) className += ` ${variant.block}`;
  return className;
}
