import { componentProps } from 'virtual:kit-props';
import type { ComponentDoc } from './readProps.ts';

/** Returns the props of the components in a folder of the kit; undefined for another name. */
export const findProps = (name: string): ComponentDoc | undefined =>
  componentProps[name] as ComponentDoc | undefined;
